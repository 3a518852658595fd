### Dungeon Twister in English. Names of characters, objects and rooms come from the content files.
###
### $seat, $owner, $other_owner and $killer are players' names; $seat_is is "you" for the reader, "nobody" for no seat and
### "other" for everybody else. Monks belong to nobody: where $character_id is neutral_monk, $owner says nothing.
### $character, $thing and $other bring their facts along: $character_id, $kind_move and so on. Squares are written
### (11,1); columns and rows of rooms are counted from 0 in the rules and from 1 by people.

## Cards, as they are called inside sentences

card-rooms = room { $number } { $rotation ->
    [cw] ↻
   *[ccw] ↺
}

## Helpers of other messages

grammar-column = { $column ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}
grammar-row = { $row ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}
grammar-slot = column { grammar-column }, row { grammar-row }
grammar-square = ({ $x },{ $y })
# Whose character it is: from news.
grammar-who = { $character_id ->
    [neutral_monk] the monk
    [princess] the Princess
   *[other] { $owner_is ->
        [you] your
       *[other] { $owner }’s
    } { $character }
}
grammar-who-start = { $character_id ->
    [neutral_monk] The monk
    [princess] The Princess
   *[other] { $owner_is ->
        [you] Your
       *[other] { $owner }’s
    } { $character }
}
grammar-other = { $other_id ->
    [neutral_monk] the monk
    [princess] the Princess
   *[other] { $other_owner_is ->
        [you] your
       *[other] { $other_owner }’s
    } { $other }
}
# Which token it is: from options.
grammar-token = { $character_id ->
    [neutral_monk] monk
    [princess] Princess
   *[other] { $colour_id ->
        [blue] violet
        [orange] orange
        [red] white
       *[green] green
    } { $character }
}
grammar-token-start = { $character_id ->
    [neutral_monk] Monk
    [princess] Princess
   *[other] { $colour_id ->
        [blue] Violet
        [orange] Orange
        [red] White
       *[green] Green
    } { $character }
}
grammar-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
grammar-action-points = { $points ->
    [one] 1 action point
   *[other] { $points } action points
}

## Phases

phase-rooms = Rooms
phase-teams = Teams
phase-line-up = Start team
phase-placing = Placing
phase-start = Beginning
phase-turn = Turns

## Steps, as questions

step-secret-pair = Which pair of rooms do you bring in? Nobody else is told.
step-next-pair = Which pair of rooms comes into the game?
step-pick-room = Which room do you take before you pass the others on?
step-lay-room = { $options ->
    [0] Where do the rooms go?
   *[other] { $chosen ->
        [0] Which of your rooms do you lay next?
       *[other] Where do you lay { $room }, face down?
    }
}
step-start-room = Which room becomes one of your two start rooms? Only you know it.
step-team = Whom and what do you take into your team? First 8 characters, then 6 objects.
step-shared-pick = Whom or what do all players take into their teams?
step-keep = { $options ->
    [0] Which characters stay in the handicapped team?
   *[other] Whom do you keep? { $left ->
        [one] One more stays.
       *[other] { $left } more stay.
    }
}
step-line-up = { $options ->
    [0] Who starts on the dots?
   *[other] Who starts on the dot at { grammar-square }?
}
step-placing = { $options ->
    [0] Where do the tokens go, face down?
   *[other] { $chosen ->
        [0] Which token do you lay next?
       *[other] On which room do you lay the { grammar-token }, face down?
    }
}
step-open-room = { $options ->
    [0] What happens on the open rooms?
   *[other] { $scenario ->
        [6] Which of your start rooms do you turn up first?
       *[other] Where do you place the { grammar-token }?
    }
}
step-action-card = Which action card do you play?
step-action = What do you do next?
step-reveal = Which room is revealed?
step-flip = Over which side is the room flipped?
step-place = { $options ->
    [0] Where do the revealed tokens go?
   *[other] Where do you place the { grammar-token }?
}
step-rotate = Which room turns, and which way?
step-move = { $options ->
    [0] Where does the move go?
   *[other] Where does the { grammar-token } go? { $steps ->
        [0] No step is left.
        [one] One step is left.
       *[other] { $steps } steps are left.
    }
}
step-exchange = { $options ->
    [0] What is carried on?
   *[other] { $number ->
        [0] What is carried on from here? The rest stays.
       *[other] And what else?
    }
}
step-give-up = Rocks fall. Which of the two carried ones dies as a shield?
step-jump = Over which obstacle does the jump go?
step-land = Where does the jump end?
step-attack = Who is attacked?
step-combat-card = Which combat card do you lay, face down?
step-combat-answer = { $options ->
    [0] Which card does the Weapon Master’s side lay?
   *[other] Your Weapon Master sees the enemy’s card: +{ $seen }. Which one do you lay?
}
step-break = Which portcullis is broken?
step-lock = Which portcullis is opened or closed?
step-heal = Who is healed?
step-wall-walk = Through which wall?
step-steal = Who is robbed?
step-steal-what = What is stolen?
step-breach = Which wall is destroyed?
step-conjure = Which illusion do you use?
step-conjure-at = Where does the illusion appear?
step-fire = In which direction does the fire go?
step-teleport = Where does the ring take its holder?
step-charm = Whom does the scroll take over?
step-fly = Where does the flight across the hole end?

