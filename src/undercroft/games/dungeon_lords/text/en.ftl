### Dungeon Lords in English. Names of cards and tiles come from the content files.
###
### $seat is a player's name, $seat_is is "you" for the reader and "other" for everybody else. An argument that
### names a card brings its facts along: $monster_id, $room_text, $hero_type and so on. A cell is column-row: 3-1 is
### the tile at the entrance.

## Cards, as they are called inside sentences

card-paladins = Paladin { $hit_points }

## Helpers of other messages

grammar-owner = { $seat_is ->
    [you] your
   *[other] { $seat }’s
}
grammar-owner-start = { $seat_is ->
    [you] Your
   *[other] { $seat }’s
}
# The text of a monster names numbers only: what they are.
# Of a trap, too; and where there is no conquest there is no fatigue (DL-380).
monster-does = Damage: { $text }{ $card_id ->
    [trap_door] {" "}No fatigue either.
    [cursed_ring] {" "}No fatigue either.
   *[other] {""}
}
grammar-space = { $space ->
    [1] I
    [2] II
   *[3] III
}
# A price from its numbers: food, gold, evil, traps and monsters, joined where there are several.
grammar-and-gold = { $pay-food ->
    [0] {""}
   *[other] {" and "}
}
grammar-and-evil = { $pay-gold ->
    [0] { grammar-and-gold }
   *[other] {" and "}
}
grammar-and-traps = { $pay-evil ->
    [0] { grammar-and-evil }
   *[other] {" and "}
}
grammar-and-monsters = { $pay-traps ->
    [0] { grammar-and-traps }
   *[other] {" and "}
}
grammar-cost = { $pay-food ->
    [0] {""}
   *[other] { $pay-food } food
}{ $pay-gold ->
    [0] {""}
   *[other] { grammar-and-gold }{ $pay-gold } gold
}{ $pay-evil ->
    [0] {""}
   *[other] { grammar-and-evil }{ $pay-evil } evil
}{ $pay-traps ->
    [0] {""}
    [1] { grammar-and-traps }a trap
   *[other] { grammar-and-traps }{ $pay-traps } traps
}{ $pay-monsters ->
    [0] {""}
    [1] { grammar-and-monsters }another monster
   *[other] { grammar-and-monsters }{ $pay-monsters } other monsters
}
grammar-price = { grammar-cost }{ $extra ->
    [0] {""}
   *[other] , plus { $extra } food for the first pick
}
grammar-for = { $pay-food ->
    [0] { $pay-gold ->
        [0] { $pay-evil ->
            [0] {""}
           *[other] {" for "}
        }
       *[other] {" for "}
    }
   *[other] {" for "}
}
grammar-deal = { grammar-cost }{ grammar-for }{ $place_id ->
    [food] { $food } food{ $gold ->
        [0] {""}
       *[other] {" "}and { $gold } gold
    }
    [reputation] { $lose-evil } evil less{ $spy ->
        [0] {""}
       *[other] {" "}and a look at a combat card
    }
    [imps] { $imps ->
        [1] 1 imp
       *[other] { $imps } imps
    }
   *[traps] { $traps ->
        [1] 1 trap
       *[other] { $traps } traps
    }{ $pay-gold ->
        [0] , free of charge
       *[other] {""}
    }
}
grammar-season = { $season ->
    [winter] winter
    [spring] spring
    [summer] summer
   *[autumn] autumn
}
grammar-step = { $step ->
    [trap] Trap
    [fast_spell] Fast spell
    [monsters] Monsters and ghosts
    [slow_spell] Slow spell
    [healing] Healing
    [conquest] Fatigue and conquest
   *[late] Late effects
}
grammar-trap-text = { $trap_id ->
    [trap_door] { $trap_text } No fatigue either.
    [poisoned_dart] { $trap_text }
    [antimagic_dart] { $trap_text }
    [cursed_ring] { $trap_text } No fatigue either.
   *[other] { $year ->
        [1] { $trap_text }
       *[other] { $trap_text_year_2 }
    }
}
grammar-spell = { $card_speed ->
    [fast] fast spell
   *[slow] slow spell
}, fatigue { $card_fatigue }

## Phases

phase-new_round = New round
phase-orders = Orders
phase-actions = Carrying out
phase-production = Production
phase-event = Event
phase-heroes = Heroes
phase-round_end = End of the round
phase-planning = Planning
phase-reveal = Combat card
phase-battle = Battle
phase-combat_end = End of the combat
phase-second_year = Second year

## Steps, as questions

step-choose-inaccessible = Which order do you lock away for the first round?
step-choose-orders = { $number ->
    [1] Which order do you give first?
    [2] Which order do you give second?
    [3] Which order do you give third?
    [4] Which order does your non-player hide?
   *[other] Do you give these orders?
}
step-do-it = Does your minion carry out this order?
step-spy = Which combat card do your spies look at?
step-dig = Where do your imps dig? Tunnel { $number } of at most { $up_to }
step-mine = How many imps mine gold?
step-discard-one-trap = Which trap do you throw away?
step-hire = Whom do you hire?
step-pay-golem = Which trap do you hand over to the golem?
step-pay-demon = Which monster does the demon get?
step-take-room = Which room do you buy?
step-build-room = Where do you build the room?
step-produce = Which room works next?
step-produce-together = Which room works next?
step-tool-shed = Where does the Tool Shed dig?
step-take-back = Which order do you take back into your hand?
step-payday = Payday. Who is paid, and who may go?
step-tax = How much do you pay? Unpaid gold becomes red seals.
step-witch-hunt = The witch hunters are at the door. What do you do?
step-strike = Which monster do you negotiate with next?
step-strike-part = What do you offer to end the strike?
step-lose-trap = Which trap do you give up?
step-plan = { $asked ->
    [release] Which prisoner do you release?
    [tile] Which tile do you defend?
    [trap] Which trap do you lay?
    [trap-too] Which trap do you lay as well?
    [monster] Which monster do you send?
    [monster-too] Which monster do you send as well?
    [how-many-ghosts] How many ghosts do you send?
   *[plan] Is that your plan?
}
step-which-trap = Which trap snaps first?
step-trap-target = Whom does the trap hit?
step-word-of-peace = The heroes speak the Word of Peace. How do you answer?
step-suggestion = The heroes make your monsters an offer. What do you do?
step-spell-on-monster = Which of your monsters does the spell hit?
step-next-monster = Who attacks next?
step-which-attack = { $options ->
    [0] How does the defender act?
   *[other] { $attack_of }: how does it act?
}
step-attack-target = Who takes the damage?
step-treasure-trap = The heroes find your traps. Which one do they get?
step-magic-key = Which prisoner do you set free?

