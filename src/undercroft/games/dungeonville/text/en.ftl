### Dungeonville in English. Names of cards come from the content files.
###
### $seat is a player's name, $seat_is is "you" for the reader and "other" for everybody else. An argument that
### names a card brings its facts along: $adventurer_rank, $dungeon_id, $deed_dungeon and so on.

## Cards, as they are called inside sentences

card-adventurers = { $name } ({ $class } { $colour_id ->
        [red] ◆
        [blue] ●
        [green] ▲
        [yellow] ■
       *[none] ★
    }{ $rank })
card-rooms = { $name } ({ $letter }, { $gold } gold)
card-deeds = deed of the { $dungeon }

## Phases

phase-hiring = Hiring
phase-sending = Sending
phase-battle = Battle
phase-exploring = Exploring
phase-collecting = Collecting

## Steps, as questions

step-lute = Do you play the Lute and call a new crowd into town?
step-make-room = Whom do you send away to make room, or do you pass?
step-hire = Whom do you hire?
step-payment = What do you pay with?
step-send = Where do you send your party?
step-line-up = Whom do you line up?
step-cloak = Whose fighters do you spy on under the Cloak?
step-new-order = In which order do your fighters stand now?
step-axe = Does your Barbarian swing the Axe?
step-banner = Do you raise the Banner and hire the losers?
step-beads = Do the Beads save your Monk?
step-oracle = Whose letter does your Oracle take over?
step-net = Do you throw the Net over this room?
step-who-dies = Who dies in this room?
step-rescue = Do you save the victim?
step-which-mule = Which Mule dies instead?
step-holy-water = Does the Holy Water wash away the blood?
step-glove = Does the Glove bring the victim back?
step-drop = The load is too heavy. What do you drop?
step-take = Do you take the room's gold?
step-flee = Flee or go on?
step-buy-deed = Do you buy another deed?
step-claim-point = You have enough points. Do you announce victory?
step-pause = A short pause.

## Options: what a player may choose

option-decline = { $step ->
    [claim-point] Not now
    [buy-deed] Keep the present deed
    [rescue] Let it happen
    [cloak] Leave the Cloak in the bag
   *[other] No
}
option-use = Use { $item }: { $item_text }
option-pass = Pass
option-discard = Send away { $adventurer }
option-hire = Hire { $adventurer } { $gold ->
    [0] for nothing
   *[other] for { $gold } gold
}
option-pay-token = Pay a blood token, { $gold } gold (still due: { $left }{ $waste ->
    [0] {""}
   *[other] , wasted: { $waste }
})
option-pay = Pay { $card_name }, { $gold } gold (still due: { $left }{ $waste ->
    [0] {""}
   *[other] , wasted: { $waste }
})
option-send = To the { $dungeon }
option-lay = { $adventurer }
option-cloak = Spy on { $seat }
option-reorder = { $order ->
    [123] Leave the order as it is
   *[other] New order: { $order }
}
option-copy = { $oracle_name } takes over the letter of { $adventurer }
option-sacrifice = { $adventurer }
option-drop = Drop { $card_name }, { $gold } gold (too much: { $over })
option-take = Take the gold
option-leave = Leave it
option-flee = Flee with the loot
option-go-on = Go on
option-buy = Buy a deed for { $gold } gold
option-claim = Announce victory (shows everybody your deed)

## News: what happened

news-round = Round { $round } begins. { $seat_is ->
    [you] You hold
   *[other] { $seat } holds
} the Seeing Stone.
    .rule = DV-020
news-deed = { $seat_is ->
    [you] You secretly own
   *[other] { $seat } secretly owns
} the { $deed_dungeon }.
    .rule = DV-006
news-nobody-enters = Nobody enters the { $dungeon }: the winning party has dissolved.
    .rule = DV-145
news-enters-town = { $adventurer } comes to town.
    .rule = DV-047
news-reshuffle = The discarded adventurers are shuffled into a new deck.
    .rule = DV-029
news-passed = { $seat_is ->
    [you] You pass.
   *[other] { $seat } passes.
}
    .rule = DV-038
news-made-room = { $seat_is ->
    [you] You send
   *[other] { $seat } sends
} { $adventurer } away.
    .rule = DV-036
news-hired = { $seat_is ->
    [you] You hire
   *[other] { $seat } hires
} { $adventurer } { $gold ->
    [0] for nothing
   *[other] for { $gold } gold
}.
    .rule = DV-035
