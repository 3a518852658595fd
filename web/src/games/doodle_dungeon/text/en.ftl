### What only the browser says of Doodle Dungeon, in English.

about-content = The walls, monsters and levels of most cards, and the number of the hero's hearts, are reconstructed; what is printed in the rules and in reviews is marked so in the details of each card.

## The bar and the scenes

dd-when-round = Round { $round } of 14
dd-race = Most points win. { $tied ->
    [0] { "" }
    [1] Monsters: { $seat_is ->
        [you] you lead
       *[other] { $seat } leads
    } with { $points }
   *[other] Monsters: { $tied } lead with { $points }
}
dd-scene = { $phase ->
    [build] Row
    [path] Line
   *[defend] Fight
}
dd-scene-sheet = Sheet
dd-scene-tracks = Levels

## What a player does

dd-state-none = { "" }
dd-state-chooses = chooses
dd-state-builds = building
dd-state-draws = drawing
dd-state-ready = ready
dd-state-turn = at turn
dd-state-walking = { "" }
dd-state-dead = hero slain
dd-state-escaped = hero escaped

## A sheet

dd-dungeon-name = { $number ->
    [0] The Soggy Cellar
    [1] Hotel Abyss
    [2] Castle Creak
    [3] The Bottomless Larder
    [4] Grumble Deep
    [5] The Crooked Vault
    [6] Mossy Halls
    [7] Pits and Pantries
    [8] The Gnawed Burrow
    [9] Mouldering Manor
    [10] Dripstone Lodge
   *[11] The Last Staircase
}
dd-sheet-of = { $name } – dungeon sheet
dd-cells-of = { $name } – cells of the dungeon
dd-master = master: { $name }
dd-line = line: { $name }
dd-hearts = { $hearts } of { $of } hearts
dd-tracks = Tracks
dd-track-state = { $boxes } of { $of } boxes checked
dd-track-goblins = 1 pt, 1 dmg
dd-track-orcs = 2 pt, 2 dmg
dd-track-dragons = 3 pt, 3 dmg
dd-track-traps = damage each
dd-track-treasures = points each
dd-track-hand = cards
dd-above = Cards above this dungeon
dd-when = { $action_id ->
    [bomb] start of the turn
    [healing_potion] start of the turn
    [curse] next fight
    [shield] next damage
    [jump] next trap
   *[poisoned_weapon] next win
}
dd-note = Treasures
dd-only-you = only you see this
dd-cover = cover
dd-uncover = show
dd-treasures = Treasures
dd-treasures-of = { $count ->
    [one] one treasure
   *[other] { $count } treasures
}
dd-guarded = { $guarded } guarded
dd-no-guard = no guard
dd-guard-gone = gone
dd-secret = cells: secret until the end
dd-marker = start marker
dd-enlarge = Enlarge the sheet: { $name }
dd-hand-deck = { $hand ->
    [one] one card in hand
   *[other] { $hand } cards in hand
}, { $deck } in the deck

## Cards and piles

dd-row = The row of cards
dd-kind = { $kind ->
    [hero] hero action
   *[dungeon] dungeon action
}
dd-pile = draw pile
dd-discards = discards
dd-own-deck = Your action deck
dd-of-14 = of 14

## Building

dd-as-list = { $count ->
    [one] The place as a list
   *[other] All { $count } places as a list
}
dd-piece = The walls in your hand: arrows move them, R turns, F mirrors, Enter draws, N and P go to places that are possible
dd-free = { $cells } is possible. { $then } cells lie on every way, now { $now }.
dd-not-here = Not here.
dd-your-card = Your card
dd-element = { $state ->
    [done] done
    [now] now
    [lapsed] no place
    [secret] secret
   *[next] next
}
dd-turn = Turn
dd-mirror = Mirror
dd-lies = turned { $at } of { $of }
dd-place-before = Place before
dd-place-next = Next place
dd-draw-here = Draw here
dd-then-box = { $next ->
    [1] unlocks the next level
   *[other] { $next } boxes to the next level
}
dd-turn-over = Turn the card over
dd-take-back = Take back
dd-why-draft = What is below is built now; what is above can be played later.
dd-why-build-walls = All of them on empty cells, and nothing may be walled in.
dd-why-build-draw = On an empty cell, not side by side with a trap or another monster.
dd-why-build-hide = On any cell, in secret. It counts if a monster guards it at the end.
dd-why-build-improve = A full group of boxes unlocks its level.
dd-why-build-confirm = Until all are ready you can take everything back.

## The path

dd-go = { $way ->
    [up] Up to { $cell }
    [right] Right to { $cell }
    [down] Down to { $cell }
   *[left] Left to { $cell }
}
dd-dead-end = no way out from there
dd-why-path = You draw in the dungeon of { $seat }. No cell more than twice.
dd-encounters = Encounters in order
dd-chance-note = chance that the monster wins, without cards
dd-again = 2nd
dd-and-on = and on to H10
dd-line-facts = { $length } cells, { $full } visited twice, { $count ->
    [one] one encounter
   *[other] { $count } encounters
}; { $hearts } hearts to be expected, without cards.
dd-erase = Erase
dd-erase-all = All of it
dd-leave = Leave
dd-hand-in = Hand in the sheet

## Defending

dd-tray = Encounter
dd-met = { $element_id ->
    [trap] Trap
    [goblin] Goblin
    [orc] Orc
   *[dragon] Dragon
} on { $cell }
dd-dice-of = { $count } of 4 dice
dd-sum = Dice { $dice }, level { $level }, cards { $bonus }: strength { $strength }, less { $curse } for curses; it wins from 20 on.
dd-turn-of = { $seat_is ->
    [you] Your turn
   *[other] Turn of { $seat }
}
dd-step = { $step ->
    [move] move
    [encounter] encounter
    [heroes] hero actions
   *[refill] refill hand
}
dd-hand = Your hand
dd-hand-empty = Your hand is empty.
dd-play = Play { $action }
dd-lay = { $action } above { $victim_is ->
    [you] your dungeon
   *[other] the dungeon of { $victim }
}
dd-then-wins = wins with { $percent } of 100 throws
dd-then-strength = { $strength } in the end
dd-then-trap = { $damage } damage
dd-why-dungeon-action = { $strength ->
    [0] The trap does { $damage } damage.
   *[other] It has { $strength } and needs 20; a win does { $damage } damage.
}
dd-why-hero-action = At most two cards lie above each dungeon.
dd-why-put-under = What is put under last lies deepest. Then the hand is refilled.
dd-why-bomb-target = A monster off the line, at most five steps from the hero.

## The end

dd-score = { $line ->
    [guarded] Guarded treasures
    [standing] Monsters standing
    [slain] Hero slain
   *[escaped] Hearts of an escaped hero
}
dd-total = Points
dd-score-crossed = Monsters crossed off; on a tie fewer win
dd-picture-points = { $points ->
    [one] one point
   *[other] { $points } points
}
dd-keep-all = Keep the sheets
dd-keep = Keep the sheet: { $name }
dd-print = Print
dd-keep-failed = The picture could not be made.