## Options: what a player may choose

option-lock = Lock away “{ $order_name }”
option-order = { $number ->
    [1] First
    [2] Second
   *[3] Third
}: { $order_name }
option-hide = Hidden order of your non-player: { $order_name }
option-confirm = { $step ->
    [plan] That is the plan
   *[other] Give these orders
}
option-do = { $place_name } { grammar-space }: { grammar-deal }
option-decline = { $step ->
    [dig] Dig nothing
    [mine] Mine nothing
    [hire] Hire nobody
    [take-room] Build nothing
   *[other] Decline
} (the order counts as not carried out, you may take it back)
option-spy = Card of combat round { $position }{ $known ->
    [1] {" "}(you know it already)
   *[other] {""}
}
option-pass = Look at none
option-dig = { $step ->
    [dig] Tunnel at { $cell } ({ $number } of at most { $up_to }; idle imps: { $idle })
    [produce-together] Tool Shed: 2 imps dig a tunnel at { $cell }
   *[other] Tunnel at { $cell }
}
option-stop = That is enough
option-mine = { $number ->
    [one] One imp mines 1 gold
   *[other] { $number } imps mine { $number } gold
}{ $foreman ->
    [0] {""}
   *[other] , one more is foreman
} (idle: { $idle })
option-discard-trap = { $trap }
option-hire = { $monster } for { grammar-price }. Damage: { $monster_text }
option-discard-monster = { $step ->
    [witch-hunt] Hand over the { $monster }
   *[other] Feed it the { $monster }
}
option-take-room = { $room } ({ $gold ->
    [0] free
   *[other] { $gold } gold
}; { $room_zone ->
    [upper] near the surface
    [lower] deep down
    [edge] at the edge
    [centre] in the centre
   *[none] anywhere
}). { $room_text }
option-build = { $room } at { $cell }
option-use-room = { $room }: { $room_text } ({ $up_to ->
    [one] once a round
   *[other] used { $uses } of { $up_to } times
})
option-done = Enough work for today
option-take-back = { $order_name }
option-pay = Pay the { $monster }: { grammar-cost }
option-let-go = Let the { $monster } go: 1 evil more
option-pay-gold = Pay { $number } of { $due } gold{ $seals ->
    [0] {""}
    [one] , one red seal (−3 points)
   *[other] , { $seals } red seals (−3 points each)
}
option-gain-evil = { $step ->
    [word-of-peace] Ignore it: { $number } evil more
    [witch-hunt] Shield your monsters: { $evil } evil more
   *[other] Promise it a bad deed: 1 evil more
}
option-give-food = Offer 1 food
option-give-gold = Offer 1 gold
option-face-down = Offer nothing: it goes on strike until the combat is over
option-defend = Defend { $cell }
option-release = Set { $hero } free
option-lay = Trap: { $trap }. { grammar-trap-text }{ $gold ->
    [0] {""}
   *[other] {" "}Costs you { $gold } gold altogether.
}
option-no-trap = { $number ->
    [0] No trap
   *[other] No second trap
}
option-send = Send the { $monster }. { $monster_text }
option-no-monster = { $number ->
    [0] No monster
   *[other] No second monster
}
option-ghosts = { $number ->
    [0] Send no ghost
    [one] Send one ghost
   *[other] Send { $number } ghosts
}
option-first-trap = { $trap } first
option-target = { $hero } ({ $step ->
    [attack-target] { $damage } damage; { $wounds } of { $points } so far
   *[other] { $wounds } of { $points } damage so far
})
option-withdraw = Withdraw the { $monster } from the battle
option-withdraw-all = { $number ->
    [one] Withdraw your monster
   *[other] Withdraw all { $number } monsters
}
option-choose = The { $monster }
option-act = The { $monster }
option-attack = { $attack }{ $damage ->
    [0] {": "}no attack, no conquest, no fatigue
   *[other] {": "}{ $damage } damage
}{ $food ->
    [0] {""}
   *[other] , costs { $food } food
}
option-act-sheep = The sheep

## Why a choice is not offered, by the rule that decides it

why-not-DL-081 = You have already given that order. The three orders must be different.
why-not-DL-083 = That order is locked in this round. It lies open, so the others know it.
why-not-DL-104 = You cannot pay the whole price, and part of it buys nothing.
why-not-DL-121 = Each tunnel needs an idle imp, and the space limits how many you may dig.
why-not-DL-123 = A tunnel goes on an empty cell that shares an edge with your dungeon.
why-not-DL-124 = That would fill a block of 2 × 2 cells. One cell of every block must stay empty.
why-not-DL-135 = You lack the idle imps or the unconquered tunnels: each gold takes one of both.
why-not-DL-162 = You cannot pay the whole price of that monster.
why-not-DL-172 = A room replaces a tunnel of yours that is not conquered.
why-not-DL-173 = That cell lies outside the zone shown on the room.
why-not-DL-174 = The room would touch another room by an edge.
why-not-DL-175 = You have no tunnel where that room may stand.
why-not-DL-194 = You lack the idle workers, or the further price of that room.
why-not-DL-195 = That room has worked as often as it may in one round.
why-not-DL-196 = Conquered rooms produce nothing.
why-not-DL-199 = There is no trap card left to draw.
why-not-DL-200 = There is no cell where another tunnel may be dug.
why-not-DL-218 = You cannot pay the whole wage; a part of it is not enough.
why-not-DL-226 = You do not have that much gold.
why-not-DL-558 = You do not have that much gold.
why-not-DL-321 = The heroes attack an unconquered tile nearest to the entrance. That one is farther away or already lost.
why-not-DL-334 = Knocked out: it does not fight again in this year’s combat.
why-not-DL-335 = You cannot pay all that the trap costs, bait included.
why-not-DL-367 = You cannot pay for that attack.
why-not-DL-369 = The card of that attacker rules this hero out.
why-not-DL-373 = There is no hero whom that attack could hit.
why-not-DL-483 = An invisible wizard cannot be harmed.

