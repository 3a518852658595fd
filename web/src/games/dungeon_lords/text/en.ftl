### The board of Dungeon Lords in English: labels that only the browser shows. Sentences of the game itself stand in
### src/undercroft/games/dungeon_lords/text/en.ftl.

# Where long words of names may be broken.
joints = reputa|tion Pande|monium Cafe|teria Laby|rinth Mush|room

## Things and numbers

dl-thing-food = food
dl-thing-gold = gold
dl-thing-imps = { $count ->
    [one] imp
   *[other] imps
}
dl-thing-trap_cards = { $count ->
    [one] trap
   *[other] traps
}
dl-thing-evil = evil
dl-thing-monsters = another monster
dl-thing-dig = a tunnel
dl-thing-dig_up_to = tunnels at most
dl-thing-mine_up_to = gold at most
dl-thing-spy = a look at a combat card
dl-thing-monster = a monster
dl-thing-room = a room
dl-thing-foreman = an imp as foreman
dl-store-food = food
dl-store-gold = gold
dl-store-imps = imps
dl-store-trap_cards = traps
dl-store-evil = evil
dl-idle = { $count } idle
dl-free = free
dl-non-player = Non-player { $letter }
dl-hero = { $type ->
    [warrior] Warrior
    [thief] Thief
    [priest] Priest
    [wizard] Wizard
    [paladin] Paladin
   *[illusion] Illusion
}, { $points ->
    [one] 1 hit point
   *[other] { $points } hit points
}
dl-wounds = { $count } wounded
dl-symbol = { $kind ->
    [trap] prevents { $count } trap damage
    [heart] heals { $count }
   *[magic] { $count } magic
}
dl-monster = { $count ->
    [one] { $monster }
   *[other] { $count } × { $monster }
}{ $down ->
    [yes] , face down
   *[no] {""}
}
dl-aim = { $aim ->
    [first] First hero { $amount }
    [each] Each hero { $amount }
    [chosen] { $times ->
        [one] Any hero { $amount }
       *[other] { $times } × any { $amount }
    }
    [not_first] Not first: { $amount }
    [not_priest] Not a priest: { $amount }
    [fed] or { $amount } for food
    [stays] or { $amount }, stays up
   *[hold] or holds up
}
dl-zone = { $zone ->
    [upper] near the surface
    [lower] deep down
    [edge] at the edge
   *[centre] in the centre
}
dl-tunnel = tunnel
dl-makes = makes
dl-brings = Brings
dl-costs = Costs

## The board

dl-places = The eight places
dl-reversed = carried out from III to I
dl-barred = locked
dl-barred-is = Locked: { $order }
dl-evilometer = Evilometer
dl-most-evil = most evil
dl-nicest = nicest
dl-paladin = { $where ->
    [tent] The paladin is in his tent
   *[gone] The paladin of this year is gone
}
dl-paladin-with = { $seat_is ->
    [you] The paladin stands at your entrance
   *[other] The paladin stands at { $seat }’s entrance
}
dl-paladin-risk = reaches 10 evil: the paladin takes notice
dl-timeline = The year
dl-season = { $season ->
    [winter] Winter
    [spring] Spring
    [summer] Summer
   *[autumn] Autumn
}
dl-now = now
dl-event-done = done
dl-special-off = no effect in this game
dl-special-why-off = This game is played without special events, as a first game is: nothing happens on that day.
dl-no-event = no event
dl-event-hidden = event not yet known
dl-glance = Heroes and prices
dl-glance-heroes = Heroes of this round
dl-glance-prices = What the three spaces of each place cost
dl-would-get = { $seat_is ->
    [you] You would get this hero now
   *[other] { $seat } would get this hero now
}
dl-town = Combat cards in town
dl-card-hidden = Card of combat round { $number }, face down
dl-spied-by = { $seat_is ->
    [you] You have seen it
   *[other] { $seat } has seen it
}
dl-speed = { $speed ->
    [fast] Fast spell
   *[slow] Slow spell
}
dl-fatigue = Fatigue
dl-fatigue-is = Fatigue { $count }
dl-tavern-shows = damage, price
dl-tavern = Tavern
dl-market = Rooms
dl-to-come = { $count } to come
dl-piles = What is to come, what is gone
dl-pile-monsters = Monsters
dl-pile-rooms = Rooms
dl-pile-heroes = Heroes
dl-pile-traps = Traps
dl-gone = Gone