## Options: what a player may choose

grammar-direction = { $direction ->
    [north] North
    [east] East
    [south] South
   *[west] West
}
option-pick = { $kind_id ->
    [neutral_monk] Monk
    [rope] { $kind }
    [treasure] { $kind }
    [speed_potion] { $kind }
    [armor] { $kind }
    [sword] { $kind }
    [fireball_wand] { $kind }
    [key] { $kind }
    [fire_shield] { $kind }
    [dragonslayer] { $kind }
    [teleport_ring] { $kind }
    [charm_scroll] { $kind }
   *[other] { $kind } (move { $kind_move }, combat { $kind_combat })
}
option-pair = Both rooms with number { $pair }
option-room = { $room_name }
option-lay = Column { grammar-column }, row { grammar-row }
option-card = Play the { $card }
option-end-turn = End the turn
option-reveal = { grammar-token-start }: reveal a room
option-turn = { grammar-token-start }: turn a room
option-move = { grammar-token-start }: move
option-jump = { grammar-token-start }: jump (a jump card)
option-attack = { grammar-token-start }: attack
option-break = { grammar-token-start }: break a portcullis
option-lock = { grammar-token-start }: open or close a portcullis
option-heal = { grammar-token-start }: heal somebody
option-regenerate = { grammar-token-start }: regenerate
option-wall-walk = { grammar-token-start }: walk through a wall
option-steal = { grammar-token-start }: steal an object
option-breach = { grammar-token-start }: destroy a wall
option-conjure = { grammar-token-start }: lay or move an illusion
option-breathe = { grammar-token-start }: breathe fire
option-quaff = { grammar-token-start }: drink the Speed Potion
option-shoot = { grammar-token-start }: use the Fireball Wand
option-teleport = { grammar-token-start }: use the Teleportation Ring
option-charm = { grammar-token-start }: read the Charm Scroll
option-drink = { grammar-token-start }: drink from the fountain
option-fly = { grammar-token-start }: fly across the hole (2 action points)
option-flip = { $side ->
    [east-west] Over its east or west side
   *[north-south] Over its north or south side
}
option-place = On ({ $square })
option-rotate = { $turn ->
    [own-right] This room, clockwise
    [own-left] This room, counter-clockwise
    [partner-right] The partner room, clockwise
    [partner-left] The partner room, counter-clockwise
    [slide-left] Slide the upper room to the left, the lower one to the right
   *[slide-right] Slide the upper room to the right, the lower one to the left
}
option-step = { grammar-direction }
option-exchange = Take something up, put it down or swap it here
option-stop = Stop here
option-hold = { $step ->
    [steal-what] { grammar-token-start }
   *[exchange] Carry the { grammar-token }
}
option-hold-no-more = { $number ->
    [0] Go on with empty hands
   *[other] Nothing else
}
option-give-up = { grammar-token-start }
option-over = Over the obstacle to the { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
option-to = { $step ->
    [conjure-at] At
   *[other] To
} ({ $square })
option-target = { grammar-token-start }
option-combat = Lay the +{ $combat }
grammar-edge = { $edge ->
    [north] to the north
    [north-far] to the north, in the room behind
    [east] to the east
    [east-far] to the east, in the room behind
    [south] to the south
    [south-far] to the south, in the room behind
    [west] to the west
   *[west-far] to the west, in the room behind
}
option-at = { $step ->
    [lock] { $opens ->
        [0] Close the portcullis
       *[other] Open the portcullis
    }
    [break] The portcullis
   *[breach] The wall
} { grammar-edge }
option-towards = { $step ->
    [fire] { grammar-direction }: { grammar-token }
   *[other] { grammar-direction }
}
option-illusion = { $illusion_id ->
    [illusory_pit] The illusory pit
   *[rubble] The rubble
}
option-resign = Resign
option-offer-draw = Offer a draw, or agree to one
option-time-up = { $clock ->
    [turn] Let the time of this turn run out
   *[reaction] Let the time for the answer run out
}

## Why a choice is not offered, by the rule that decides it

why-not-DT-054 = Whoever begins the game must play the 2 first.
why-not-DT-055 = In the first cycle a card may be at most 1 higher than the highest that anybody has played.
why-not-DT-087 = The move is used up.
why-not-DT-088 = A move has at least one step.
why-not-DT-091 = No way: a wall, a portcullis, an enemy or the ground is in the way, or the move could not end well from there.
why-not-DT-099 = Nobody may stop here like this: the ground, somebody else or too heavy a load forbids it.

## News: before the game

news-picked = { $seat_is ->
    [you] You pick
   *[other] { $seat } picks
} the { $thing }, and everybody takes one.
    .rule = DT-023
news-pair-picked = { $seat_is ->
    [you] You bring
   *[other] { $seat } brings
} both rooms with number { $pair } into the game.
    .rule = DT-027
news-room-picked = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $room }.
    .rule = DT-164
