### Doodle Dungeon in English. Names of cards come from the content files.
###
### $seat is a player's name, $seat_is is "you" for the reader and "other" for everybody else.

## Cards, as they are called inside sentences

card-cards = { $name } (no. { $number })

## Phases

phase-build = Build Dungeon
phase-path = Draw Hero's Path
phase-defend = Defend Dungeon

## Steps, as questions

step-draft = Which card do you take?
step-build = { $options ->
    [1] Your card is built. Is the drawing final?
   *[other] What do you draw next?
}
step-path = Where does the hero's path go next?
step-bomb-target = Which monster does your bomb hit?
step-dungeon-action = Do you play a dungeon action?
step-improve = Which track do you improve?
step-junk-pick = Which card do you take out of the discard pile?
step-hero-action = Do you lay a hero action above somebody's dungeon?
step-put-under = Which cards do you put under your deck?

## Options: what a player may choose

option-take = Take { $card }
option-walls = Walls on { $cells }
option-draw = Draw { $element_id ->
    [trap] a trap
    [goblin] a goblin
    [orc] an orc
   *[dragon] a dragon
} on { $cell }
option-hide = Hide a treasure on { $cell }
option-improve = Check a box: { $track }
option-confirm = Final
option-go = { $safe ->
    [0] { $cell } (no way out from there)
   *[other] { $cell }
}
option-leave = Out through the exit
option-erase = Erase back to where the exit can be reached
option-blast = Hit the monster on { $cell } in the dungeon of { $victim }
option-play = { $more ->
    [0] Play { $action }: { $action_text }
   *[other] Play { $action }, strength { $strength }: { $action_text }
}
option-fetch = Take { $action }
option-lay = { $action } above { $victim_is ->
    [you] your dungeon
   *[other] the dungeon of { $victim }
}: { $action_text }
option-under = Put { $action } under the deck
option-stop = No more actions
option-done = Done, refill the hand

## Why a step or an action is not possible

why-not-DD-041 = Only an empty cell can be drawn on.
why-not-DD-045 = That leaves the sheet.
why-not-DD-046 = There is something on one of these cells already.
why-not-DD-047 = Cells would be cut off.
why-not-DD-048 = No wall can stand at the entrance or at the exit.
why-not-DD-056 = It would stand side by side with another trap or monster.
why-not-DD-064 = You have hidden a treasure there already.
why-not-DD-073 = All boxes of this track are checked.
why-not-DD-081 = The path goes on to a neighbouring cell only.
why-not-DD-083 = There is a wall.
why-not-DD-084 = A cell is visited at most twice.
why-not-DD-086 = Before the same monster comes again, another trap or monster must come.
why-not-DD-089 = The path ends when it leaves through the exit.
why-not-DD-092 = The path begins at the entrance.
why-not-DD-093 = From there no way leads out any more.
why-not-DD-125 = This action does not fit here.
why-not-DD-126 = At most four dice are in a fight.
why-not-DD-133 = The discard pile is empty.
why-not-DD-137 = After the Cursed Blade no action can be played.

## News: what happened

news-round = Round { $round } begins. { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} a card first.
    .rule = DD-018
news-taken = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $card }.
    .rule = DD-019
news-left-over = { $card } is left over and goes to the discard pile.
    .rule = DD-021
news-reshuffled = The discard pile is shuffled: { $number } cards are the new draw pile.
    .rule = DD-027
news-ready = { $seat_is ->
    [you] You are ready.
   *[other] { $seat } is ready.
}
    .rule = DD-040
news-drew-walls = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} walls: { $shape }, beginning on { $cell }.
    .rule = DD-043
news-drew = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} on { $cell }: { $element }.
    .rule = DD-056
news-hid = { $seat_is ->
    [you] You hide
   *[other] { $seat } hides
} a treasure.
    .rule = DD-062
news-improved = { $seat_is ->
    [you] You check
   *[other] { $seat } checks
} a box: { $track }, { $boxes } in all, level { $level }.
    .rule = DD-069
