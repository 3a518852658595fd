### What only the browser says of Dungeon Twister, in English.

# Where long names are broken.
joints = Illu|sionist Pick|pocket Dragon|slayer Teleporta|tion

phase-actions = Actions
phase-combat = Combat
dt-when = Turn { $turn }
dt-race = { $target ->
    [0] Free the Princess, or stop it
   *[other] Goal: { $target } points (get out, kill). { $ahead ->
        [1] { $seat_is ->
            [you] You lead
           *[other] { $seat } leads
        } with { $best }.
       *[other] { $best ->
            [0] Nobody has any yet.
           *[other] { $ahead } are level with { $best }.
        }
    }
}
dt-scene-board = Board
dt-scene-figures = Figures
dt-scene-cards = Cards

## States of players

dt-state-won = has won
dt-state-over = game over
dt-state-resigned = has resigned
dt-state-fights = fights
dt-state-yours = your turn
dt-state-thinks = is thinking
dt-state-plays = playing
dt-state-waits = waits

## Questions, why they are asked

dt-why-action = { $left } of { $card } actions left. Pick a figure on the board or in the list.
dt-why-action-card = It says how many actions you have in this turn.
dt-why-move = Click a lit square to walk there, or go step by step.
dt-why-combat-card = In secret. Both turn up together; on a tie nothing happens.
dt-why-combat-answer = In secret. Your Weapon Master has seen the enemy’s card.
dt-why-rotate = Hover to see how it would lie. A turn cannot be taken back.
dt-why-reveal = A revealed room cannot be covered again.
dt-why-attack = An attack cannot be taken back.
dt-why-place = Any free floor square, or the gear.
dt-why-line-up = Four characters start on the line, the others go into the dungeon.
dt-why-placing = Once it lies nobody may look at it again.

## Options in few words

dt-verb-reveal = reveal
dt-verb-turn = turn a room
dt-verb-move = walk
dt-verb-jump = jump
dt-verb-attack = attack
dt-verb-break = break a portcullis
dt-verb-lock = work a portcullis
dt-verb-heal = heal
dt-verb-regenerate = regenerate
dt-verb-wall-walk = through a wall
dt-verb-steal = steal
dt-verb-breach = break a wall
dt-verb-conjure = an illusion
dt-verb-breathe = breathe fire
dt-verb-quaff = drink the potion
dt-verb-shoot = fireball
dt-verb-teleport = use the ring
dt-verb-charm = charm
dt-verb-drink = drink at the fountain
dt-verb-fly = fly across
dt-then-end = { $left ->
    [one] 1 action would lapse
   *[other] { $left } actions would lapse
}
dt-then-move = up to { $steps ->
    [one] 1 square
   *[other] { $steps } squares
}
dt-then-fight = { $target }: { $own } against { $other }, before the cards
dt-then-turn = { $opens ->
    [0] { $shuts ->
        [0] no door opens or shuts
       *[other] shuts { $shuts }
    }
   *[other] { $shuts ->
        [0] opens { $opens }
       *[other] opens { $opens }, shuts { $shuts }
    }
}
dt-values = move { $move }, combat { $combat }
dt-end-early = End the turn already?
dt-end-early-why = { $left ->
    [one] 1 action is left and would lapse.
   *[other] { $left } actions are left and would lapse.
}
dt-end-early-yes = End the turn
dt-end-early-no = Go on playing

## Places on the board