news-room-laid = { $seat_is ->
    [you] You lay
   *[other] { $seat } lays
} a room face down in { grammar-slot }.
    .rule = DT-164
news-ready = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} ready.
    .rule = DT-043
news-laid = { $seat_is ->
    [you] You lay
   *[other] { $seat } lays
} a token face down on the room in { grammar-slot }.
    .rule = DT-045
news-laid-monk = { $seat_is ->
    [you] You lay
   *[other] { $seat } lays
} a monk on the room in { grammar-slot }.
    .rule = DT-297
news-team-up = { $seat_is ->
    [you] Your start team is
   *[other] { $seat }’s start team is
} turned up.
    .rule = DT-049
news-stands = { grammar-who-start } stands at { grammar-square }.
    .rule = DT-049
news-begins = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} drawn to begin.
    .rule = DT-050

## News: the turn

news-turn = Turn { $turn }: { $seat_is ->
    [you] it is yours.
   *[other] { $seat } plays.
}
    .rule = DT-051
news-card = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
} the { $card }: { $card } action points.
    .rule = DT-052
news-cards-back = { $seat_is ->
    [you] You have played all your action cards and take
   *[other] { $seat } has played all action cards and takes
} them back.
    .rule = DT-053
news-left-over = { $seat_is ->
    [you] You leave { grammar-action-points } unused;
   *[other] { $seat } leaves { grammar-action-points } unused;
} { $points ->
    [one] it lapses.
   *[other] they lapse.
}
    .rule = DT-058
news-skipped = { $seat_is ->
    [you] You take no more turns and are
   *[other] { $seat } takes no more turns and is
} passed over.
    .rule = DT-187

## News: revealing and turning rooms

news-reveals = { grammar-who-start } reveals the room in { grammar-slot }.
    .rule = DT-067
news-room-shown = In { grammar-slot } lies { $room }.
    .rule = DT-072
news-token-shown = Turned up: { $thing_id ->
    [neutral_monk] a monk
   *[other] { $owner_is ->
        [you] your { $thing }
       *[other] { $owner }’s { $thing }
    }
}.
    .rule = DT-072
news-placed = { $seat_is ->
    [you] You place { $thing_id ->
        [neutral_monk] the monk
       *[other] { $owner_is ->
            [you] your
           *[other] { $owner }’s
        } { $thing }
    } at
   *[other] { $thing_id ->
        [neutral_monk] { $seat } places the monk at
       *[other] { $owner_is ->
            [you] { $seat } places your { $thing } at
           *[other] { $owner }’s { $thing } is placed at
        }
    }
} { grammar-square }.
    .rule = DT-073
news-turned = { grammar-who-start } turns { $room } a quarter { $quarters ->
    [1] clockwise
   *[other] counter-clockwise
}.
    .rule = DT-079
news-slid = { grammar-who-start } slides the upper room one column to the { $columns ->
    [1] right, the lower one to the left
   *[other] left, the lower one to the right
}.
    .rule = DT-322

## News: moving, carrying, leaving

news-moves = { grammar-who-start } sets out.
    .rule = DT-087
news-stepped = { grammar-who-start } goes to { grammar-square }.
    .rule = DT-089
news-took = { grammar-who-start } takes the { $thing } along from { grammar-square }.
    .rule = DT-103
news-left = { grammar-who-start } leaves the { $thing } at { grammar-square }.
    .rule = DT-103