## News: evil and the paladin

news-evil-up = { $seat_is ->
    [you] You rise
   *[other] { $seat } rises
} { $number } on the evilometer, to { $evil }.
    .rule = DL-250
news-evil-down = { $seat_is ->
    [you] You sink
   *[other] { $seat } sinks
} { $number } on the evilometer, to { $evil }.
    .rule = DL-250
news-paladin-comes = So much evil calls for a paladin: he leaves his tent and leads the queue at { grammar-owner } entrance.
    .rule = DL-259
news-paladin-walks = The paladin has found somebody worse: he leaves { $from_is ->
    [you] you
   *[other] { $from }
} and leads the queue at { grammar-owner } entrance.
    .rule = DL-261

## News: the building year

news-start-player = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} start player and, officially, the nicest.
    .rule = DL-003
news-inaccessible = { $seat_is ->
    [you] You cannot
   *[other] { $seat } cannot
} use the order “{ $order_name }” in the first round.
    .rule = DL-024
news-round = Year { $year }, { grammar-season }. { $seat_is ->
    [you] You are
   *[other] { $seat } is
} start player.
    .rule = DL-060
news-tavern = In the tavern: { $monster }, wage { grammar-cost }.
    .rule = DL-061
news-market = At the decorator’s: { $room }. { $room_text }
    .rule = DL-062
news-event-coming = Announced for { grammar-season }: { $event }.{ $event_id ->
    [special] {""}
   *[other] {" "}{ $event_text }
}
    .rule = DL-064
news-special-coming = The special event of this year will be { $special }. { $special_text }
    .rule = DL-065
news-hero-coming = Heroes of the next round: { $hero }. { $hero_text }
    .rule = DL-066
news-hero-put-back = All heroes were equally strong, so { $hero } goes to the bottom of the stack.
    .rule = DL-067
news-non-player-order = Non-player { $number ->
    [0] A
   *[other] B
} sends a minion to “{ $order_name }”.
    .rule = DL-181
news-ready = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} ready.
    .rule = DL-084
news-order-shown = { $seat_is ->
    [you] You turn up your
   *[other] { $seat } turns up the
} { $number ->
    [1] first
    [2] second
   *[3] third
} order: “{ $order_name }”.
    .rule = DL-090
news-surcharge = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} { $gold } gold, the fee for hiring as a first order.
    .rule = DL-095
news-no-surcharge = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} no gold for the fee of hiring first: the order is not carried out.
    .rule = DL-096
news-placed = { grammar-owner-start } minion takes space { grammar-space } of “{ $place_name }”.
    .rule = DL-091
news-place-full = “{ $place_name }” is full: { grammar-owner } minion finds no space, the order is not carried out.
    .rule = DL-093
news-declined = { $seat_is ->
    [you] You decline
   *[other] { $seat } declines
} “{ $place_name }” by choice: the order is not carried out.
    .rule = DL-104
news-cannot = { $seat_is ->
    [you] You cannot
   *[other] { $seat } cannot
} carry out “{ $place_name }”: { $lack ->
    [price] the price is missing ({ grammar-cost })
    [workers] too few imps are idle
    [ground] there is no cell left to dig
    [tunnels] there is no unconquered tunnel left to mine in
    [offer] nothing is left to choose from
    [means] the price of every monster there is too high
    [site] there is no tunnel where one of the rooms may stand
   *[trap_cards] no trap card is left
}.
    .rule = DL-103
news-carried-out = { $seat_is ->
    [you] You carry out
   *[other] { $seat } carries out
} “{ $place_name }” { grammar-space }: { grammar-deal }.
    .rule = DL-102
news-spied = { grammar-owner-start } spies look at the card of combat round { $round }.
    .rule = DL-114
news-spied-card = The card of combat round { $round } is { $card } ({ grammar-spell }). { $card_text }
    .rule = DL-114
news-dug = { grammar-owner-start } imps dig a tunnel at { $cell }.
    .rule = DL-121
news-mined = { $seat_is ->
    [you] You mine
   *[other] { $seat } mines
} { $gold ->
    [one] 1 gold with one imp
   *[other] { $gold } gold with { $gold } imps
}.
    .rule = DL-131
news-traps-drawn = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} { $number ->
    [0] no trap; the deck is empty
    [one] a trap
   *[other] { $number } traps
}.
    .rule = DL-151
news-trap-drawn = A new trap: { $trap }.
    .rule = DL-151
news-trap-dropped = { $seat_is ->
    [you] You discard
   *[other] { $seat } discards
} a trap face down.
    .rule = DL-152
news-trap-dropped-card = The trap { $seat_is ->
    [you] you discarded
   *[other] { $seat } discarded
} was { $trap }.
    .rule = DL-152
news-hired = { $seat_is ->
    [you] You hire
   *[other] { $seat } hires
} a { $monster } for { grammar-price }.
    .rule = DL-160
news-fed-to-demon = { grammar-owner-start } { $monster } goes to the demon and is not seen again.
    .rule = DL-168
news-built = { $seat_is ->
    [you] You build
   *[other] { $seat } builds
} the { $room } at { $cell } { $gold ->
    [0] for free
   *[other] for { $gold } gold
}.
    .rule = DL-172
news-produced = { grammar-owner-start } { $room } is at work. { $room_text }
    .rule = DL-194
news-took-back = { $seat_is ->
    [you] You take back “{ $order_name }”; your
   *[other] { $seat } takes back “{ $order_name }”; the
} other two orders are locked in the next round.
    .rule = DL-206