dt-select = { $kind } at ({ $x },{ $y }): { $deeds ->
    [one] 1 possible action
   *[other] { $deeds } possible actions
}
dt-walk-to = Walk to ({ $x },{ $y }), { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
dt-attack-this = Attack: { $kind }
dt-board = The dungeon

dt-who-comes = Who can come to a square?
dt-comer = { $seat_is ->
    [you] your { $kind }
    [nobody] { $kind }
   *[other] { $seat }’s { $kind }
} ({ $steps })
dt-comers = ({ $x },{ $y }), with so many steps: { $list }
dt-comers-none = ({ $x },{ $y }): nobody can come here with one move

## Players

dt-points-of = { $points } of { $target } victory points
dt-of-points = of { $target } points
dt-how-killed = killed
dt-how-escaped = got out
dt-team = Team
dt-fate-in = in the dungeon
dt-fate-wounded = wounded
dt-fate-out = got out
dt-fate-dead = dead
dt-face-down = { $count ->
    [one] 1 token lies face down
   *[other] { $count } tokens lie face down
}
dt-action-cards = action cards
dt-card-running = is being played
dt-card-top = played last
dt-card-gone = played
dt-card-hand = in hand
dt-combat-cards = combat
dt-jump-cards = jump
dt-cards-count = { $combat ->
    [one] 1 combat card
   *[other] { $combat } combat cards
}, { $jumps ->
    [one] 1 jump card
   *[other] { $jumps } jump cards
} left{ $stock ->
    [0] {"."}
   *[other] ; { $stock } tokens not laid yet.
}

## Below the board

dt-this-turn = This turn
dt-used-left = { $used } used, { $left } left
dt-actions = actions
dt-no-card = No action card has been played yet.
dt-points-left = { $left } of { $card } actions left
dt-now = now
dt-left = left
dt-final = final
dt-undo = undo
dt-did-reveals = reveals a room
dt-did-turned = turns a room
dt-did-slid = slides the stones
dt-did-moves = walks
dt-did-escaped = gets out
dt-did-jumped = jumps
dt-did-attacks = attacks
dt-did-broken = breaks a portcullis
dt-did-opened = opens a portcullis
dt-did-closed = closes a portcullis
dt-did-healed = heals
dt-did-regenerated = regenerates
dt-did-refreshed = drinks at the fountain
dt-did-wall-walked = walks through a wall
dt-did-stole = steals
dt-did-breached = destroys a wall
dt-did-conjured-pit = conjures a pit
dt-did-conjured-rubble = conjures rubble
dt-did-quaffed = drinks the potion
dt-did-shot = shoots a fireball
dt-did-breathed = breathes fire
dt-did-teleported = uses the ring
dt-did-charmed = is charmed
dt-did-flew = flies across the hole
dt-figure = Figure
dt-move = move
dt-combat = combat
dt-carries = carries:
dt-worth-out = out: { $points } { $points ->
    [one] point
   *[other] points
}
dt-worth-dead = killed: { $points } { $points ->
    [one] point
   *[other] points
}
dt-pick-a-figure = Click one of your figures: where it can walk lights up, and all its actions stand here.
dt-point-at-a-figure = Point at a figure to see what it can do.
dt-your-cards = Your cards
dt-only-you = only you see these
dt-combat-left = Combat cards left
dt-spent = { $value } spent
dt-jumps-left = { $count ->
    [one] 1 jump
   *[other] { $count } jumps
}
dt-zero-back = · the 0 always comes back, every other card is spent once
dt-stock = Behind your screen
dt-to-place = To be placed, the first one next

## Combat

dt-duel = Combat
dt-group-combat = Group combat
dt-attacks-whom = { $attacker } attacks { $target }; who is in contact joins in.
dt-role-attacks = attacks
dt-role-target = target
dt-strength = Strength { $strength }
dt-card-laid = card is laid
dt-no-card-yet = no card yet
dt-comes-back = comes back
dt-spent-word = spent
dt-cards-in-secret = Both sides lay a card in secret; then both are turned up together.
dt-tied = A tie: nothing happens.
dt-wins = { $seat_is ->
    [you] You win!
   *[other] { $seat } wins.
}
dt-then-card = { $strength } + { $card } = { $sum }: wins { $win }, ties { $tie }, loses { $lose }
dt-odds = Odds
dt-odds-title = Your { $own } (with +{ $card }) against { $other } and a card
dt-odds-cases = ▲ wins against { $win }, = ties with { $tie }, ▼ loses to { $lose }
dt-odds-known = This table shows what is spent: { $cards } cards are left.
dt-odds-unknown = { $cards ->
    [one] One of them is left, nobody is told which.
   *[other] { $cards } of the nine are left, nobody is told which.
}