news-paid = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} { $gold } gold with { $card_name }.
    .rule = DV-043
news-paid-token = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} { $gold } gold with a blood token.
    .rule = DV-031
news-dissolved = { $seat_is ->
    [you] Your party has neutral adventurers only; it breaks up.
   *[other] The party of { $seat } has neutral adventurers only; it breaks up.
}
    .rule = DV-143
news-sent = { $seat_is ->
    [you] You send your party
   *[other] { $seat } sends a party
} to the { $dungeon }.
    .rule = DV-053
news-battle = A battle begins at the { $dungeon }.
    .rule = DV-058
news-ready = { $seat_is ->
    [you] Your line-up is ready.
   *[other] The line-up of { $seat } is ready.
}
    .rule = DV-060
news-cloaked = { $seat_is ->
    [you] You look
   *[other] { $seat } looks
} at { $opponent_is ->
    [you] your fighters
   *[other] the fighters of { $opponent }
} under the Cloak.
    .rule = DV-118
news-peeked-fighter = { $opponent_is ->
    [you] Among your fighters
   *[other] Among the fighters of { $opponent }
}: { $adventurer }.
    .rule = DV-118
news-fighter = Duel { $duel }: { $seat_is ->
    [you] you reveal
   *[other] { $seat } reveals
} { $adventurer }.
    .rule = DV-063
news-duel-won = { $adventurer } wins duel { $duel } for { $seat_is ->
    [you] you
   *[other] { $seat }
}.
    .rule = DV-064
news-killed = { $seat_is ->
    [you] Your
   *[other] { $seat }’s
} fighter { $adventurer } is killed.
    .rule = DV-066
news-recruited = { $adventurer } leaves { $loser_is ->
    [you] you
   *[other] { $loser }
} and joins { $seat_is ->
    [you] you
   *[other] { $seat }
}.
    .rule = DV-065
news-saved = { $seat_is ->
    [you] Your
   *[other] { $seat }’s
} adventurer { $adventurer } is saved.
    .rule = DV-115
news-blood-taken = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} a blood marker from { $loser_is ->
    [you] you
   *[other] { $loser }
}.
    .rule = DV-069
news-enters = With { $survivors ->
    [one] one survivor
   *[other] { $survivors } survivors
} { $seat_is ->
    [you] you win
   *[other] { $seat } wins
} the right to enter the { $dungeon }.
    .rule = DV-074
news-visit = { $seat_is ->
    [you] You enter
   *[other] { $seat } enters
} the { $dungeon }.
    .rule = DV-081
news-jester = { $adventurer } takes over the letter { $letter } from { $other }.
    .rule = DV-149
news-jester-blank = { $other } has no letter to lend to { $adventurer }.
    .rule = DV-150
news-oracle = { $adventurer } takes over the letter { $letter } from { $other }.
    .rule = DV-148
news-revealed = { $seat_is ->
    [you] You reveal
   *[other] { $seat } reveals
} { $card }.
    .rule = DV-084
news-found = { $seat_is ->
    [you] Your loot now holds
   *[other] The loot of { $seat } now holds
} { $card }.
    .rule = DV-085
news-dungeon-reshuffle = The discarded cards of the { $dungeon } are shuffled into a new deck.
    .rule = DV-101
news-used = { $seat_is ->
    [you] You use
   *[other] { $seat } uses
} { $item }.
    .rule = DV-110
news-died = { $seat_is ->
    [you] You lose
   *[other] { $seat } loses
} { $adventurer }.
    .rule = DV-086
news-blood-placed = { $seat_is ->
    [you] Your blood
   *[other] The blood of { $seat }
} marks the { $dungeon }.
    .rule = DV-089
news-returned = { $adventurer } returns to { $seat_is ->
    [you] your party
   *[other] the party of { $seat }
}.
    .rule = DV-116
news-wiped-out = { $seat_is ->
    [you] Your party is
   *[other] The party of { $seat } is
} wiped out; the loot is lost.
    .rule = DV-099
news-ran-away = { $seat_is ->
    [you] Your last adventurers are
   *[other] The last adventurers of { $seat } are
} neutral; they run away and the loot is lost.
    .rule = DV-146
news-dropped = { $seat_is ->
    [you] You drop
   *[other] { $seat } drops
} { $card }.
    .rule = DV-091