news-lapsed = No place for { $seat_is ->
    [you] you
   *[other] { $seat }
}: { $element } lapses.
    .rule = DD-035
news-paths-begin = All dungeons are built. Every sheet goes to the left.
    .rule = DD-077
news-path = { $drawer_is ->
    [you] You have
   *[other] { $drawer } has
} drawn a path of { $number } cells through { $seat_is ->
    [you] your dungeon
   *[other] the dungeon of { $seat }
}.
    .rule = DD-097
news-defence = The heroes stand at the doors. { $seat_is ->
    [you] You begin.
   *[other] { $seat } begins.
}
    .rule = DD-100
news-turn = { $seat_is ->
    [you] It is your turn.
   *[other] It is the turn of { $seat }.
}
    .rule = DD-101
news-healed = In { $seat_is ->
    [you] your dungeon
   *[other] the dungeon of { $seat }
} the hero drinks and regains { $points ->
    [one] one heart
   *[other] { $points } hearts
}: { $hearts }.
    .rule = DD-145
news-bombed = The bomb of { $bomber_is ->
    [you] you
   *[other] { $bomber }
} goes off on { $cell } in { $seat_is ->
    [you] your dungeon
   *[other] the dungeon of { $seat }
}: { $element }.
    .rule = DD-143
news-bomb-lost = The bomb of { $bomber_is ->
    [you] you
   *[other] { $bomber }
} finds no monster in { $seat_is ->
    [you] your dungeon
   *[other] the dungeon of { $seat }
}.
    .rule = DD-143
news-jumped = In { $seat_is ->
    [you] your dungeon
   *[other] the dungeon of { $seat }
} the hero jumps over the trap on { $cell }.
    .rule = DD-147
news-moved = In { $seat_is ->
    [you] your dungeon
   *[other] the dungeon of { $seat }
} the hero goes on to { $cell }.
    .rule = DD-108
news-met = In { $seat_is ->
    [you] your dungeon
   *[other] the dungeon of { $seat }
} there waits on { $cell }: { $element }.
    .rule = DD-113
news-rolled = { $seat_is ->
    [you] You roll
   *[other] { $seat } rolls
} { $eyes }.
    .rule = DD-116
news-strength = The strength is { $strength }.
    .rule = DD-116
news-played = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
    .rule = DD-123
news-removed = The { $eyes } leaves the fight.
    .rule = DD-136
news-fetched = { $seat_is ->
    [you] You shuffle
   *[other] { $seat } shuffles
} { $card } into the deck.
    .rule = DD-132
news-fetched-secretly = { $seat_is ->
    [you] You shuffle
   *[other] { $seat } shuffles
} a card of the discard pile into the deck.
    .rule = DD-134
news-cursed = The curse takes hold: strength { $strength }.
    .rule = DD-144
news-won = { $element } wins with { $strength } in { $seat_is ->
    [you] your dungeon
   *[other] the dungeon of { $seat }
}.
    .rule = DD-119
news-lost = { $element } loses with { $strength } in { $seat_is ->
    [you] your dungeon
   *[other] the dungeon of { $seat }
}.
    .rule = DD-120
news-shielded = In { $seat_is ->
    [you] your dungeon
   *[other] the dungeon of { $seat }
} a shield takes { $points } of the damage.
    .rule = DD-146
news-damaged = In { $seat_is ->
    [you] your dungeon
   *[other] the dungeon of { $seat }
} the hero suffers { $points } damage and has { $hearts ->
    [one] one heart
   *[other] { $hearts } hearts
} left.
    .rule = DD-164
news-crossed-off = Crossed off on { $cell } in { $seat_is ->
    [you] your dungeon
   *[other] the dungeon of { $seat }
}: { $element }.
    .rule = DD-007
news-died = In { $seat_is ->
    [you] your dungeon
   *[other] the dungeon of { $seat }
} the hero dies.
    .rule = DD-165