## Dungeons

dl-your-dungeon = Your dungeon
dl-dungeon-of = { $seat_is ->
    [you] Your dungeon
   *[other] { $seat }’s dungeon
}
dl-enlarge = { $seat_is ->
    [you] Show your dungeon large
   *[other] Show { $seat }’s dungeon large
}
dl-gate = Heroes at the gate
dl-own-traps = Your traps
dl-lair = Lair
dl-trolls = trolls: { $idle } of { $count } idle
dl-prison = Prison: { $count }
dl-seals = { $count ->
    [one] 1 red seal
   *[other] { $count } red seals
}
dl-conquered = conquered
dl-digger = an imp dug here
dl-miner = an imp mines here
dl-attacked = under attack
dl-uses = used { $uses } of { $most }
dl-cell = Column { $column }, row { $row } ({ $column }{ "\u2060" }-{ "\u2060" }{ $row })
dl-start = start player

## The bench

dl-bench-defence = Your defence
dl-bench-lock = Your first locked orders
dl-bench-produce = Production
dl-bench-payday = Payday
dl-bench-number = How much?
dl-bench-orders = Your orders
dl-others-orders = Orders
dl-others-defence = Defence
dl-lock = Lock two of these three for the first round. The third goes into your hand.
dl-given = Orders so far
dl-given-note = Hatched: the minion found no space, or the order was declined.
dl-your-orders = Your three orders
dl-choose = choose
dl-face-down = face down
dl-failed = not carried out
dl-confirm = Give these orders
dl-clear = Start over
dl-take-up = Take this order up again
dl-back = One step back
dl-open-orders = open
dl-stack = { $count } more
dl-workers = { $count ->
    [one] idle imp
   *[other] idle imps
}
dl-idle-trolls = { $count ->
    [one] idle troll
   *[other] idle trolls
}
dl-pay = Pay
dl-let-go = Let go
dl-no-more = Why not more?
dl-cannot-pay = cannot be paid
dl-of-due = of { $due } due
dl-how-much-tax = Gold you pay
dl-how-much-gold = Gold your imps mine
dl-seals-then = { $count ->
    [0] no red seal
    [one] red seal, −3 points
   *[other] red seals, −3 points each
}
dl-miners = { $count ->
    [one] 1 imp
   *[other] { $count } imps
} will mine{ $foreman ->
    [0] {""}
   *[other] , one more as foreman
}; idle imps at the moment: { $idle }

## Combat

dl-plan-tile = Tile
dl-plan-traps = Traps
dl-plan-monsters = Monsters
dl-plan-ghosts = Ghosts
dl-plan-pick = choose on the plan
dl-pick-tile = Tap one of the glowing tiles. The heroes attack it in this round.
dl-face-down-traps = { $count ->
    [one] 1 trap, face down
   *[other] { $count } traps, face down
}
dl-bait = { $count } gold as bait
dl-confirm-plan = That is the plan
dl-no-plan = no plan yet
dl-defenders = Defenders
dl-trap-hidden = a trap, face down
dl-stage = { $phase ->
    [battle] Battle in { $seat_is ->
        [you] your dungeon
       *[other] { $seat }’s dungeon
    }, round { $round }
   *[planning] { $seat_is ->
        [you] Your party
       *[other] The party at { $seat }’s gate
    }, round { $round } of 4
}
dl-ladder = The steps of a battle
dl-step = { $step ->
    [trap] Trap
    [fast_spell] Fast spell
    [monsters] Monsters
    [slow_spell] Slow spell
    [healing] Healing
    [conquest] Fatigue, conquest
   *[late] Late effects
}
dl-skip-no_trap = no trap
dl-skip-no_fast_spell = not fast
dl-skip-no_slow_spell = not slow
dl-skip-in_antimagic_room = anti-magic
dl-skip-after_antimagic_dart = anti-magic
dl-skip-too_little_magic = no magic
dl-skip-nobody_sent = nobody sent
dl-skip-no_hearts = no hearts
dl-skip-not_attacked = no attack
dl-skip-no_healing = prevented
dl-skip-no_conquest = held up
dl-skip-no_poison = none
dl-line = The party, the front one first
dl-front = front
dl-nobody-left = Nobody is left of this party.
dl-magic = Magic
dl-magic-of = of { $needed } needed: { $enough ->
    [yes] spell possible
   *[no] no spell possible
}
dl-effect = { $effect ->
    [was_attacked] attacked
    [no_conquest] no fatigue, no conquest
    [no_healing] no healing
    [no_spells] no spells
    [shield] Magic Shield
    [rage] Blind Rage
   *[courage] Song of Courage
}