news-stopped = { grammar-who-start } stops at { grammar-square }.
    .rule = DT-099
news-jumped = { grammar-who-start } jumps to { grammar-square }; that takes a jump card.
    .rule = DT-122
news-escaped = { grammar-who-start } gets out of the dungeon{ $points ->
    [0] {"."}
    [one] : 1 victory point.
   *[other] : { $points } victory points.
}
    .rule = DT-114
news-carried-out = { $owner_is ->
    [you] You bring
   *[other] { $owner } brings
} the { $thing } out, too: { $points ->
    [0] no victory point for that.
    [one] 1 victory point more.
   *[other] { $points } victory points more.
}
    .rule = DT-116

## News: combat, wounds, death

news-attacks = { grammar-who-start } attacks { grammar-other }.
    .rule = DT-136
news-joins = { grammar-who-start } is in contact and must join in, with strength { $strength }.
    .rule = DT-145
news-has-laid = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} laid a combat card.
    .rule = DT-138
news-fights-with = { $seat_is ->
    [you] You turn
   *[other] { $seat } turns
} up +{ $combat }: strength { $strength } in all.
    .rule = DT-138
news-combat-won = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} the combat, { $strength } to { $other_strength }.
    .rule = DT-139
news-combat-tied = Both sides come to { $strength }: a tie, and nobody has won.
    .rule = DT-140
news-goblin-wins = A Goblin fights on { $seat_is ->
    [you] your
   *[other] { $seat }’s
} side, which wins without any card.
    .rule = DT-312
news-wounded = { grammar-who-start } is wounded.
    .rule = DT-131
news-killed = { grammar-who-start } dies { $cause ->
    [combat] in combat
    [fire] in the fire
    [rocks] under falling rocks
   *[fall] of a fall
}{ $killer_is ->
    [nobody] , and it was { $owner_is ->
        [you] your own doing
       *[other] { $owner }’s own doing
    }
    [you] { $points ->
        [0] {""}
       *[other] : { grammar-points } for you
    }
   *[other] { $points ->
        [0] {""}
       *[other] : { grammar-points } for { $killer }
    }
}.
    .rule = DT-132
news-lost = The { $thing } falls into the pit and is lost.
    .rule = DT-110

## News: abilities and objects

news-broken = { grammar-who-start } breaks a portcullis at { grammar-square }; nobody can close it again.
    .rule = DT-191
news-opened = { grammar-who-start } opens a portcullis at { grammar-square }.
    .rule = DT-205
news-closed = { grammar-who-start } closes a portcullis at { grammar-square }.
    .rule = DT-205
news-healed = { grammar-who-start } heals { grammar-other }, who can do nothing more in this turn.
    .rule = DT-200
news-regenerated = { grammar-who-start } regenerates and can do nothing more in this turn.
    .rule = DT-197
news-refreshed = { grammar-who-start } drinks from the Fountain of Youth and is healed.
    .rule = DT-280
news-wall-walked = { grammar-who-start } walks through the wall to { grammar-square }.
    .rule = DT-207
news-stole = { grammar-who-start } steals the { $thing } from { grammar-other }.
    .rule = DT-214
news-breached = { grammar-who-start } destroys a wall at { grammar-square }; { $left ->
    [0] that was the last one
    [one] one more is possible
   *[other] { $left } more are possible
}.
    .rule = DT-217
news-conjured-pit = { $owner_is ->
    [you] Your
   *[other] { $owner }’s
} Illusionist makes an illusory pit appear at { grammar-square }.
    .rule = DT-221
news-conjured-rubble = { $owner_is ->
    [you] Your
   *[other] { $owner }’s
} Illusionist makes rubble appear at { grammar-square }.
    .rule = DT-221
news-illusions-gone = { $owner_is ->
    [you] Your
   *[other] { $owner }’s
} illusions vanish with their maker.
    .rule = DT-226
news-quaffed = { grammar-who-start } drinks the Speed Potion{ $points ->
    [0] , in vain under a charm.
   *[other] : { grammar-action-points } for this turn that nobody else can use.
}
    .rule = DT-245
news-shot = { grammar-who-start } shoots a fireball at { grammar-other }.
    .rule = DT-250
news-breathed = { grammar-who-start } breathes fire at { grammar-other }.
    .rule = DT-234
news-shielded = A Fire Shield covers { grammar-who }: the fire does no harm.
    .rule = DT-255
news-teleported = The Teleportation Ring takes { grammar-who } to { grammar-square }.
    .rule = DT-257
