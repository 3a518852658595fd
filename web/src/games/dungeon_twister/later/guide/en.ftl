### The guide of a first game: what happens, why it matters (why), what is a sensible first choice (try).

guide-welcome = Welcome to your first game
    .what = Your people enter a maze of rooms that turn, and want out on the other side. { $target } points win; this line says who leads.
    .why = Whoever gets out is a point, an enemy you kill as well.
    .try = A note like this comes before something matters for the first time. The game waits until you have read it, and every scene for “Next”.
guide-far-side = The far side
    .what = This is the enemy’s start line. Whoever of yours steps onto it has escaped and scores at once.
    .why = The Goblin counts 2, everybody else 1, a Treasure in somebody’s hands 1 more. The enemies want to reach your line in the same way.
    .try = Keep the way there in mind with everything you do.
guide-start-team = Your start team
    .what = Four of your { $team } characters begin on the dots of your line. The others come into the dungeon, with { $things } objects.
    .why = The round number is how many squares somebody moves, the square one how strong he fights. Rest on a figure, or hold it, and it says what else he can do.
    .try = A good start: Thief, Cleric, Wizard and Warrior.
guide-placing = Tokens in the rooms
    .what = You and your opponent lay the other tokens on the rooms, face down, until every room is full. Later nobody may look at them.
    .why = Whoever reveals a room puts its characters where it suits him. But your objects are then placed by your opponent.
    .try = Goblin and Troll into the middle: from there the way out is shorter.
guide-pieces = All start teams
    .what = Now the figures on both lines lie open. Yours carry the sign that stands beside your name.
    .why = Who still lies in a room is freed only when somebody reveals it.
    .try = See who stands opposite whom, and who of theirs is strong: that is the square number.
guide-watching = What the opponent does
    .what = It is shown scene by scene, where the question stands otherwise. “Next” goes on.
    .why = Everything lies open but the combat cards: you can foresee a lot.
    .try = See which room is revealed, and who comes towards you.
guide-action-cards = Action cards
    .what = Each turn you play one of four cards: its number is how many actions you have. All four must be played before they come back.
    .why = Whoever begins the game plays the 2, and at first nobody may go more than 1 above the highest card so far.
    .try = Save the 5 for a turn in which a lot has to succeed at once.
guide-points = Your actions
    .what = Each dashed field is one action: reveal a room, turn a room, move, attack, use an ability or an object.
    .why = They may all go to one figure, or to several in any order. What carries a padlock can no longer be undone.
    .try = Click a figure: everything it can do now stands beside it.
guide-reveal = Reveal a room
    .what = For one action somebody on your line, or at an open way into a face-down room, turns it up.
    .why = You place the characters that lie there, even those of your opponent, and yours may act at once.
    .try = Reveal first and move afterwards: then you know where to go.
guide-room = What you see in a room
    .what = Brown bars are walls, iron bars are portcullises, dark squares are pits. The gear with the number turns the room.
    .why = Walls and closed portcullises let nobody through; a pit only the Thief, the hovering Wizard, or whoever has a Rope.
    .try = Look for the gear: whoever stands on it turns the maze.
guide-place = Place the tokens
    .what = Here they lie in the order in which you put them into the room, each on a free square or the gear.
    .why = Your opponent does the same with yours in the rooms he reveals.
    .try = Your own ahead, where a way leads on; your opponent’s into a dead end.
guide-move = Moving
    .what = Click a figure of yours: the squares it reaches light up, with the number of steps. Click one, and it walks there for one action.
    .why = It passes your own people, but no enemy who is on his feet, and it never goes diagonally.
    .try = Whoever still has actions can walk again and again.
guide-things = Objects
    .what = Something lies here that you can reach. Whoever stops there takes it up, whatever its colour.
    .why = Everybody carries one thing only: an object or a wounded friend. Taking, leaving and handing over cost nothing.
    .try = Rest on it to read what it does, and fetch it if it is on your way.
guide-exchange = Take, leave, swap
    .what = Once on each square you say what is carried on from here. The rest stays.
    .why = In passing your own people hand things to each other, so a Treasure can travel fast.
    .try = Give things to the one who can use them: the Wand to the Wizard.
guide-gear = On a gear
    .what = Whoever stands on a gear may turn this room a quarter the way its arrow points, or the other room with the same number, the opposite way.
    .why = All in it turns along: doors open and shut, enemies end up far from home.
    .try = Point at a turn before you take it: you see which ways open and shut.
guide-turned = A room has been turned
    .what = Your opponent has turned a room. Walls, figures and objects in it have turned along.
    .why = A way that was open may be shut now, and the other way round.
    .try = Click your figures once more to see where they can go now.