## The end

dl-line-of = { $line ->
    [rooms] Points for unconquered rooms, 2 each
    [monsters] Points for monsters, 1 each
    [heroes] Points for captured heroes, 2 each
    [paladins] Points for captured paladins, 5 each
    [scoring_rooms] Points of rooms that score
    [conquered] Points for conquered tiles, −2 each
    [unpaid_taxes] Points for red seals, −3 each
   *[hall_of_fame] Hall of Fame
}
dl-titles = Titles
dl-titles-compared = Points; in brackets what is compared
dl-titles-now = Seven titles are given out at the end; one that several share is worth less to each. If the game ended now:
dl-would-hold = would hold it now
dl-holds = holds this title
dl-total = Points
dl-licence = Licence
dl-has-licence = has the licence

## The narrow screen, states

dl-when = Year { $year }, { $round ->
    [0] { $season ->
        [winter] winter
        [spring] spring
        [summer] summer
       *[autumn] autumn
    }
   *[other] combat { $round } of 4
}
dl-shared-imps = Digging and mining share your { $imps } imps: on the first spaces they need 4.
dl-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
dl-race = { $left ->
    [0] Battle now.
    [one] Battle after this round.
   *[other] Battle after { $left } rounds.
} { $tied ->
    [1] { $seat_is ->
        [you] You lead
       *[other] { $seat } leads
    }
   *[other] { $tied } players are level
} with { $points } { $points ->
    [one] point
   *[other] points
}{ $own ->
    [none] {"."}
   *[other] , you have { $own }.
}
dl-scene-board = Board
dl-scene-dungeon = Dungeon
dl-scene-market = Market
dl-scene-battle = Battle
dl-state-fights = in battle
dl-state-thinks = thinking
dl-state-ready = ready

## Why you are asked

dl-why-choose-inaccessible = The third one goes into your hand.
dl-why-choose-orders = { $hiding ->
    [yes] Now the hidden order of your non-player.
   *[no] { $chosen ->
        [3] Click or tap a card to take it up again.
       *[other] { $purse ->
            [0] You have no gold: on a space that costs some your order fails, unless you get gold before.{" "}
           *[other] {""}
        }All turn them up together, one wave after the other.
    }
}
dl-why-do-it = The whole price for the whole gain, or nothing.
dl-why-dig = Next to your dungeon; no block of 2 × 2 cells may be full.
dl-why-mine = One imp and one tunnel for each gold.
dl-why-hire = Your minion’s turn in the tavern.
dl-why-take-room = It will replace one of your tunnels.
dl-why-build-room = In its zone, if it shows one, and next to no other room.
dl-why-produce = Idle workers: { $workers ->
    [one] 1 imp
   *[other] { $workers } imps
}{ $trolls ->
    [0] {""}
    [one] {" "}and 1 troll
   *[other] {" "}and { $trolls } trolls
}. A troll works like an imp.
dl-why-take-back = { $round ->
    [8] This was the last round: which one you take no longer matters.
   *[other] The other two are locked in the next round.
}
dl-why-tax = Every unpaid gold costs 3 points in the end.
dl-why-next-monster = Everybody sent acts once, in your sequence.

## The combat planner