news-charmed = { $seat_is ->
    [you] You charm { grammar-who } and get
   *[other] { $seat } charms { grammar-who } and gets
} 3 private action points for it in this turn.
    .rule = DT-259
news-flew = { grammar-who-start } flies across the hole to { grammar-square }.
    .rule = DT-326
news-awake = A portcullis of the ceremony’s chamber is open: the Princess wakes up.
    .rule = DT-336

## News: the clock

news-time-up = { $seat_is ->
    [you] Your time
   *[other] The time of { $seat }
} is up. What is left of the turn lapses.
    .rule = DT-166
news-too-slow = { $seat_is ->
    [you] You were
   *[other] { $seat } was
} too slow to answer.
    .rule = DT-168
news-cut-back = { grammar-who-start } has not finished the move in time, and stands on { grammar-square } again.
    .rule = DT-171

## News: scores and endings

news-pentagram = { $seat_is ->
    [nobody] Nobody holds the pentagram any more; its victory point is gone.
    [you] You hold the pentagram: 1 victory point while that lasts.
   *[other] { $seat } holds the pentagram: 1 victory point while that lasts.
}
    .rule = DT-282
news-reached = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} reached the target: { grammar-points }.
    .rule = DT-037
news-stalemate = For { $turns ->
    [one] one turn
   *[other] { $turns } turns
} nothing has happened that could not be undone: stalemate. The victory points decide.
    .rule = DT-189
news-nobody-left = Nobody has a character left in play. The victory points decide.
    .rule = DT-188
news-resigned = { $seat_is ->
    [you] You resign.
   *[other] { $seat } resigns.
}
    .rule = DT-190
news-draw-offered = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} content with a draw.
    .rule = DT-190
news-draw-agreed = All agree on a draw.
    .rule = DT-190
news-won = { $seat_is ->
    [you] You win!
   *[other] { $seat } wins!
}
    .rule = DT-029
news-drawn = The game is a draw.
    .rule = DT-190
news-both-lose = The Princess is dead. Both players have lost.
    .rule = DT-340

## How a game ends

reason-target = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} reached the target of victory points.
reason-last-one = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} the last one left: everybody else has resigned.
reason-stalemate = Stalemate: nothing happened for too long, so the victory points decided.
reason-nobody-left = Nobody had a character left in play, so the victory points decided.
reason-agreed = The players agreed on a draw.
reason-goblin-killed = A Goblin was killed, and that ends the game.
reason-princess-saved = The Princess has reached the violet start line.
reason-princess-dead = The Princess is dead: both players have lost.
reason-all-dead = Violet has nobody left to save the Princess.

## Options of the game