news-took = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $card_name } along.
    .rule = DV-092
news-left = { $seat_is ->
    [you] You leave
   *[other] { $seat } leaves
} { $card_name } behind.
    .rule = DV-093
news-too-heavy = Left behind because it is too heavy for { $seat_is ->
    [you] your party
   *[other] the party of { $seat }
}: { $card_name }.
    .rule = DV-093
news-peeked = { $seat_is ->
    [you] You look
   *[other] { $seat } looks
} at the top card of the { $dungeon }.
    .rule = DV-122
news-peeked-card = { $seat_is ->
    [you] You see
   *[other] { $seat } sees
} that { $card } comes next.
    .rule = DV-122
news-fled = { $seat_is ->
    [you] Your party flees
   *[other] The party of { $seat } flees
} with its loot.
    .rule = DV-098
news-nothing-left = There is nothing left in the { $dungeon }; { $seat_is ->
    [you] you go
   *[other] { $seat } goes
} home.
    .rule = DV-102
news-collected = { $seat_is ->
    [you] You bring
   *[other] { $seat } brings
} home loot worth { $gold } gold.
    .rule = DV-132
news-bought = { $seat_is ->
    [you] You exchange your deed
   *[other] { $seat } exchanges a deed
} at the Deed House.
    .rule = DV-133
news-put-back = The deed that { $seat_is ->
    [you] you put
   *[other] { $seat } puts
} back is known: the { $deed_dungeon }.
    .rule = DV-161
news-claimed = { $seat_is ->
    [you] You announce victory and show
   *[other] { $seat } announces victory and shows
} the deed of the { $deed_dungeon }: { $points ->
    [one] one point
   *[other] { $points } points
}.
    .rule = DV-158
news-won = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} with { $points } points!
    .rule = DV-159
news-false-claim = { $points ->
    [one] One point is
   *[other] { $points } points are
} not enough; the game goes on, and { $seat_is ->
    [you] your
   *[other] { $seat }’s
} deed is public now.
    .rule = DV-160
news-cap = Round { $round } was the last one. All deeds are shown.
    .rule = DV-166

## How a game ends

reason-claim = { $seat_is ->
    [you] You
   *[other] { $seat }
} announced victory with enough points.
reason-cap = The last round was over; the most points win.

## Options of the game

game-option-goal = Points to win
game-option-goal-help = How many points are needed. 9 or 10 make a longer game, good with five players.
game-option-round_cap = Last round
game-option-round_cap-help = After this round the most points win.
game-option-round_cap-none = no limit
game-option-claims = Announcing victory
game-option-claims-help = Asked: you decide when to announce. Automatic: the game ends when somebody reaches the goal.
game-option-claims-asked = asked
game-option-claims-automatic = automatic
game-option-duel_blood = Blood from duels
game-option-duel_blood-help = Whether every duel gives a marker or only one with a killed loser.
game-option-duel_blood-every_duel = every duel
game-option-duel_blood-kills_only = kills only
game-option-reserve = Reserve after a battle
game-option-reserve-help = Whether adventurers who did not fight enter the dungeon with the others.
game-option-reserve-enters = enters, too
game-option-reserve-stays_home = stays home
game-option-town = The town between rounds
game-option-town-help = Whether the adventurers left in town stay or five new ones come each round.
game-option-town-keep = stays
game-option-town-renew = is renewed
game-option-items = Items
game-option-items-help = Powers: every item can do something. Plain: items are only worth 5 gold.
game-option-items-powers = with powers
game-option-items-plain = plain
game-option-first_player = First holder of the stone
game-option-first_player-help = Who begins the first round.
game-option-first_player-random = drawn at random
game-option-odds_helper = Odds
game-option-odds_helper-help = Shows how likely the next card is to kill; counts only what everybody can see.
game-option-odds_helper-on = shown
game-option-odds_helper-off = not shown

## Short rules

rules-goal = Goal
    .text =
        You are a mad wizard and secretly own one of five dungeons. You want blood: markers of the other
        players, won in duels (your death zone) or left behind where their adventurers die, in your own
        dungeon. Your own blood in your own dungeon counts against you. (DV-010, DV-011)

        Seven points, or the goal agreed on, are enough to win, but you must say so (see below). Your deed is
        secret, so nobody knows anybody's full score. (DV-010, DV-017)

        A round has five phases: hiring, sending, battle, exploring, collecting. The holder of the Seeing
        Stone begins each of them; after the round the stone moves on to the left. (DV-018 to DV-020)