guide-attack = An enemy beside you
    .what = Somebody of yours stands next to an enemy, with no wall between them, and may attack for one action.
    .why = Whoever loses is wounded, attacker or not; wounded again he dies, and that is a point.
    .try = Compare the square numbers, and attack where yours is the higher one.
guide-attacked = You are attacked
    .what = Defending costs no action. Both sides lay a combat card in secret; the higher sum wins, and on a tie nothing happens.
    .why = The loser is wounded, even if he was the attacker.
    .try = You may defend with little: a wounded figure can be healed, a card that has been spent is gone.
guide-combat-card = Which card?
    .what = Your strength plus your card against theirs. Your nine cards are all you have for the game: each is spent once it has been laid, only the 0 comes back.
    .why = Your opponent has the same nine.
    .try = Point at a card: the odds tell you against which ones it wins.
guide-group = Others must join in
    .what = Whoever stands in contact with the other side has to fight along, on both sides. Their strength is added up.
    .why = And if their side loses, all of them are wounded.
    .try = Look who stands beside whom before you attack.
guide-hurt = One of yours is wounded
    .what = He lies there, cannot do anything, and counts 0 in a fight.
    .why = In this turn nobody may attack him again, but in the next one, and then he dies. Your own people can carry him away.
    .try = Bring him out of reach or to the Cleric. The Troll heals himself.
guide-prey = A wounded enemy
    .what = He cannot be attacked again in this turn. Beaten in a later turn he dies, and you have a point.
    .why = His friends will try to carry him away or to heal him.
    .try = Stay beside him, or stand in their way.
guide-heal = Healing
    .what = Your Cleric stands beside somebody wounded and can put him back on his feet for one action.
    .why = The healed one can do nothing more in this turn, but he is safe from dying.
    .try = Heal your own before the opponent’s next turn.
guide-regenerate = The Troll heals himself
    .what = For one action your wounded Troll gets up again.
    .why = He can do nothing more in this turn, but an attack can only wound him now.
    .try = Do it before anybody reaches him.
guide-portcullis = A portcullis
    .what = The Warrior breaks a closed portcullis beside him for good; the Thief opens it, and can close it again. Each costs one action.
    .why = A broken one is open for everybody, your opponent, too.
    .try = Close it behind you, and pursuers have to go round.
guide-jump = Jump cards
    .what = With one of your three jump cards somebody leaps over a pit beside him, straight on or round the corner, for one action.
    .why = The card is gone then.
    .try = Keep one for the last leap to the far side.
guide-fireball = The Fireball Wand
    .what = For one action the Wizard kills the first one in a straight line, without any combat, and the Wand is gone.
    .why = It hits the first one whoever it is: one of your own brings nobody a point.
    .try = Wait for a strong enemy, or one who is about to get out.
guide-treasure = You have a Treasure
    .what = It is a point if this figure leaves the dungeon with it.
    .why = A wounded carrier drops it, and the enemy may take it, too.
    .try = Give it to somebody fast, and let the others keep the way clear.
guide-rope = You have a Rope
    .what = Its bearer crosses pits and may stop on them. Left on a pit it lets everybody across, the enemies, too.
    .why = Pits often lie where the way is shortest.
    .try = Take it along: it saves jump cards.
guide-sword = You have a Sword
    .what = Its bearer has 1 more in every attack, though not in defence.
    .why = Often 1 decides: on a tie nothing happens.
    .try = Give it to the Warrior or the Troll.
guide-wand = You have the Fireball Wand
    .what = The Wizard alone can use it, for one shot along a straight line. Anybody may carry it.
    .why = It kills without any combat: a sure point.
    .try = Bring it to your Wizard.
guide-way-out = The way out is open
    .what = This figure can reach the enemy’s line with one action now. Click a square there, and it has escaped.
    .why = It is gone from the dungeon then, with all that it carries, and you have its points.
    .try = Go before somebody stands in the way or turns the room.
guide-escaped = Out!
    .what = One of yours has escaped. The points lie on your track, with the figure that scored them.
    .why = Now one fewer is left to you in the dungeon.
    .try = Count: who brings the points that are still missing?
guide-rival-out = Somebody got out
    .what = One of the enemy’s has reached your line, and your opponent has the points.
    .why = Nobody passes a figure of yours who is on his feet.
    .try = Leave one at a narrow place before your line, or turn the room.
guide-dead = One of yours is dead
    .what = Wounded for the second time he dies, and the opponent may score a point for it.
    .why = He does not come back, nor would anybody who has escaped.
    .try = Carry the wounded away at once, and do not leave the weak beside the strong.
guide-kill = A dead enemy
    .what = An enemy has died. It counts 1 point for whoever killed him.
    .why = Points from fights are as good as points from the way out.
    .try = Look who else of theirs lies wounded.