game-option-sets = Sets
game-option-sets-help = Which characters, objects and rooms are used. Three or four players also use the rooms of a second base set.
game-option-sets-base = base set
game-option-sets-paladins_dragons = Paladins & Dragons
game-option-sets-mixed = both, mixed
game-option-team_choice = Teams
game-option-team_choice-help = How the teams are formed where sets are mixed: each in secret (the usual way), or one picks and all take the same. With one set everybody has all of it.
game-option-team_choice-usual = usual
game-option-team_choice-free = free choice
game-option-team_choice-alternating = alternating choice
game-option-room_choice = Choice of rooms
game-option-room_choice-help = Where sets are mixed: how it is decided which pairs of rooms are used.
game-option-room_choice-random = at random
game-option-room_choice-secret_pairs = two pairs each, in secret
game-option-room_choice-alternating_pairs = pairs openly, in turn
game-option-board = Laying out the rooms
game-option-board-help = Shuffled: nobody knows which room lies where. Controlled: each of two players picks four rooms and lays them face down.
game-option-board-shuffled = shuffled
game-option-board-controlled = controlled
game-option-target_vp = Victory points to win
game-option-target_vp-help = Usually 5, with three or four players 6. More make a longer game; with a handicap it is always 5.
game-option-target_vp-usual = as usual
game-option-finish = Reaching the target
game-option-finish-help = Whether the game ends at once or the player in turn may finish the turn first. Usually at once, in scenarios 1 to 5 with the turn.
game-option-finish-usual = usual
game-option-finish-immediate = ends at once
game-option-finish-end_of_turn = ends with the turn
game-option-rulings = Rules in doubt
game-option-rulings-help = In six places the printed rules and the official rulings differ: fountain, jumps, Pickpocket, ring, rifts, and killing one’s own.
game-option-rulings-seed = as printed
game-option-rulings-official = official rulings
game-option-handicap = Characters of the stronger player
game-option-handicap-help = With fewer than 8 one player has a handicap. The target is 5 victory points then.
game-option-handicap_cards = Combat cards taken away
game-option-handicap_cards-help = How many of the highest combat cards the stronger player goes without.
game-option-handicap_seat = Who has the handicap
game-option-handicap_seat-help = The place at the table of the stronger player.
game-option-beginner = Beginner game
game-option-beginner-help = For two: six rooms, and a team without Wall-Walker, Mekanork, Speed Potion and Armor.
game-option-beginner-off = off
game-option-beginner-on = on
game-option-scenario = Scenario
game-option-scenario-help = Two players with the base set, on a special board or with special rules.
game-option-scenario-none = none
game-option-scenario-1 = 1 The Monastery
game-option-scenario-2 = 2 Star Twister
game-option-scenario-3 = 3 The Realm of the Goblins
game-option-scenario-4 = 4 The Moving Stones
game-option-scenario-5 = 5 The Pit
game-option-scenario-6 = 6 The Sacrifice
game-option-flip_side = Side of a flip
game-option-flip_side-help = Whether you are asked over which side an inner room is flipped. As nobody knows how it lies, it is a formality.
game-option-flip_side-automatic = not asked
game-option-flip_side-ask = asked
game-option-show_own_hidden = Own face-down tokens
game-option-show_own_hidden-help = Whether you are shown which token you have laid where. By the rules nobody may look again.
game-option-show_own_hidden-off = not shown
game-option-show_own_hidden-on = shown
game-option-show_spent_cards = Combat cards left
game-option-show_spent_cards-help = Whether everybody is shown which combat cards each player still has.
game-option-show_spent_cards-off = not shown
game-option-show_spent_cards-on = shown
game-option-stall_cycles = Stalemate
game-option-stall_cycles-help = After so many cycles of action cards in which nothing irreversible happens the victory points decide.
game-option-stall_cycles-off = never
game-option-clock = Clock
game-option-clock-help = Seconds for a turn; the rulebook says 120. Each Speed Potion and each charm adds 60. What is not done when they are over lapses.
game-option-clock-off = off
game-option-reaction = Time to answer
game-option-reaction-help = With a clock: seconds in which you place objects in another player’s turn, or answer a combat card.

## The table in the terminal

board-when = Turn { $turn }{ $card ->
    [0] {""}
   *[other] {""}, card { $card }, { $count } left
}
board-target = { $target ->
    [0] no victory points here
   *[other] { $target } points win
}
board-legend = ▓▓ pit  ↻① gear  ╫ portcullis: ╎ open, x broken  ━ double wall  ░ face down
board-legend-more = () fountain  ** pentagram  ^^ falling rocks  ~~ mist  ≡≡ rift  ≈ breach
board-legend-illusions = ▒▒ ## illusions
board-letter = { $kind ->
    [warrior] W
    [wizard] Z
    [troll] T
    [cleric] C
    [mekanork] M
    [thief] F
    [wall_walker] L
    [goblin] G
    [paladin] P
    [weapon_master] A
    [pickpocket] K
    [golem] O
    [illusionist] I
    [elf_scout] E
    [ghost] S
    [red_dragon] D
    [neutral_monk] N
    [princess] R
    [rope] R
    [treasure] T
    [speed_potion] P
    [armor] A
    [sword] S
    [fireball_wand] W
    [key] K
    [fire_shield] F
    [dragonslayer] D
    [teleport_ring] O
   *[charm_scroll] C
}
board-player = Player
board-points = Points
board-hand = Cards
board-played = Played
board-combat = Combat
board-jumps = Jumps
board-hidden = Hidden
board-place = Place
board-because = What for
board-nothing = nothing
board-mark = { $mark ->
    [wounded] wounded
    [spent] spent
   *[charmed] charmed
}
board-private = { $count ->
    [one] 1 action of its own
   *[other] { $count } actions of its own
}
board-combat-hand = Your combat cards: { $cards }
board-stock = Behind your screen: { $tokens }
board-team = Your team so far: { $tokens }
board-rooms = Your rooms: { $rooms }
board-move = Steps left: { $steps }. Carries: { $held }
board-to-place = To be placed, in this order: { $tokens }
board-side = Side
board-strength = Strength
board-card-laid = Card
board-fighters = Who fights
board-laid = { $laid ->
    [0] not yet
   *[other] laid
}
board-warning = { $count ->
    [one] 1 action would lapse.
   *[other] { $count } actions would lapse.
}

