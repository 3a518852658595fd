### The guide of a first game: what happens, why it matters (why), what is a sensible first choice (try).

guide-welcome = Welcome to your first game
    .what = You are a mad wizard and want blood. Whoever has enough points and says so wins.
    .why = Blood of the others is points: what you win in duels, and what their adventurers leave in your dungeon.
    .try = A note like this comes when something happens for the first time. The game waits until you have read it, and every scene waits for “Next”.
guide-deed = Your deed
    .what = One of the five dungeons is yours, and only you know which. Every adventurer of the others who dies there brings you a point; your own dead there cost you one each.
    .why = Hold the card to look at it.
    .try = Keep your own party away from it, and do not give it away.
guide-town = Hiring in town
    .what = Five adventurers wait, sorted by rank. The lowest rank is the strongest and the dearest; on the Street they cost nothing.
    .why = Low ranks win duels. High ranks carry more gold.
    .try = Take one strong fighter, and cheap ones beside him.
guide-letters = Letters A to E
    .what = Every adventurer has one letter for each dungeon. A room there kills somebody who has its letter.
    .why = A is safe: only two rooms of a dungeon kill it. E is deadly: eleven do.
    .try = Hire people with A and B for the same dungeon, and not all with the same letter.
guide-tokens = Your 40 gold
    .what = You have no treasure yet. In this round you pay with four blood tokens of 10 gold each: these are your 40 gold.
    .why = At the end of the first round they are worth no gold any more.
    .try = Spend them now.
guide-payment = Paying
    .what = You pay with cards of your treasure. The payment with the least waste lies in the tray already.
    .why = There is no change: what is too much is lost.
    .try = Exchange a card if you would rather keep it.
guide-party = Your party
    .what = Your adventurers lie here. With fewer than three you must hire in every turn; with three or more you may pass.
    .why = Three fight in a battle. Whoever is more still explores and carries.
    .try = Hiring ends for all as soon as everybody has at least three. Until then you may exchange: one goes, one comes.
guide-sending = Where to?
    .what = One after the other, everybody puts a pawn on a dungeon. Where two parties meet they fight for it.
    .why = Alone there you do not fight: no danger from others, but no blood of theirs either. The rooms kill all the same.
    .try = Are you strong? Go where somebody weak stands. Are you weak? Go where nobody is.
guide-danger = What threatens you there
    .what = Below each entrance stand the letters of your party and the chance that the first card kills one of them.
    .why = Different letters share the danger; equal letters fall one after the other.
    .try = Take a dungeon with a small number that is not your own.
guide-classes = Icons of classes
    .what = The small icons under an entrance show classes. The items of this dungeon belong to them.
    .why = The power of an item works only while somebody of its class is in the party.
    .try = With a fitting class a visit there is worth more.
guide-line-up = Your line-up
    .what = Another party is here. Lay down three fighters in secret, first, second and third.
    .why = Then your first fights their first, your second their second, your third their third.
    .try = The ranks of the others stand above your places: put your strong one where you expect a weak one.
guide-duels = Who wins a duel
    .what = The lowest rank wins. A loser of the winner’s colour changes sides, every other loser dies.
    .why = Whoever has the most survivors enters the dungeon; the others go home.
    .try = Two duels won are usually enough.
guide-won-blood = Blood for you
    .what = You have won a duel and taken a blood marker. It lies in your death zone and is a point.
    .why = Everybody sees your death zone; only your dungeon stays secret.
    .try = Battles against weak parties are the fastest points.
guide-lost-blood = Blood for a rival
    .what = You have lost a duel. One of your markers is a point in somebody’s death zone now.
    .why = It never comes back.
    .try = With high ranks keep out of the way of strong parties.
guide-enters = Who goes in
    .what = The battle is over. The party with the most survivors enters, also with those who did not fight.
    .why = A tie goes to the lowest rank laid down.
    .try = Even a lost battle may bring points: each duel counts for itself.
guide-neutrals = A party of neutrals only
    .what = Assassins, oracles, jesters and mules have no colour: they are neutral. If after the battle only they are left of a party, they run away.
    .why = Most survivors win, in a tie the lowest rank. If that party breaks up, nobody enters.
    .try = Always have somebody with a colour in your party.
guide-visit = In the dungeon
    .what = Whoever is inside turns over card after card. A room kills one of the party who has its letter, and offers gold.
    .why = The letters on your cards that count here are outlined.
    .try = Watch which letters have been turned up: those are gone from the deck.
guide-who-dies = Who dies?
    .what = Several of yours have the letter of this room. You choose one of them.
    .why = A low rank fights well, a high rank carries a lot.
    .try = Give up the one whom you need least on the way home.