news-event = { $event_id ->
    [special] The day of the special event has come.
   *[other] Event: { $event }. { $event_text }
}
    .rule = DL-215
news-special-event = Special event: { $special }. { $special_text }
    .rule = DL-231
news-no-special-event = This match is played without special events: nothing happens.
    .rule = DL-230
news-paid-wage = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} the { $monster }: { grammar-cost }.
    .rule = DL-218
news-let-go = { $seat_is ->
    [you] You let
   *[other] { $seat } lets
} the { $monster } go, unpaid and talkative.
    .rule = DL-219
news-taxed = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} { $gold } gold in taxes{ $seals ->
    [0] {""}
    [one] ; 1 unpaid: one red seal, −3 points
   *[other] ; { $seals } unpaid: { $seals } red seals, −3 points each
}.
    .rule = DL-226
news-inspected = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} { $gold } gold for the safety inspection{ $seals ->
    [0] {""}
    [one] ; 1 unpaid: one red seal, −3 points
   *[other] ; { $seals } unpaid: { $seals } red seals, −3 points each
}.
    .rule = DL-558
news-hunted = { $seat_is ->
    [you] You hand
   *[other] { $seat } hands
} the { $monster } over to the witch hunters.
    .rule = DL-550
news-strike-settled = { $seat_is ->
    [you] You come
   *[other] { $seat } comes
} to terms with the { $monster }{ $food ->
    [0] {""}
   *[other] {" "}for { $food } food
}{ $gold ->
    [0] {""}
   *[other] {" "}for { $gold } gold
}.
    .rule = DL-553
news-strike-down = { grammar-owner-start } { $monster } goes on strike and lies face down until the combat is over.
    .rule = DL-553
news-gold-lost = { $seat_is ->
    [you] You lose
   *[other] { $seat } loses
} { $gold } gold.
    .rule = DL-476
news-food-lost = { $seat_is ->
    [you] You lose
   *[other] { $seat } loses
} { $food } food.
    .rule = DL-476
news-imps-lost = { $seat_is ->
    [you] You lose
   *[other] { $seat } loses
} { $number ->
    [one] an imp
   *[other] { $number } imps
}.
    .rule = DL-476
news-hero-joins = { $hero } joins the queue at { grammar-owner } entrance.
    .rule = DL-237
news-hero-leaves = { $hero } leaves for the Distant Lands.
    .rule = DL-413
news-marker-passed = The start player marker passes to { $seat_is ->
    [you] you
   *[other] { $seat }
}.
    .rule = DL-246
news-second-year = The second year begins: stronger heroes, stranger monsters, a golden paladin. { $seat_is ->
    [you] You are
   *[other] { $seat } is
} start player.
    .rule = DL-275

## News: combat

news-planned = { $seat_is ->
    [you] You defend
   *[other] { $seat } defends
} { $cell } with { $traps ->
    [0] no trap
    [one] one trap
   *[other] { $traps } traps
}{ $gold ->
    [0] {""}
   *[other] {" "}({ $gold } gold as bait)
}, { $monsters ->
    [0] no monster
    [one] one monster
   *[other] { $monsters } monsters
} and { $ghosts ->
    [0] no ghost
    [one] one ghost
   *[other] { $ghosts } ghosts
}.
    .rule = DL-330
news-sent = { grammar-owner-start } { $monster } goes to meet the heroes.
    .rule = DL-330
news-released = { $seat_is ->
    [you] You set
   *[other] { $seat } sets
} { $hero } free.
    .rule = DL-326
news-no-tile-left = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} nothing left to conquer; the heroes want a prisoner instead.
    .rule = DL-326
news-card-revealed = Combat round { $round }: { $card } ({ $card_speed ->
    [fast] fast spell
   *[slow] slow spell
}, fatigue { $fatigue }). { $card_text }
    .rule = DL-340
news-battle-begins = Combat round { $round }: the party attacks { $cell } in { grammar-owner } dungeon.
    .rule = DL-345
news-battle-off = The party has left { grammar-owner } dungeon: no battle. Everything goes back, unseen and unpaid.
    .rule = DL-343
news-battle-ends = The battle in { grammar-owner } dungeon is over; { $heroes ->
    [0] no hero is
    [one] one hero is
   *[other] { $heroes } heroes are
} left.
    .rule = DL-392
news-combat-won = That was the last hero: { $seat_is ->
    [you] your dungeon is
   *[other] { $seat }’s dungeon is
} safe for now.
    .rule = DL-347
news-step-begins = Next step: { grammar-step }.
    .rule = DL-346
news-step-skipped = { grammar-step }: { $reason ->
    [no_trap] none was laid.
    [no_fast_spell] none on the card.
    [no_slow_spell] none on the card.
    [in_antimagic_room] the Anti-magic Room swallows it.
    [after_antimagic_dart] the Anti-magic Dart prevents it.
    [too_little_magic] it is not cast.
    [nobody_sent] nobody is there to act.
    [no_hearts] nobody in the party can heal.
    [not_attacked] the party was not attacked, so nobody heals.
    [no_healing] not in this battle.
    [no_conquest] the party is held up, so there is neither.
   *[no_poison] none.
}
    .rule = DL-346
news-trap-revealed = { $seat_is ->
    [you] You reveal
   *[other] { $seat } reveals
} { $trap }.{ $gold ->
    [0] {""}
   *[other] {" "}Price: { $gold } gold.
}{ $food ->
    [0] {""}
   *[other] {" "}Price: { $food } food.
}{ $imps ->
    [0] {""}
   *[other] {" "}Price: one brave imp.
}
    .rule = DL-350
news-trap-aimed = { $trap } is aimed at { $hero }.
    .rule = DL-351
news-trap-hits-nobody = { $trap } hits nobody.
    .rule = DL-357
news-trap-damage = { $hero }: { $laid } damage{ $prevented ->
    [0] {""}
   *[other] , { $prevented } prevented, { $damage } left
}; damage so far: { $wounds }, hit points: { $points }.
    .rule = DL-352