## Why a choice is good (aspects of the value): the name, and a sentence where it is better or worse than another choice

grammar-about = { $exact ->
    [yes] {""}
   *[no] {"about "}
}
aspect-points = Victory points
aspect-points-better = You stand at { grammar-about }{ $points } of { $goal } points, otherwise at { $points_other }.
aspect-points-worse = But you stand at { grammar-about }{ $points } of { $goal } points, otherwise at { $points_other }.
aspect-escape = The way out
aspect-escape-better = Your characters come nearer to the enemy line: those who could be out with { $soon } action points are { grammar-about }{ $near }, otherwise { $near_other }.
aspect-escape-worse = But your characters are farther from the enemy line: those who could be out with { $soon } action points are { grammar-about }{ $near }, otherwise { $near_other }.
aspect-treasure = Treasure
aspect-treasure-better = You are closer to carrying out a Treasure.
aspect-treasure-worse = But you are less close to carrying out a Treasure.
aspect-danger = Danger
aspect-danger-better = Your characters are less exposed to attacks.
aspect-danger-worse = But your characters are more exposed to attacks.
aspect-prey = Wounded enemies
aspect-prey-better = You get closer to killing a wounded enemy.
aspect-prey-worse = But you are less close to killing a wounded enemy.
aspect-things = Objects
aspect-things-better = Useful objects come into the right hands.
aspect-things-worse = But useful objects are not in the right hands.
aspect-gears = Gears
aspect-gears-better = Your characters stand on more gears, or on better ones.
aspect-gears-worse = But your characters stand on fewer gears, or on worse ones.
aspect-cards = Cards
aspect-cards-better = You keep better cards: combat cards { grammar-about }{ $combat }, otherwise { $combat_other }; jump cards { $jumps }, otherwise { $jumps_other }.
aspect-cards-worse = But you keep worse cards: combat cards { grammar-about }{ $combat }, otherwise { $combat_other }; jump cards { $jumps }, otherwise { $jumps_other }.
aspect-unseen = Rooms nobody has seen
aspect-unseen-better = Your characters who still lie face down are better off.
aspect-unseen-worse = But your characters who still lie face down are worse off.
aspect-rivals = Strongest rival
aspect-rivals-better = { $seat }, your strongest rival, gets less out of it.
aspect-rivals-worse = But { $seat }, your strongest rival, gets more out of it.

## Short rules

rules-goal = Goal
    .text =
        Your team enters a maze of rooms that turn, and wants to get out on the other side. Each character who enters an
        enemy start line is worth 1 victory point, the Goblin 2, a Treasure carried out 1 more. Each enemy you kill is
        worth 1, the Red Dragon 2. (DT-029 to DT-033, DT-235)

        5 points win at once, with three or four players 6. Everybody sees the score. (DT-029, DT-034, DT-177)

        There are no dice. Cards are chosen, never drawn, and all of them are in your hand from the beginning. (DT-042)
rules-rooms = Rooms
    .text =
        The rooms lie face down, and nobody knows which is where or how it lies. Two players have a rectangle of 4 by 2
        rooms with a start line at each short side. (DT-039, DT-040)

        Rooms come in pairs with the same number. One of a pair turns clockwise ↻, the other counter-clockwise ↺.
        (DT-028, DT-086)
rules-teams = Teams
    .text =
        Each player has 8 characters and 6 objects, with one set always the same. Where sets are mixed, teams are chosen:
        each in secret, or one picks and all take the same. (DT-019, DT-021 to DT-023)

        Of Rope and Key a team may have several, of everything else one. (DT-025)
rules-line-up = Start team
    .text =
        You choose 4 of your characters in secret and put them on the four dots of your start line. The others go into
        the dungeon with the objects. (DT-043, DT-044)
rules-placing = Placing
    .text =
        In turn each player lays one token face down on any room that can still take one, until all lie. Once a token
        lies nobody may look at it again. (DT-045, DT-046, DT-048)

        Whoever reveals the room will place what lies there, so lay strong characters where you will come first, and a
        Treasure where it is not far to the enemy’s line. (DT-073)
rules-start = Beginning
    .text =
        All start teams are turned up together, and somebody is drawn to begin, who must play the 2. (DT-049, DT-050,
        DT-054)
rules-turn = The turn
    .text =
        Play one of your action cards, 2 to 5: that many action points you have. When all four are played they come back.
        In the first cycle nobody may play a card more than 1 above the highest one so far. (DT-052, DT-053, DT-055,
        DT-058)

        An action costs 1 point: reveal a room, turn a room, move, fight, use an ability, use an object. Points may go to
        one character or to several, in any order. (DT-059, DT-060)

        You may take back what you did as far as the last reveal, turn of a room, or attack. (DT-066)
