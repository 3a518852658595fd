### The guide of a first game: what happens, why it matters (why), what is a sensible first choice (try).

guide-welcome = Welcome to your first game
    .what = You dig a dungeon, hire monsters and, once a year, defend it against heroes.
    .why = After two years rooms, monsters and captured heroes bring points; lost tiles and unpaid taxes cost points.
    .try = A note like this comes when something happens for the first time. The game waits until you have read it, and every scene waits for “Next”.
guide-orders = Three orders in secret
    .what = Everybody chooses three different orders at the same time. All show the first, then the second, then the third.
    .why = The sequence matters: who comes first gets another price than who comes last, and you do not know what the others want.
    .try = Not sure? “Hint”, the crystal ball beside the question, names the order that a bot would give now.
guide-places = The eight places
    .what = Each order belongs to a place. They are settled from 1 to 8: food, reputation, tunnels, gold, imps, traps, monsters, rooms.
    .why = What you get at an early place can be spent at a later one: food first, a monster afterwards.
    .try = Plan orders that pay for each other. Imps work once a round: 2 tunnels and 2 gold take 4.
guide-locked = Two locked orders
    .what = Two of your eight orders lie open and cannot be given in this round. The others have two as well.
    .why = From the open cards everybody can see who cannot come to a place.
    .try = After the round the first order comes back to your hand; the second and third are usually locked in the next one.
guide-watching = What the others do
    .what = Everything that happens is shown scene by scene, where the question stands otherwise.
    .why = “Next” goes to the next scene, “To the present” straight to your next decision; “Go on by itself” stops the waiting. The log keeps it all.
    .try = Watch one round in full: you see what the others want.
guide-fields = First, second and third space
    .what = Your minion takes the lowest free space of its place. Every space has its own price above and its gain below.
    .why = Later spaces often give more, but cost more; from space III monsters and rooms are picked first.
    .try = Keep a gold or a food in reserve, so that you can pay whichever space you get.
guide-full = No space left
    .what = A place has three spaces. Your minion came fourth and gets nothing.
    .why = The order counts as not carried out, so you may take it back into your hand at once.
    .try = Next time give an order that many want as your first or second.
guide-failed = An order comes to nothing
    .what = You cannot carry the order out: something of its price is missing, or nothing is left to choose from.
    .why = You pay nothing, and may take the order back into your hand at once.
    .try = At the monsters and rooms space III picks first; elsewhere keep the price of the dearest space.
guide-titles = Seven titles
    .what = At the end lords get titles: for the most evil, rooms, tunnels, monsters, imps and stores, and for the fewest conquered tiles.
    .why = They bring 2 or 3 points each and often decide the game. All that counts for them lies open.
    .try = “Titles” beside your dungeon shows who would hold them now.
guide-food = Get food
    .what = Food pays for imps and most monsters. Space I costs gold; II and III cost evil.
    .why = All or nothing: the whole price for the whole gain, or you decline.
    .try = Take it. Without food you cannot hire anybody.
guide-reputation = Improve your reputation
    .what = You become nicer by 1 or 2 on the evilometer. Spaces I and III also show you one combat card.
    .why = Nice lords get weak heroes, and the paladin stays away from them.
    .try = Take it when you stand near 10.
guide-spy = A look at a combat card
    .what = One card lies ready for each round of combat. You alone see the one you choose.
    .why = It tells you which spell the heroes have and how tired they become.
    .try = Look at the first one: that battle comes for certain.
guide-dig = Dig tunnels
    .what = Each tunnel needs an idle imp and must touch your dungeon by an edge. No block of 2 × 2 may ever be full.
    .why = Tunnels hold gold, and rooms take the place of tunnels. But every second tile costs 1 gold of tax.
    .try = Dig long corridors, some of them down and to the side: rooms want different zones.
guide-mine = Mine gold
    .what = Each idle imp digs 1 gold out of a tunnel that is not conquered.
    .why = Gold pays taxes, traps and the better spaces.
    .try = Send as many as you can, unless you want imps to work in a room this round.
guide-imps = Recruit imps
    .what = Imps do all the work: they dig, mine and produce. New ones can work at once.
    .why = More imps make every later order stronger.
    .try = Take them early in the year.
guide-traps = Buy traps
    .what = You draw trap cards. Only you see them.
    .why = In a battle a trap hurts the heroes before your monsters do. In a tunnel it costs nothing but what its card says.
    .try = Two or three traps are enough for the first year.
guide-hire = Hire a monster
    .what = You pay the price on a tile in the tavern. On space III it costs 1 food more, but you pick first.
    .why = Monsters do most of the fighting and are worth 1 point each. On payday you pay the same price again.
    .try = Look for a monster that hits more than one hero, or a troll, who also works like an imp.