news-party-held = The party is held up: no fatigue, no conquest.
    .rule = DL-380
news-healing-stopped = There will be no healing in this battle.
    .rule = DL-377
news-spells-stopped = There will be no spell in this battle.
    .rule = DL-436
news-poisoned = { $hero } is poisoned; it will show at the end of the battle.
    .rule = DL-434
news-hurt = { $hero } takes { $damage } damage; damage so far: { $wounds }, hit points: { $points }.
    .rule = DL-306
news-absorbed = The Magic Shield absorbs 1 damage to { $hero }.
    .rule = DL-482
news-eliminated = { $hero } is beaten and moves into { grammar-owner } prison.
    .rule = DL-307
news-illusion-gone = The illusion dissolves; { $seat_is ->
    [you] you get
   *[other] { $seat } gets
} no prisoner.
    .rule = DL-494
news-spell-cast = With { $magic } magic ({ $needed } needed) the party casts { $card }: “{ $card_text }”
    .rule = DL-361
news-spell-too-weak = { $card } needs { $needed } magic; the party has { $magic }.
    .rule = DL-361
news-spell-empty = Nobody has told us what { $card } does, so it does nothing.
    .rule = DL-363
news-withdrawn = { grammar-owner-start } { $monster } withdraws to the lair and may be sent again.
    .rule = DL-364
news-sheep = { grammar-owner-start } { $monster } is a sheep for this battle.
    .rule = DL-491
news-stronger = { $hero } now has { $points } hit points.
    .rule = DL-493
news-acts = { $monster }: { $attack }{ $damage ->
    [0] .
   *[other] {" "}for { $damage }.
}{ $food ->
    [0] {""}
   *[other] {" "}The snack costs { $food } food.
}
    .rule = DL-366
news-sheep-acts = The sheep that was a { $monster } bites for { $damage }.
    .rule = DL-491
news-no-target = The { $monster } finds nobody to attack.
    .rule = DL-373
news-knocked-out = The { $monster } is knocked out until the combat is over.
    .rule = DL-372
news-back-face-up = The { $monster } returns to the lair and may be sent again.
    .rule = DL-372
news-hearts = The party can heal { $number } damage.
    .rule = DL-378
news-healed = { $hero } loses { $number } damage ({ $wounds } left).
    .rule = DL-378
news-fatigue = { $number ->
    [0] The heroes are not tired at all: no fatigue.
   *[other] Fatigue deals { $number } damage from the front.
}
    .rule = DL-382
news-conquered = The party conquers { $cell }; that tile costs { $seat_is ->
    [you] you
   *[other] { $seat }
} 2 points.
    .rule = DL-386
news-poison-works = The poison works: { $damage } more for { $hero }.
    .rule = DL-390
news-combat-ends = The combat of year { $year } is over. Everybody wakes up again.
    .rule = DL-412

## News: scoring

news-scored = { $seat_is ->
    [you] You get
   *[other] { $seat } gets
} { $points ->
    [1] 1 point
   *[other] { $points } points
} for { $line ->
    [rooms] unconquered rooms
    [monsters] monsters
    [heroes] captured heroes
    [paladins] captured paladins
    [conquered] conquered tiles
    [unpaid_taxes] red seals
    [scoring_rooms] rooms that score
    [titles] titles
   *[hall_of_fame] the Hall of Fame
}.
    .rule = DL-571
news-title-alone = { $title } ({ $number }): { $seat_is ->
    [you] you
   *[other] { $seat }
} alone, { $points } points.
    .rule = DL-577
news-title-shared = { $title } ({ $number }), shared: { $seat_is ->
    [you] you
   *[other] { $seat }
}, { $points ->
    [1] 1 point
   *[other] { $points } points
}.
    .rule = DL-577
news-total = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} { $points ->
    [1] 1 point
   *[other] { $points } points
}.
    .rule = DL-587
news-licence = { $seat_is ->
    [you] You pass the examination and receive your
   *[other] { $seat } passes the examination and receives a
} licence as a dungeon lord.
    .rule = DL-588
news-underlord = { $seat_is ->
    [you] You are the Underlord!
   *[other] { $seat } is the Underlord!
}
    .rule = DL-587

## How a game ends

reason-scoring = Two years are over; the most points win.

## Options of the game

game-option-version = Version
game-option-version-help = The full version lets you choose the first locked orders, has special events, and asks 1 gold for hiring as a first order.
game-option-version-full = full version
game-option-version-first_game = first game
game-option-initial_orders = First locked orders
game-option-initial_orders-help = Two random ones, or two of three drawn ones of your choice.
game-option-initial_orders-by_version = by version
game-option-initial_orders-random = random
game-option-initial_orders-choose_2_of_3 = two of three
game-option-special_events = Special events
game-option-special_events-help = Whether a special event comes each year.
game-option-special_events-by_version = by version
game-option-special_events-off = off
game-option-special_events-on = on
game-option-hire_surcharge = Fee for hiring first
game-option-hire_surcharge-help = Whether hiring a monster as a first order costs 1 gold.
game-option-hire_surcharge-by_version = by version
game-option-hire_surcharge-off = off
game-option-hire_surcharge-on = on
game-option-start_player = First start player
game-option-start_player-help = Who begins the first round.
game-option-start_player-random = drawn at random
game-option-production_order = Production
game-option-production_order-help = One after the other as the rules say, or all at the same time.
game-option-production_order-in_order = one after the other
game-option-production_order-simultaneous = all at once
game-option-planning = Planning of battles
game-option-planning-help = One after the other, with the earlier plans in view, or all at the same time.
game-option-planning-in_order = one after the other
game-option-planning-simultaneous = all at once
game-option-content_pack = Cards
game-option-content_pack-help = Standard: with the effects we had to reconstruct. Printed only: effects without a source do nothing.
game-option-content_pack-standard = standard
game-option-content_pack-printed_only = printed only

## Short rules