news-escaped = From { $seat_is ->
    [you] your dungeon
   *[other] the dungeon of { $seat }
} the hero escapes with { $hearts ->
    [one] one heart
   *[other] { $hearts } hearts
}.
    .rule = DD-166
news-dropped = { $card } is discarded without effect.
    .rule = DD-152
news-laid = { $seat_is ->
    [you] You lay
   *[other] { $seat } lays
} { $card } above { $victim_is ->
    [you] your dungeon
   *[other] the dungeon of { $victim }
}.
    .rule = DD-141
news-put-under = { $seat_is ->
    [you] You put
   *[other] { $seat } puts
} { $number ->
    [one] one card
   *[other] { $number } cards
} under the deck.
    .rule = DD-153
news-refilled = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} { $number ->
    [0] no card
    [one] one card
   *[other] { $number } cards
}.
    .rule = DD-154
news-scored = { $seat_is ->
    [you] You score
   *[other] { $seat } scores
} { $treasures } for treasures, { $monsters } for monsters, { $slain } for a dead hero, { $hearts } for hearts: { $points }.
    .rule = DD-169

## How it ends

reason-heroes-gone = Every hero is dead or has escaped; the most points win.

## Options of the game

game-option-start_seat = First with the start marker
game-option-start_seat-help = Who takes a card first in round 1.
game-option-start_seat-random = at random
game-option-hearts = Hearts
game-option-hearts-help = How many hearts each hero has. The printed number is not known to us.
game-option-goblin_track = Goblin track
game-option-goblin_track-help = How many boxes a goblin level takes.
game-option-goblin_track-cheap = one box
game-option-goblin_track-even = two boxes
game-option-build_order = Building
game-option-build_order-help = Whether all build at the same time, or one after the other in the order of the draft.
game-option-build_order-simultaneous = at the same time
game-option-build_order-in_turn = one after the other
game-option-path_help = Help with the path
game-option-path_help-help = Whether only steps are offered from which the exit can still be reached.
game-option-path_help-safe = safe steps only
game-option-path_help-legal = all legal steps
game-option-bomb_range = Range of bombs
game-option-bomb_range-help = Whether the distance is counted over walls or as one could walk.
game-option-bomb_range-over_walls = over walls
game-option-bomb_range-on_foot = on foot
game-option-junk_pick = Useful Junk
game-option-junk_pick-help = Whether the others see which card is fetched.
game-option-junk_pick-open = openly
game-option-junk_pick-secret = secretly
game-option-memory_aid = Memory aid
game-option-memory_aid-help = Whether the cards that everybody has drafted are listed.
game-option-memory_aid-on = on
game-option-memory_aid-off = off

## What the view holds, for a table without a board of its own

view-round = Round
view-marker = Start marker
view-hearts = Hearts at first
view-row = Row
view-pile = Draw pile
view-discard = Discard pile
view-missing = Missing from it
view-turn = Turn
view-building = Building
view-fight = Encounter
view-dungeons = Dungeons

## Short rules

rules-build = Build Dungeon
    .text =
        In each of 14 rounds everybody takes one card of a row and draws everything in its lower half on the own
        sheet, from left to right. What has a legal place must be drawn; what has none lapses. (DD-019, DD-033 to
        DD-035)

        Walls may be turned and mirrored. Every cell without a wall must stay reachable from entrance and exit.
        Traps and monsters never stand side by side. A treasure is a secret note of a cell; it counts only under a
        monster. An improvement checks a box of any track; a full group unlocks a level. (DD-044, DD-047, DD-056,
        DD-062, DD-069, DD-072)
rules-path = Draw Hero's Path
    .text =
        You draw the hero's path through the dungeon of your right neighbour, cell by cell from A1 to H10 and out.
        No cell is visited more than twice, and before the same monster comes again another trap or monster must
        come. (DD-077, DD-080, DD-084, DD-086)