guide-room = Build a room
    .what = You take one of the rooms on offer. It replaces a tunnel of yours.
    .why = Rooms produce things, two monsters may defend them, and each is worth 2 points if it is not conquered.
    .try = Look for a room whose product you lack: food, gold or traps.
guide-zones = Where a room may stand
    .what = A room of the first year goes into the zone shown on it and must not touch another room by an edge.
    .why = Heroes attack the tile nearest to the entrance first.
    .try = Put it far from the entrance.
guide-production = Production
    .what = Idle imps and trolls may work in your rooms, each room once a round, in the second year twice.
    .why = Whoever is still idle now would do nothing otherwise.
    .try = Use every room you can.
guide-announced = Heroes are on the way
    .what = You see the heroes of the coming round, from weak to strong, and what event comes.
    .why = The small shapes beside them show to whom they would go now.
    .try = Choose your evil so that you get a hero you can handle.
guide-take-back = Orders for the next round
    .what = You take back the two locked orders and one of the three just given. The other two are locked next.
    .why = You decide with it what you can do in the next round.
    .try = Take back the order you will need most.
guide-evil = You are getting more evil
    .what = Dirty deals move you up on the evilometer.
    .why = The most evil lord gets the strongest hero. At 10 the paladin wakes up.
    .try = Stay below 10, but you need not be the nicest: evil is a cheap price.
guide-paladin = The paladin
    .what = Somebody has reached 10: the paladin joins his heroes. He moves on only to a lord who is more evil and at 10 or above.
    .why = He leads the line and helps like a thief, a priest and a wizard. Captured he is worth 5 points.
    .try = With him at your door, become nicer or save your best monsters.
guide-payday = Payday
    .what = Every monster and ghost wants its price once more. Whoever is not paid leaves, and you gain 1 evil.
    .why = A monster that leaves is lost for good.
    .try = Pay those you need for the defence; let one go only if you must.
guide-taxes = Taxes
    .what = You owe 1 gold for every two tiles, rounded up. What you do not pay becomes red seals.
    .why = Each seal costs 3 points at the end and stays.
    .try = Pay as much as you can.
guide-heroes = Heroes arrive
    .what = The weakest hero goes to the nicest lord, the strongest to the most evil. They wait at your entrance until autumn is over.
    .why = Warriors stand in front, thieves spoil traps, priests heal, wizards cast spells.
    .try = Buy what helps against your line: traps where no thief stands, strong monsters against priests.
guide-combat = The heroes enter
    .what = The building year is over. In up to four rounds your heroes attack one tile after the other.
    .why = What they conquer costs 2 points a tile; every hero you capture brings 2.
    .try = You do not need to win every round: each one tires the heroes, and tired ones fall in the end.
guide-tile = Which tile is attacked
    .what = The heroes attack an unconquered tile nearest to the entrance. With several you choose which.
    .why = In a tunnel you may use a trap and one monster, in a room a trap with 1 gold as bait and two monsters.
    .try = Let them have a bare tunnel before a room.
guide-trap = Lay a trap
    .what = Your trap lies face down until the battle begins and works before everything else.
    .why = Thieves take damage away from it; other effects work in spite of them.
    .try = Use a strong trap while no thief, or only one, is in the line.
guide-thieves = Thieves spoil traps
    .what = Every trap symbol in the party removes 1 damage of your trap, beginning at the front.
    .why = It helps only against traps, not against monsters.
    .try = Against thieves choose traps that do something besides damage, or none.
guide-monsters = Send defenders
    .what = The monsters you send attack once and are then usually knocked out for the rest of the combat. Ghosts come on top.
    .why = What you send now is not there in the next round.
    .try = One monster a round is often enough; keep a strong one for the room.
guide-healing = Priests heal
    .what = If a monster or ghost attacks, every heart in the line heals 1 damage afterwards, from the front.
    .why = Wounded heroes recover; fallen ones do not come back.
    .try = Rather bring one hero down than wound three.
guide-card = The combat card
    .what = One card holds for all battles of the round: a fast or slow spell, and the fatigue of the heroes.
    .why = In round 1 they need 1 magic to cast it, in round 2 they need 2, and so on.
    .try = Wizards bring the magic: capture them early if you can.
guide-battle = The course of a battle
    .what = Trap, fast spell, monsters, slow spell, healing, fatigue and conquest: the steps stand in a row above the battle.
    .why = A hero whose damage reaches his hit points falls at once and helps no more.
    .try = Look at the row to see what is still to come.