rules-goal = Goal
    .text =
        You apply for a licence as a dungeon lord. For two years you dig, hire, build and pay taxes; at the end of each
        year heroes come and break what you have built. Then the Ministry counts: +2 for each unconquered room, +1 for
        each monster, +2 for each captured hero, +5 for a paladin, −2 for each conquered tile, −3 for each unpaid tax,
        and points for seven titles. (DL-571 to DL-576)

        The most points make you Underlord; more than zero earn the licence. (DL-587, DL-588)

        A year has four rounds of building (winter, spring, summer, autumn) and a combat of up to four rounds.
        (DL-050, DL-054)
rules-new_round = New round
    .text =
        Three monsters in the tavern and two rooms at the decorator’s are on offer; what nobody takes is gone in the
        next round. (DL-060 to DL-062)

        Except in autumn the event and the heroes of the next round are shown, so you can prepare. (DL-064 to DL-066)
rules-orders = Orders
    .text =
        All choose three different orders in secret, in sequence. Two orders lie open and are locked. (DL-081, DL-083)

        Then all turn up their first order and send a minion, in play order, to the lowest free space of that place;
        the same with the second and the third. A place has three spaces; whoever comes fourth gets nothing.
        (DL-090 to DL-093)

        In the full version “Hire a monster” costs 1 gold as a first order. (DL-095)
rules-actions = Carrying out
    .text =
        The eight places are settled one after the other: food, reputation, digging, mining, imps, traps, monsters,
        rooms. You pay the whole price for the whole gain or decline. (DL-100, DL-102, DL-104)

        Each tunnel and each gold takes an idle imp; space III takes one more as foreman. New tunnels touch the dungeon
        by an edge, and no block of 2 × 2 cells may ever be full. Gold comes from unconquered tunnels, one each.
        (DL-121 to DL-124, DL-131 to DL-133)

        Monsters and rooms are taken from space III to I. A room replaces an unconquered tunnel in its zone and touches
        no other room. Cells are named column-row; 3-1 is the one at the entrance. (DL-101, DL-172 to DL-174)

        Whoever improves the reputation on I or III may look at one of the four combat cards of the year. (DL-114)
rules-places = The eight places
    .text =
        1 Get food. I: 1 gold for 2 food. II: 1 evil for 3 food. III: 2 evil for 3 food and 1 gold. (DL-110)

        2 Improve reputation. I: 1 evil less and a look at a combat card. II: 2 evil less. III: 1 gold for 2 evil less
        and a look. (DL-112)

        3 Dig tunnels. I: up to 2. II: up to 3. III: up to 4 with a foreman. (DL-121, DL-122)

        4 Mine gold. I: up to 2. II: up to 3. III: up to 4 with a foreman. (DL-131, DL-132)

        5 Recruit imps. I: 1 food for 1. II: 2 food for 2. III: 1 food and 1 gold for 2. (DL-140)

        6 Buy traps. I: 1 gold for 1. II: 1, free of charge. III: 2 gold for 2. (DL-150)

        7 Hire a monster. I and II: the price of the tile. III: 1 food more, but first pick. (DL-160, DL-161)

        8 Build a room. I: free, if one is left. II and III: 1 gold. (DL-170, DL-171)
rules-production = Production
    .text =
        Idle imps and trolls work in your rooms of the first year, each room once a round, in the second year twice.
        (DL-192, DL-194, DL-195)

        Then you take back the two locked orders and one of the three just given: the first, or one that was not
        carried out. The other two are locked in the next round. (DL-205 to DL-207)
rules-event = Event
    .text =
        Payday: pay each monster and ghost its price once more, or it leaves and you gain 1 evil. (DL-217 to DL-219)

        Taxes: 1 gold for every two tiles, rounded up. What you do not pay becomes red seals, −3 points each.
        (DL-225 to DL-227)

        Special event: only in the full version; the card says what happens. (DL-230, DL-231)
rules-heroes = Heroes
    .text =
        The weakest hero goes to the nicest lord, the strongest to the most evil. A warrior goes to the front of the
        queue, all others to its end. (DL-237, DL-239, DL-240)
rules-evil = Evil and the paladin
    .text =
        The evilometer runs from 1 to 15. Evil that is a price must be paid in full; other evil stops at 15.
        (DL-250 to DL-253)

        As soon as somebody reaches 10, the paladin comes to the most evil lord. He moves on whenever somebody at 10 or
        more is strictly more evil than his host, even in the middle of a battle. (DL-259 to DL-261, DL-401)
rules-round_end = End of the round
    .text =
        All imps and trolls are idle again, and the start player marker passes to the left, but not after autumn.
        (DL-245 to DL-247)
rules-planning = Planning
    .text =
        The party attacks an unconquered tile nearest to the entrance; with several you choose. In a tunnel you may use
        one trap and one monster, in a room one trap with 1 gold as bait and two monsters. Ghosts come on top, as many
        as you like. (DL-321, DL-323, DL-331 to DL-333)

        Without an unconquered tile you release a prisoner instead. (DL-326)
rules-reveal = Combat card
    .text =
        One card for all battles of the round: a fast or slow spell and the fatigue of the heroes. In round n a party
        needs n magic to cast it. (DL-340, DL-341, DL-361)
rules-battle = Battle
    .text =
        Trap: its damage is laid out, then every trap symbol of the party removes one point, from the front.
        (DL-350, DL-352)

        Fast spell, then monsters and ghosts in any order, then slow spell. Whoever has acted is usually knocked out
        for the rest of the combat. (DL-360, DL-366, DL-372, DL-376)

        Healing: only if a monster or ghost attacked; each heart removes one damage, from the front. (DL-377, DL-378)

        Fatigue and conquest: the heroes take the fatigue of the card, one point after the other on whoever is first.
        If one of them still stands, the tile is conquered and you lose 1 evil. (DL-382, DL-384, DL-386)

        A hero whose damage reaches the hit points is your prisoner. When the last one falls, the battle ends at once.
        (DL-307, DL-347)
rules-combat_end = End of the combat
    .text =
        Heroes who are left go to the Distant Lands; all monsters and ghosts are face up again. (DL-413, DL-414)