guide-cards-back = All four played
    .what = You take your action cards back and may play any of them, from now on without a limit.
    .why = A cycle of four turns is 14 actions. Only their order is up to you.
    .try = Your opponent’s cards lie open, too: see with how many actions he can answer.
guide-rival-close = The rival is close
    .what = One more point, and your opponent has won. The game ends in the middle of the turn.
    .why = Who of theirs can get out, and who of yours lies wounded?
    .try = Bar the way to the fastest, or win first.
guide-close = One point is missing
    .what = With the next point you win, at once and in the middle of the turn.
    .why = It does not matter where it comes from: out of the dungeon, by a kill, or by a Treasure.
    .try = Look for the shortest of all ways, also with a jump or a turn of a room.
guide-quiet = Nothing happens
    .what = For many turns nothing has happened that could not be undone. If it goes on, the game ends, and whoever has more points wins.
    .why = A reveal, a fight, a jump, an escape or a broken portcullis begins the count anew.
    .try = If you are behind, dare something.
guide-end = The end
    .what = The game is over. The table that follows says who has how many points; from there you can look back at the turning points.
    .why = { $beginner ->
        [1] The whole game has eight rooms and two more characters each: the Wall-Walker and the Mekanork.
       *[other] Every game lies differently, for the rooms are shuffled.
    }
    .try = All these notes stay in the menu. Have a good next game!

## Before each turn: what the last one has brought, and why.

guide-round-lost = Since your last turn: a loss
    .what = Your { $character } died { $cause ->
        [combat] in combat: lying wounded he had nobody to carry him away.
        [fire] in the fire: he was the first in a straight line.
        [rocks] under the rocks.
       *[fall] of a fall.
    } { $points ->
        [0] Look who else of yours lies within their reach.
        [one] In return you made a point.
       *[other] In return you made { $points } points.
    }
guide-round-scored = Since your last turn: { $points ->
        [one] a point
       *[other] { $points } points
    } for you
    .what = { $out ->
        [0] { $kills ->
            [one] You killed a wounded enemy before anybody could help him.
           *[other] You killed { $kills } enemies before anybody could help them.
        }
        [one] One of yours got out before anybody could bar the way.
       *[other] { $out } of yours got out before anybody could bar the way.
    } { $kills ->
        [0] {""}
       *[other] { $out ->
            [0] {""}
           *[other] And a wounded enemy died.
        }
    }
guide-round-hurt = Since your last turn: wounded
    .what = Your { $character } lost with { $less } against { $more }. { $began ->
        [you] You had begun the fight: attack where you are ahead before the cards, or with a high card.
       *[other] He stood where an enemy could reach him: keep the weak three or four squares away.
    }
guide-round-rival = Since your last turn: somebody got away
    .what = { $points ->
        [one] The enemy made a point
       *[other] The enemy made { $points } points
    } on your line, because nobody stood in the way.{ $again ->
        [yes] {""}
       *[no] {" "}One figure of yours at a narrow place is enough to stop a runner.
    }
guide-round-hit = Since your last turn: a hit
    .what = The enemy’s { $character } lost with { $less } against { $more } and was wounded. { $began ->
        [you] Your attack was worth it: beaten once more, he is a point.
       *[other] The enemy attacked too boldly: beaten once more, he is a point.
    }
guide-round-tied = Since your last turn: a tie
    .what = Both sides had { $strength }: the cards are gone, and nothing has happened. One more in strength, by a Sword or a friend beside you, would have decided it.
guide-round-wasted = Your last turn: wasted actions
    .what = { $points } actions lapsed.{ $again ->
        [yes] {""}
       *[no] {" "}Even a few steps towards the next gear or the next face-down room would have been of use later on.
    }
guide-round-forward = Your last turn: ahead
    .what = Your { $character } came nearer to the far side: { $left ->
        [one] one square is missing
       *[other] { $left } squares are missing
    }, if no wall is in the way. { $rooms ->
        [0] Go on like this, and let somebody strong follow him.
        [one] And you have revealed a room: what lay in it is free now, yours and theirs.
       *[other] And you have revealed { $rooms } rooms: what lay in them is free now, yours and theirs.
    }
guide-round-revealed = Your last turn: new rooms
    .what = { $rooms ->
        [one] You have revealed a room: what lay in it is free now, yours and theirs
       *[other] You have revealed { $rooms } rooms: what lay in them is free now, yours and theirs
    }, and you know where ways lead. Nobody has come far yet: now the steps count.
guide-round-still = Your last turn: no step ahead
    .what = Nobody of yours came nearer to the far side, and no room was revealed.{ $again ->
        [yes] {""}
       *[no] {" "}If the way is shut, go for a gear or the next face-down room: that opens ways.
    }