dl-planner = Combat planner
dl-planner-show = Show the planner
dl-planner-open = Planner
dl-planner-hide = Hide the planner
dl-planner-held = Tile held
dl-planner-prisoners = Prisoners
dl-planner-left = Left over
dl-planner-party = heroes: { $party }, hit points: { $health }
dl-planner-nobody = nobody
dl-planner-spent = Spent
dl-planner-tired = Knocked out afterwards
dl-planner-later = Later, estimated
dl-planner-later-brings = tiles lost: { $tiles }, prisoners: { $prisoners }
dl-planner-card = You know the card: { $name }, fatigue { $fatigue }.
dl-planner-fatigue = Fatigue { $least } to { $most }.
dl-planner-spell = { $possible ->
    [yes] A spell is possible: { $magic } magic, { $needed } needed.
   *[no] No spell is possible: { $magic } magic, { $needed } needed.
}
dl-planner-which = Card
dl-planner-cards = { $count } cards of fatigue { $fatigue }
dl-planner-tile = Tile
dl-planner-lost = lost
dl-planner-kept = held
dl-planner-points = Hit points
dl-planner-choice = Choice
dl-planner-as-good = best
dl-planner-later-lost = Lost later, estimated
dl-planner-nothing = send nothing
dl-planner-best = Show the best plans
dl-planner-counts = Working it out …
dl-planner-best-of = { $count ->
    [one] There is only one plan
   *[other] The best of { $count } plans
}
dl-planner-sieved = The { $count } most promising ones are worked out exactly.
dl-planner-take = Use it
dl-planner-stopped = This position is too tangled to be worked out completely.
dl-planner-no-tile = First choose the tile under attack.
dl-planner-holds = { $way ->
    [known-held] You hold the tile.
    [known-lost] You lose the tile.
    [any-held] You hold the tile, whatever card comes.
    [any-lost] You lose the tile, whatever card comes.
   *[some] You hold the tile with { $held } of { $cards } cards.
}
dl-planner-with = With “{ $choice }”:
dl-planner-hangs = { $kind ->
    [act] That is so if the { $name } acts first
    [choose] That is so if the { $name } is chosen first
    [attack] That is so with this attack: { $name }
    [target] That is so if the { $name } is hit first
   *[other] That is so if you choose well in the battle
}{ $more ->
    [yes] , and with the right choices after it.
   *[no] .
}
dl-planner-cost-you = { $tiles ->
    [0] { $prisoners ->
        [one] That choice cost you a prisoner.
       *[other] That choice cost you { $prisoners } prisoners.
    }
   *[other] { $prisoners ->
        [0] That choice cost you the tile.
        [one] That choice cost you the tile and a prisoner.
       *[other] That choice cost you the tile and { $prisoners } prisoners.
    }
}
dl-planner-takes = { $way ->
    [same] { $most ->
        [-1] A prisoner goes free.
        [0] You take no prisoner.
        [one] You take one prisoner.
       *[other] You take { $most } prisoners.
    }
   *[some] { $most ->
        [0] A prisoner may go free.
        [one] You take a prisoner with { $times } of { $cards } cards.
       *[other] You take up to { $most } prisoners, at least one with { $times } of { $cards } cards.
    }
}
dl-planner-leaves = { $way ->
    [nobody] Nobody of the party is left.
    [same] { $heroes ->
        [one] One hero is left
       *[other] { $heroes } heroes are left
    }, with { $health ->
        [one] one hit point.
       *[other] { $health } hit points.
    }
   *[some] { $heroes ->
        [one] One hero
       *[other] Up to { $heroes } heroes
    } may be left, with up to { $health ->
        [one] one hit point
       *[other] { $health } hit points
    }{ $times ->
        [0] {"."}
       *[other] ; nobody with { $times } of { $cards } cards.
    }
}
dl-planner-costs = It costs: { $list }.
dl-planner-cost = { $way ->
    [same] { $what }
   *[some] { $most ->
        [1] {""}
       *[other] up to{" "}
    }{ $what } with { $times } of { $cards } cards
}
dl-planner-knocked-out = { $count ->
    [one] monster knocked out
   *[other] monsters knocked out
}
dl-planner-evil = Your evil { $dir ->
    [up] rises
   *[down] falls
} by { $way ->
    [same] { $most }.
   *[some] { $most ->
        [1] 1
       *[other] up to { $most }
    } with { $times } of { $cards } cards.
}
dl-planner-later-words = Later rounds, estimated: { $tiles ->
    [0] no tile lost
    [one] about one tile lost
   *[other] about { $tiles } tiles lost
}, { $prisoners ->
    [0] no prisoner.
    [one] about one prisoner.
   *[other] about { $prisoners } prisoners.
}
dl-planner-numbers = Show numbers
dl-planner-close = Close the planner
dl-planner-note = Worked out from what you know: unknown cards are all equally likely, and you fight as well as possible afterwards. What the battles of others may change before is left out; later rounds are only estimated.