rules-second_year = Second year
    .text =
        Monsters, rooms, heroes and combat cards of the second year come into play. Conquered tiles stay conquered. Of
        traps you draw one more and discard one; rooms of this year may be built anywhere. (DL-152, DL-173, DL-278,
        DL-286)
rules-scoring = Titles
    .text =
        Seven titles go to whoever has the most evil, rooms, tunnels, monsters, imps and riches, and the fewest
        conquered tiles. Alone a title is worth 3 points, shared 2 each; with two players 2 and 1. (DL-577 to DL-584)

## The table in the terminal

board-when = Year { $year }, { grammar-season }{ $round ->
    [0] {""}
   *[other] {" "}– combat round { $round }
}
board-place = Place
board-tavern = Tavern: { $cards }
board-market = Decorator: { $cards }
board-coming = Coming: { $event }; heroes { $heroes }
board-present = Now: { $event }; heroes { $heroes }
board-nothing = nothing
board-player = Lord
board-evil = Evil
board-gold = Gold
board-food = Food
board-imps = Imps
board-traps = Traps
board-seals = Seals
board-lair = Lair: { $monsters }
board-queue = Entrance: { $heroes }
board-nobody = nobody
board-prison = Prison
board-paladin = { $where ->
    [tent] The paladin sits in his tent.
    [gone] The paladin of this year is out of the game.
   *[other] The paladin stands at an entrance.
}
board-orders = Orders: { $orders }
board-locked = Locked
board-cards = Your traps: { $cards }
board-town = Combat cards: { $cards }
board-battle = The party in { grammar-owner } dungeon: { $heroes }
board-plan = Defence of { $cell }: { $defenders }
board-traps-laid = { $number ->
    [one] one trap
   *[other] { $number } traps
}
board-rank = Place
board-line = { $line ->
    [rooms] Rooms
    [monsters] Monsters
    [heroes] Heroes
    [paladins] Paladins
    [conquered] Conquered
    [unpaid_taxes] Seals
    [scoring_rooms] Score rooms
    [titles] Titles
   *[hall_of_fame] Hall of Fame
}
board-total = Total

## Why a choice is good (aspects of the value): the name, and a sentence where it is better or worse than another choice