rules-hiring = Hiring
    .text =
        Five adventurers wait in town, sorted by rank: the strongest (lowest rank) in the dear Tavern, the
        weakest on the Street for nothing. After each hire a new one comes and all are sorted again, so
        prices move. (DV-026, DV-027, DV-047)

        With fewer than three adventurers you must hire one in each of your turns. With three or more you may
        pass, or send one of yours away and hire another. The phase ends as soon as everybody has three.
        (DV-035, DV-036, DV-048)

        You pay with treasure: a room is worth its gold, an item 5. There is no change, and no card too many may
        be paid. In the first round four blood tokens of 10 gold each help out. (DV-030, DV-033, DV-044, DV-045)
rules-sending = Sending
    .text =
        One after the other, everybody who has a party puts a pawn on a dungeon, openly and for good. Any dungeon
        will do: a crowded one, an empty one, even your own. (DV-053 to DV-055)

        Look at the letters: each adventurer has one per dungeon. A is the safest, because only two rooms kill it,
        E the worst, with eleven. Members who share a letter share the danger. (DV-083, DV-086)
rules-battle = Battle
    .text =
        Where two or more parties meet they fight. Everybody secretly lays down three fighters in a row; then
        there are three duels, first against first, second against second, third against third. (DV-058 to DV-063)

        The lowest rank wins. A loser of the winner's colour changes sides, every other loser dies. Neutral
        fighters hire nobody and are not hired. (DV-064 to DV-067)

        Each duel earns its winner one blood marker, from the player whose loser had the highest rank.
        (DV-069, DV-070)

        Whoever has the most survivors enters with the whole party; on a tie the lowest rank laid down
        decides. The others go home. (DV-073 to DV-077)
rules-exploring = Exploring
    .text =
        You turn over one card of the dungeon after another. A room kills one adventurer who has exactly its
        letter; with several you choose. Your marker then goes to that dungeon, a point for its owner unless it
        is you. (DV-084, DV-086, DV-089)

        You may take the room's gold if the party can still carry it: it carries as much gold as its living
        ranks add up to. What is left lying is gone. (DV-090 to DV-093)

        You may flee only after a room that killed nobody. After an item or a death the next card follows. If
        the whole party dies, the loot of this visit is lost. (DV-085, DV-096, DV-099)
rules-items = Items
    .text =
        An item weighs nothing and is worth 5 gold. Its power works only while an adventurer of its class is
        there. You are asked when it can be used; Wheelbarrow and Crucible work by themselves.
        (DV-085, DV-106, DV-110)
rules-collecting = Collecting
    .text =
        The loot becomes treasure. With two to four players everybody may then pay 50 gold to exchange the deed
        for one drawn from the Deed House. Markers stay on the dungeons and count for the new owner at once.
        (DV-012, DV-132, DV-133)

        After the first round unspent tokens are gone. (DV-032)
rules-neutrals = Neutral adventurers
    .text =
        Assassin, Oracle, Jester and Mule have no colour. A party of neutrals alone breaks up after hiring, after
        a battle or in the dungeon; there the loot is lost as well. (DV-142 to DV-146)

        Oracle and Jester have no letters. The Oracle copies a member of the party, the Jester a random card. A
        Mule that dies in a dungeon leaves no marker. (DV-148, DV-149, DV-153)
rules-claims = Announcing victory
    .text =
        You can announce victory in every decision of yours, and you are asked whenever your points have just
        changed and are enough, even if they fell. You show your deed and all is counted: with enough points you
        win at once. (DV-155 to DV-159)

        With too few the game goes on, but your deed is public; that may happen to you once a round.
        (DV-160, DV-161)

        If nobody wins before the last round is over, the most points win; ties go to the bigger death zone.
        (DV-166, DV-167)

## The table in the terminal