guide-spells = Spells
    .what = Wizards in the party bring magic. If there is enough of it, the card's spell is cast: a fast one before your monsters act, a slow one after them.
    .why = A spell may weaken your defence, strengthen the heroes or cost you something.
    .try = Read the card now. A wizard who falls first brings no magic: aim at him.
guide-attack = Your monsters attack
    .what = You choose who acts next, with which attack, and sometimes on whom. A standard attack hits the first hero.
    .why = Damage that is too much for one hero is lost.
    .try = Finish off wounded heroes first, priests before all.
guide-knocked-out = Knocked out
    .what = Who has attacked lies face down and does not fight again this year. It is not lost.
    .why = After the combat all are up again.
    .try = Count how many defenders you have for the rounds that follow.
guide-prisoner = A prisoner
    .what = A hero is out of hit points and sits in your prison.
    .why = He is worth 2 points at the end of the game.
    .try = When the last hero falls, the combat is over for you at once.
guide-fatigue = Now the heroes get tired
    .what = Next they take as much damage as the combat card says, one after the other from the front.
    .why = Fatigue comes after healing, so it always helps you.
    .try = Count it in when you plan: a hero with no more hit points left than the fatigue falls by himself.
guide-conquest = And then: conquest
    .what = If a hero is still standing then, this tile is lost and you become 1 less evil.
    .why = It costs 2 points at the end, and a conquered room produces nothing more.
    .try = One tunnel lost is not bad if the heroes fall in the next round.
guide-combat-end = The combat is over
    .what = Heroes who are left go home. Your monsters get up again.
    .why = Prisoners and conquered tiles stay for the final count.
    .try = Compare with the others: who has lost more?
guide-second-year = The second year
    .what = New monsters, rooms and stronger heroes come. Rooms of the first year may work twice a round.
    .why = Conquered tiles stay conquered; the way to your next tile becomes longer.
    .try = Dig on, and build rooms: now they may stand in any zone.
guide-scoring = The Ministry counts
    .what = Rooms, monsters and prisoners bring points, conquered tiles and seals cost points; seven titles bring more.
    .why = The most points make the Underlord. More than zero earn a licence.
    .try = The table shows where your points came from.

## After every round: what went well or badly, and why.

guide-round-seals = Last round: taxes
    .what = You were { $seals } gold short and got { $seals ->
        [one] a seal: it costs
       *[other] { $seals } seals: they cost
    } { $points } points at the end.{ $again ->
        [yes] {""}
       *[no] {" "}Count your tiles before the taxes come: two tiles, one gold.
    }
guide-round-invaded = Last fights: the heroes were stronger
    .what = They conquered { $tiles ->
        [0] no tile
        [one] one tile
       *[other] { $tiles } tiles
    }, and you caught { $heroes ->
        [0] nobody
        [one] one hero
       *[other] { $heroes } heroes
    }: { $points } points lost.{ $again ->
        [yes] {""}
       *[no] {" "}One more monster or trap in the first round of combat helps most.
    }
guide-round-defended = Last fights: well defended
    .what = You caught { $heroes ->
        [one] one hero
       *[other] { $heroes } heroes
    } and lost { $tiles ->
        [0] no tile
        [one] one tile
       *[other] { $tiles } tiles
    }{ $points ->
        [0] {". That comes out even."}
       *[other] {": "}{ $points } points for you.
    }
guide-round-gone = Last round: somebody left
    .what = { $gone ->
        [one] A monster went
       *[other] { $gone } monsters went
    } because the wages were not paid, and you became more evil.{ $again ->
        [yes] {""}
       *[no] {" "}Before payday keep the price of every monster you want to keep.
    }
guide-round-failed = Last round: { $order } came to nothing
    .what = { $why ->
        [place-full] Three minions stood there before yours, and there is no fourth space.{ $again ->
            [yes] {""}
           *[no] {" "}An order that many want had better be your first or second.
        }
        [late] Others picked before you (space III picks first), and of what was left you could take nothing.
        [declined] You declined it.{ $again ->
            [yes] {""}
           *[no] {" "}What you get at an earlier place pays for a later one.
        }
       *[cannot] Something of the price or the room for it was missing.{ $again ->
            [yes] {""}
           *[no] {" "}What you get at an earlier place pays for a later one.
        }
    }{ $failed ->
        [1] {""}
       *[other] {" "}It was not the only one.
    }
guide-round-done = Last round: it worked
    .what = { $done ->
        [one] One order was carried out as you planned it.
       *[other] { $done } orders were carried out as you planned them.
    }{ $again ->
        [yes] {""}
       *[no] {" "}Orders that pay for each other are the way to go on.
    }