rules-defend = Defend Dungeon
    .text =
        Your drafted cards are your deck now. In your turn the hero in your dungeon walks to the next trap or monster.
        A trap does its damage and is crossed off. A monster rolls two dice and adds its level and your cards: with 20
        or more it wins, does damage and stays; with less it is crossed off. (DD-108, DD-114 to DD-120)

        Then you may lay hero actions above the dungeons of others, at most two cards above each, put cards under your
        deck and refill your hand. (DD-141, DD-142, DD-153, DD-154)
rules-end = The end
    .text =
        When every hero is dead or has escaped, each guarded treasure scores the treasure level, each monster left 1, 2
        or 3 points, a dead hero 5, and each heart of an escaped hero costs 1. (DD-167, DD-170 to DD-173)

## Why a choice is good (aspects of the value): the name, and a sentence where it is better or worse than another choice

grammar-about = { $exact ->
    [yes] {""}
   *[no] {"about "}
}
aspect-monsters = Monsters
aspect-monsters-better = Your monsters should bring you { grammar-about }{ $points ->
    [one] 1 point
   *[other] { $points } points
} in the end, not { $points_other }.
aspect-monsters-worse = But your monsters should bring you { grammar-about }{ $points ->
    [one] 1 point
   *[other] { $points } points
} in the end, not { $points_other }.
aspect-monsters-better-slightly = Your monsters are a little more likely to stand in the end.
aspect-monsters-worse-slightly = But your monsters are a little less likely to stand in the end.
aspect-treasures = Treasures
aspect-treasures-better = Treasures under a monster: { grammar-about }{ $guarded }, otherwise { $guarded_other }; each brings { $worth }, otherwise { $worth_other }.
aspect-treasures-worse = But treasures under a monster: { grammar-about }{ $guarded }, otherwise { $guarded_other }; each brings { $worth }, otherwise { $worth_other }.
aspect-treasures-better-slightly = Your treasures are a little better guarded.
aspect-treasures-worse-slightly = But your treasures are a little less well guarded.
aspect-hero = The hero in your dungeon
aspect-hero-better = The hero should cost you { grammar-about }{ $left ->
    [one] 1 point
   *[other] { $left } points
} for his hearts, not { $left_other }.
aspect-hero-worse = But the hero should cost you { grammar-about }{ $left ->
    [one] 1 point
   *[other] { $left } points
} for his hearts, not { $left_other }.
aspect-hero-better-slightly = The hero in your dungeon suffers a little more.
aspect-hero-worse-slightly = But the hero in your dungeon suffers a little less.
aspect-walls = Walls and room
aspect-walls-better = Your walls lead every path over more cells, or leave more room for what is still to come.
aspect-walls-worse = But your walls lead every path over fewer cells, or leave less room for what is still to come.
aspect-cards = Cards in hand
aspect-cards-better = You have more use for your cards: hand level { $level }, otherwise { $level_other }.
aspect-cards-worse = But you have less use for your cards: hand level { $level }, otherwise { $level_other }.
aspect-cards-better-slightly = The cards in your hand or deck are a little more useful.
aspect-cards-worse-slightly = But the cards in your hand or deck are a little less useful.
aspect-coming = What is still to come
aspect-coming-better = You get more out of what you will still draw.
aspect-coming-worse = But you get less out of what you will still draw.
aspect-rivals = Strongest rival
aspect-rivals-better = { $seat }, your strongest rival, gets less out of it.
aspect-rivals-worse = But { $seat }, your strongest rival, gets more out of it.

## Paths beside the best one found, when the match is over (advice on `paths`)

path-as-drawn = { $seat } drew this path: { $points ->
    [one] 1 point was
   *[other] { $points } points were
} to be expected for { $owner }.
path-best-found = The best path we found would have left { $owner } about { $points ->
    [one] 1 point
   *[other] { $points } points
}.
path-none-better = No path would have been better: this is proved.
path-no-better-found = We found no better path.
path-least = No path leaves { $owner } fewer than { $least ->
    [one] 1 point
   *[other] { $least } points
}: this is proved.