board-round = Round { $round }{ $cap ->
    [0] {""}
   *[other] /{ $cap }
}
board-goal = goal { $goal }
board-town = Town
board-dungeon = Dungeon
board-deck = Cards
board-blood = Blood of { $players }
board-letters = Your letters
board-risk = Risk
board-pawns = Parties
board-player = Player
board-gold = Gold
board-zone = Zone
board-party = Party
board-nobody = nobody
board-treasure = Treasure: { $cards }
board-visit = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} in the { $dungeon }. Load { $carried } of { $limit } gold. { $room ->
    [none] {""}
   *[other] Room: { $room }.
}
board-odds = Next card ({ $cards } left): { $death } kill ({ $percent } %), { $flee } let you flee, { $item } are items; on average { $gold } gold to carry.
board-stake = At stake: { $stake ->
    [one] one card
   *[other] { $stake } cards
} of loot.
board-battle = Battle at the { $dungeon }
board-hidden = laid
board-waiting = choosing …
board-reserve = reserve
board-deed = Your deed: the { $dungeon }.
board-points = Your points: { $zone } in the death zone + { $foreign } foreign blood − { $own } own blood = { $points } (goal { $goal }).
board-warning = You have { $points } of { $goal } points; a false announcement shows everybody your deed. Choose it once more if you mean it.
board-score = { $zone } in the death zone + { $foreign } foreign blood − { $own } own blood
board-place = Place
board-owner = Dungeon
board-points-title = Points
board-score-title = Counted as

## Why a choice is good (aspects of the value): the name, and a sentence where it is better or worse than another choice

grammar-about = { $exact ->
    [yes] {""}
   *[no] {"about "}
}
aspect-points = Points
aspect-points-better = You stand at { grammar-about }{ $points } of { $goal } points, otherwise at { $points_other }.
aspect-points-worse = But you stand at { grammar-about }{ $points } of { $goal } points, otherwise at { $points_other }.
aspect-claim = Announcing victory
aspect-claim-better = You have, or keep, the points to announce victory.
aspect-claim-worse = But you will not have the points to announce victory.
aspect-secret = Your secret
aspect-secret-better = Nobody learns which dungeon is yours.
aspect-secret-worse = But everybody learns which dungeon is yours.
aspect-party = Your party
aspect-party-better = Each of your best three fighters beats, on average, { $beaten } of the { $others } other adventurers, otherwise { $beaten_other }.
aspect-party-worse = But each of your best three fighters beats, on average, { $beaten } of the { $others } other adventurers, otherwise { $beaten_other }.
aspect-hire = Bargains in town
aspect-hire-better = There is a good bargain left for you in town.
aspect-hire-worse = But there is no good bargain left for you in town.
aspect-gold = Gold
aspect-gold-better = You have gold and items worth { grammar-about }{ $gold }, otherwise { $gold_other }.
aspect-gold-worse = But you have gold and items worth { grammar-about }{ $gold }, otherwise { $gold_other }.
aspect-first = Order of sending
aspect-first-better = You do not have to send your party first.
aspect-first-worse = But you have to send your party first.
aspect-threat = Who sends later
aspect-threat-better = Those who send after you can do less about it.
aspect-threat-worse = But those who send after you can turn it to their profit.
aspect-battle = Battle
aspect-battle-better = { $fights ->
    [no] You avoid a battle in which you should win about { $duels_other } of { $fighters } duels.
   *[yes] In the battle you should win about { $duels } of { $fighters } duels{ $fights_other ->
        [no] {"."}
       *[yes] , otherwise { $duels_other }.
    }
}
aspect-battle-worse = { $fights ->
    [no] But you pass up a battle in which you should win about { $duels_other } of { $fighters } duels.
   *[yes] But there is a battle, and you should win about { $duels } of { $fighters } duels only.
}
aspect-visit = Visit of the dungeon
aspect-visit-better = { $enters ->
    [no] You are out of danger; going on, { $deadly_other } of { $cards_other } cards would be deadly.
   *[yes] In the dungeon { $deadly } of { $cards } cards are deadly for your party{ $enters_other ->
        [no] {"."}
       *[yes] , otherwise { $deadly_other } of { $cards_other }.
    }
}
aspect-visit-worse = { $enters ->
    [no] But you give up a visit in which { $deadly_other } of { $cards_other } cards are deadly.
   *[yes] But in the dungeon { $deadly } of { $cards } cards are deadly for your party.
}
aspect-dungeon = Blood in your dungeon
aspect-dungeon-better = Others will leave more blood in your dungeon.
aspect-dungeon-worse = But others will leave less blood in your dungeon.
aspect-rivals = Strongest rival
aspect-rivals-better = { $seat }, your strongest rival, is worse off.
aspect-rivals-worse = But { $seat }, your strongest rival, is better off.