guide-death = A death in the dungeon
    .what = One of yours is dead. Your marker now lies at this dungeon: a point for its owner.
    .why = Whose it is you know only if it is yours; then your dead costs you a point.
    .try = See where the others avoid to go: that is often their own.
guide-item = An item
    .what = Items weigh nothing and are worth 5 gold. Many can do something.
    .why = After an item the next card follows at once; you cannot flee in between.
    .try = Read what it does: you are asked whenever it can be used.
guide-gold = Take the gold?
    .what = Your party carries as much gold as its living ranks add up to.
    .why = If somebody dies you can carry less. What you leave is gone.
    .try = Take it while there is room.
guide-too-heavy = Too heavy
    .what = Somebody died, and the others cannot carry it all. Drop something.
    .why = What you drop is lost.
    .try = Drop the smallest room that is enough.
guide-flee = Go on or flee?
    .what = This room killed nobody, so you may flee with the loot. Or you turn over the next card.
    .why = If all die, all loot of this visit is lost. The odds show how many deadly cards are left.
    .try = With 20 gold or two of yours in danger: flee.
guide-wiped-out = All dead
    .what = Nobody is left, and the loot is lost.
    .why = Every one of them was a point for the owner of the dungeon.
    .try = Next time flee one room earlier.
guide-treasure = Home with the loot
    .what = What you brought home is your treasure. You pay with it when you hire.
    .why = Gold itself is no point.
    .try = Spend it on strong fighters: they bring the blood.
guide-new-deed = Another deed?
    .what = For 50 gold you may exchange your deed for one from the Deed House.
    .why = The blood that lies at the new dungeon is yours at once. But you do not know which one you get.
    .try = Only with much gold, and if your dungeon is empty.
guide-stone = The Seeing Stone
    .what = Its holder begins every phase. After each round it moves on to the left.
    .why = Whoever sends last sees where all the others stand.
    .try = If you begin, choose a place where you need not fear anybody.
guide-rival = A rival is close
    .what = Somebody has nearly enough points in the death zone alone. What lies in the own dungeon comes on top.
    .why = You see only part of it; the rest is secret.
    .try = Do not let them win another duel against you, and do not die where you suspect their dungeon.
guide-claim = You are close
    .what = Nobody wins by points alone: you must announce it. Here you count yours; with enough you press the button.
    .why = You can do so in every decision, also between two duels or rooms.
    .try = Count after every blood marker, and announce as soon as it is enough.
guide-false-claim = A false announcement
    .what = Somebody announced victory with too few points. The deed lies open now.
    .why = Everybody knows that dungeon, and nobody wants to die there any more.
    .try = Avoid it. Count before you announce.
guide-last-round = The last round
    .what = If nobody announces victory now, the most points win after this round.
    .why = Ties go to the bigger death zone.
    .try = Look for a fight: a marker counts more than gold now.

## After every round: the points it brought, what went well or badly, and why.

guide-round-greedy = The round before: one room too many
    .points = { $points ->
        [0] No point for you.
        [1] One point for you.
       *[other] Points for you: { $points }.
    }
    .what = { guide-round-greedy.points } You went on after card { $room } and lost the whole party: fleeing there would have brought home { $gold } gold.
guide-round-unlucky = The round before: a deadly place
    .what = { guide-round-greedy.points } All { $dead } died before fleeing was worth it. At the { $dungeon } your letters were bad: look for A and B before you send.
guide-round-bloody = The round before: a high price
    .what = { guide-round-greedy.points } You brought home { $gold } gold. { $dead } of yours died: that many points for the owner of the { $dungeon }.
guide-round-rich = The round before: fled in time
    .what = { guide-round-greedy.points } You brought home { $gold } gold{ $dead ->
        [0] {" and nobody died."}
       *[other] {" and lost one adventurer."}
    }{ $strong ->
        [0] {""}
       *[other] {" Now you can pay for a strong fighter."}
    }
guide-round-won = The round before: blood for you
    .what = { guide-round-greedy.points } { $won ->
        [one] One duel won: a marker
       *[other] { $won } duels won: as many markers
    } in your death zone{ $lost ->
        [0] {"."}
       *[other] , { $lost } for the others.
    }{ $again ->
        [yes] {""}
       *[no] {" "}Your ranks were low enough for it.
    }
guide-round-beaten = The round before: beaten
    .what = { guide-round-greedy.points } { $lost ->
        [one] One lost duel gave a rival a point
       *[other] { $lost } lost duels gave rivals as many points
    }{ $won ->
        [0] {"."}
       *[other] , you got { $won }.
    }{ $again ->
        [yes] {""}
       *[no] {" "}Look at the ranks of a party before you send yours to the same place.
    }