grammar-about = { $exact ->
    [yes] {""}
   *[no] {"about "}
}
grammar-fought-for = { $room ->
    [none] the tile
   *[other] the { $room_name }
}
aspect-rooms = Rooms
aspect-rooms-better = You have { grammar-about }{ $rooms ->
    [one] one room
   *[other] { $rooms } rooms
}, not { $rooms_other }: each is worth 2 points, and most produce something.
aspect-rooms-worse = But you have { grammar-about }{ $rooms ->
    [one] one room
   *[other] { $rooms } rooms
}, not { $rooms_other }.
aspect-rooms-better-slightly = Your rooms bring a little more.
aspect-rooms-worse-slightly = But your rooms bring a little less.
aspect-conquered = Conquered tiles
aspect-conquered-better = You have lost { grammar-about }{ $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} to heroes, not { $tiles_other }.
aspect-conquered-worse = But you have lost { grammar-about }{ $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} to heroes, not { $tiles_other }.
aspect-monsters = Monsters and ghosts
aspect-monsters-better = You have { grammar-about }{ $monsters ->
    [one] one monster or ghost
   *[other] { $monsters } monsters and ghosts
}, not { $monsters_other }: they defend your dungeon, and each monster is worth a point.
aspect-monsters-worse = But you have { grammar-about }{ $monsters ->
    [one] one monster or ghost
   *[other] { $monsters } monsters and ghosts
}, not { $monsters_other }.
aspect-prisoners = Prison
aspect-prisoners-better = You hold { grammar-about }{ $prisoners ->
    [one] one prisoner
   *[other] { $prisoners } prisoners
}, not { $prisoners_other }.
aspect-prisoners-worse = But you hold { grammar-about }{ $prisoners ->
    [one] one prisoner
   *[other] { $prisoners } prisoners
}, not { $prisoners_other }.
aspect-seals = Unpaid taxes
aspect-seals-better = You have { grammar-about }{ $seals ->
    [one] one seal
   *[other] { $seals } seals
} for unpaid taxes, not { $seals_other }.
aspect-seals-worse = But you have { grammar-about }{ $seals ->
    [one] one seal
   *[other] { $seals } seals
} for unpaid taxes, not { $seals_other }.
aspect-combat = Combat to come
grammar-course = { $tiles_tells ->
    [yes] cost you { grammar-tiles-lost }{ $prisoners_tells ->
        [yes] {" "}and bring { grammar-caught }, otherwise { $tiles_other } and { $prisoners_other }
       *[no] , not { $tiles_other }
    }
   *[no] { $prisoners_tells ->
        [yes] bring you { grammar-caught }, not { $prisoners_other }
       *[no] cost you { $rooms ->
            [0] hardly a room
            [one] about one room
           *[other] about { $rooms } rooms
        }, not { $rooms_other }
    }
}
grammar-tiles-lost = { $tiles ->
    [0] hardly a tile
    [one] about one tile
   *[other] about { $tiles } tiles
}
grammar-caught = { $prisoners ->
    [0] hardly a prisoner
    [one] about one prisoner
   *[other] about { $prisoners } prisoners
}
aspect-combat-better = The combat to come should { grammar-course }.
aspect-combat-worse = But the combat to come should { grammar-course }.
aspect-combat-better-slightly = The combat to come should go a little better.
aspect-combat-worse-slightly = But the combat to come should go a little worse.
aspect-bills = Wages and taxes
grammar-nothing = { $exact ->
    [yes] nothing
   *[no] hardly anything
}
aspect-bills-better = For wages and taxes of this year you lack { $missing ->
    [0] { grammar-nothing }
    [one] { grammar-about }one piece
   *[other] { grammar-about }{ $missing } pieces
}, otherwise { $missing_other }.
aspect-bills-worse = But for wages and taxes of this year you lack { grammar-about }{ $missing ->
    [one] one piece
   *[other] { $missing } pieces
}, otherwise { $missing_other ->
    [0] { grammar-nothing }
   *[other] { $missing_other }
}.
aspect-bills-better-slightly = Wages and taxes are a little easier to pay.
aspect-bills-worse-slightly = But wages and taxes are a little harder to pay.
aspect-food = Food
aspect-food-better = You have { grammar-about }{ $food } food, not { $food_other }: it pays for imps and most monsters.
aspect-food-worse = But you have { grammar-about }{ $food } food, not { $food_other }.
aspect-gold = Gold
aspect-gold-better = You have { grammar-about }{ $gold } gold, not { $gold_other }: it pays for taxes, traps and the better spaces.
aspect-gold-worse = But you have { grammar-about }{ $gold } gold, not { $gold_other }.
aspect-traps = Traps
aspect-traps-better = You have { grammar-about }{ $traps ->
    [one] one trap
   *[other] { $traps } traps
}, not { $traps_other }: they hurt the heroes before your monsters do.
aspect-traps-worse = But you have { grammar-about }{ $traps ->
    [one] one trap
   *[other] { $traps } traps
}, not { $traps_other }.
aspect-imps = Imps
aspect-imps-better = You have { grammar-about }{ $imps ->
    [one] one imp
   *[other] { $imps } imps
}, not { $imps_other }: they do all the work.
aspect-imps-worse = But you have { grammar-about }{ $imps ->
    [one] one imp
   *[other] { $imps } imps
}, not { $imps_other }.
aspect-tunnels = Space in the dungeon
grammar-growth = { $tiles_tells ->
    [yes] your dungeon has { grammar-about }{ $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }, not { $tiles_other }
   *[no] { $cells_tells ->
        [yes] there are { grammar-about }{ $cells } cells to dig next, not { $cells_other }
       *[no] there are { grammar-about }{ $sites } tunnels that can become a room, not { $sites_other }
    }
}
aspect-tunnels-better = With it { grammar-growth }{ $tiles_tells ->
    [yes] : room for rooms, and for imps that mine.
   *[no] {"."}
}
aspect-tunnels-worse = But { grammar-growth }.
aspect-tunnels-better-slightly = Your dungeon can grow a little better.
aspect-tunnels-worse-slightly = But your dungeon can grow a little less.
aspect-evil = Evil
aspect-evil-better = You stand at { grammar-about }{ $evil } on the evilometer, not at { $evil_other }: weaker heroes will come.
aspect-evil-worse = But you stand at { grammar-about }{ $evil } on the evilometer, not at { $evil_other }: stronger heroes will come.
aspect-spying = Spying
aspect-spying-better = You get to see a combat card.
aspect-spying-worse = But you get to see no combat card.
aspect-titles = Titles
aspect-titles-better = You lead for { grammar-about }{ $titles ->
    [one] one title
   *[other] { $titles } titles
}, not { $titles_other }.
aspect-titles-worse = But you lead for { grammar-about }{ $titles ->
    [one] one title
   *[other] { $titles } titles
}, not { $titles_other }.
aspect-titles-better-slightly = You come nearer to a title.
aspect-titles-worse-slightly = But you fall back in the race for a title.
aspect-rivals = Strongest rival
aspect-rivals-better = { $seat }, your strongest rival, is worse off.
aspect-rivals-worse = But { $seat }, your strongest rival, is better off.
aspect-tile = Tile under attack
aspect-tile-better = { $held ->
    [0] You lose { $room ->
        [none] a tunnel only
       *[other] the { $room_name }
    }, not { $room_other ->
        [none] a tunnel
       *[other] the { $room_other_name }
    }.
   *[other] { $held_tells ->
        [yes] You hold { grammar-fought-for } { $cases ->
            [1] this way, and lose it otherwise.
           *[other] in { $held } of { $cases } cases, otherwise in { $held_other }.
        }
       *[no] { grammar-only-lost }
    }
}
grammar-only-lost = If a tile falls, it is { $room ->
    [none] only a tunnel
   *[other] the { $room_name }
}, not { $room_other ->
    [none] a tunnel
   *[other] the { $room_other_name }
}.
aspect-tile-worse = { $held_tells ->
    [yes] { $cases ->
        [1] But you lose { grammar-fought-for }.
       *[other] But you hold { grammar-fought-for } in { $held } of { $cases } cases only, otherwise in { $held_other }.
    }
   *[no] But what may fall is { $room ->
        [none] a tunnel
       *[other] the { $room_name }
    }, not { $room_other ->
        [none] only a tunnel
       *[other] the { $room_other_name }
    }.
}
aspect-caught = Prisoners of this round
aspect-caught-better = You take { grammar-about }{ $prisoners ->
    [one] one prisoner
   *[other] { $prisoners } prisoners
} in this round, not { $prisoners_other }.
aspect-caught-worse = But you take { grammar-about }{ $prisoners ->
    [one] one prisoner
   *[other] { $prisoners } prisoners
} in this round, not { $prisoners_other }.
aspect-caught-better-slightly = In { $times } of { $cases } cases you take more prisoners.
aspect-caught-worse-slightly = But in { $times } of { $cases } cases you take fewer prisoners.
aspect-spent = What it costs
aspect-spent-better = You give up { $things ->
    [0] { grammar-nothing }
    [one] { grammar-about }one piece
   *[other] { grammar-about }{ $things } pieces
} of gold, food, traps or imps, not { $things_other }.
aspect-spent-worse = But you give up { grammar-about }{ $things ->
    [one] one piece
   *[other] { $things } pieces
} of gold, food, traps or imps, not { $things_other }.
aspect-spent-better-slightly = In { $times } of { $cases } cases you give up less gold, food, traps or imps.
aspect-spent-worse-slightly = But in { $times } of { $cases } cases you give up more gold, food, traps or imps.
aspect-later = Later rounds
aspect-later-better = The later rounds should { grammar-course }.
aspect-later-worse = But the later rounds should { grammar-course }.
aspect-later-better-slightly = The later rounds should go a little better.
aspect-later-worse-slightly = But the later rounds should go a little worse.