rules-reveal = Revealing
    .text =
        From the start line you may reveal the rooms that touch it; from a room the one behind a passable edge of your
        square. (DT-067 to DT-069)

        You place all that lay there on free floor squares or the gear, except your own objects: those your opponent
        places. Whoever has been placed may act at once. (DT-065, DT-073 to DT-075)
rules-turning = Turning rooms
    .text =
        A character on a gear turns the room by a quarter in the direction of its arrow, or instead its partner room,
        wherever it lies, the opposite way. Everything on it turns along. (DT-079, DT-080, DT-083)

        The Mekanork turns either way. (DT-202)
rules-moving = Moving and carrying
    .text =
        A move is made square by square, never diagonally, never through walls or closed portcullises. You pass your own
        characters, the wounded and objects, but no unwounded enemy. (DT-087, DT-091 to DT-095)

        Everybody carries one thing: an object of any colour or a wounded friend. Once on each square you may take up,
        put down or swap, at no cost; stopping on something means carrying it. (DT-100 to DT-103)

        Pits need a Rope, or a Thief. An enemy start line leads out. (DT-114, DT-271)
rules-jumping = Jump cards
    .text =
        For 1 action point and one of your three jump cards a character jumps over one obstacle: a pit, falling rocks or
        a rift. He may land straight on or round the corner. (DT-122, DT-123)
rules-combat = Combat
    .text =
        A character attacks an enemy in contact. Whoever of the two colours is in contact with the other side must join
        in. (DT-136, DT-145, DT-147)

        Each side adds up its combat values and lays one card, from +0 to +6, face down. The higher total wins; on a tie
        nothing happens. Cards are spent for good, only the +0 comes back. (DT-138 to DT-141, DT-149)

        All of the losing side are wounded, and who was wounded already dies. A wounded character cannot do anything;
        whoever was wounded in this turn is not attacked again in it. (DT-131, DT-132, DT-137, DT-150)
rules-characters = Characters
    .text =
        Warrior: breaks portcullises. Wizard: flies over pits and enemies, uses the Fireball Wand. Troll: regenerates.
        Cleric: heals. Mekanork: turns rooms either way. Thief: crosses pits, opens and closes portcullises. Wall-Walker:
        walks through walls. Goblin: 2 points when he gets out. (DT-191 to DT-209)

        Paladin: carries two things. Weapon Master: sees the enemy’s combat card. Pickpocket: steals objects. Golem:
        destroys three walls. Illusionist: an illusory pit and rubble. Elf Scout: crosses pits. Ghost: goes through
        everything, carries nothing. Red Dragon: breathes fire, never moves, worth 2 points dead. (DT-210 to DT-235)
rules-objects = Objects
    .text =
        Rope: across pits. Treasure: 1 point when carried out. Speed Potion: 4 action points for its drinker. Armor: +1 in
        defence. Sword: +1 in attack. Fireball Wand: the Wizard kills the first in line. (DT-236 to DT-253)

        Key: opens and closes portcullises. Fire Shield: against fire and rocks. Dragonslayer: +4 against the Red Dragon,
        and kills him. Teleportation Ring: to a room next door. Charm Scroll: an enemy acts for you three times.
        (DT-254 to DT-267)
rules-terrain = Terrain
    .text =
        A pit may be entered only with help. The Fountain of Youth heals the wounded beside it and bars the way. Falling
        rocks kill walkers without a shield. Nobody sees into mist. A rift must be flown or jumped over. (DT-271, DT-280,
        DT-284, DT-291, DT-294)

        Whoever is alone on the pentagram with their colour has 1 point more while that lasts. (DT-282)
rules-scenarios = Scenarios
    .text =
        1 The Monastery: two monks who heal for everybody. 2 Star Twister: two lines each, all characters start there.
        3 The Realm of the Goblins: a Goblin wins every combat, and whoever kills the enemy’s wins the game.
        (DT-296 to DT-319)

        4 The Moving Stones: two rooms that slide. 5 The Pit: a hole in the middle that only the Wizard crosses. 6 The
        Sacrifice: Violet frees the Princess, Orange stops it. (DT-320 to DT-341)
rules-ends = Other endings
    .text =
        If nobody has a character left, or nothing irreversible happens for three cycles of action cards, the victory
        points decide. Players may resign or agree on a draw at any time. (DT-188 to DT-190)
