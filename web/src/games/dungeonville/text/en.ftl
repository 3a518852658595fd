### The board of Dungeonville in English: labels that only the browser shows. Sentences of the game itself stand in
### src/undercroft/games/dungeonville/text/en.ftl.

# Signs inside sentences, and how they are read aloud.
spoken = ●blue ■yellow ◆red ▲green ★neutral

dv-gold = gold
dv-neutral = neutral
dv-player = Player
dv-points = Points
dv-place = Place

# Where long words of card names may be broken.
joints = Grave|digger Necro|mancer Sarco|phagus Skull|cracker Smoul|dering Wheel|barrow

## Town

dv-town = Town
dv-place-street = Street
dv-place-inn = Inn
dv-place-temple = Temple
dv-place-guild = Guild
dv-place-tavern = Tavern
dv-place-price = { $place }, { $price } gold:
dv-unfold = show all
dv-fold = show less
dv-deck-of = { $count ->
    [one] 1 adventurer
   *[other] { $count } adventurers
}
dv-discarded = { $count } discarded
dv-discard-title = Discarded adventurers
dv-house = Deed House: { $count ->
    [one] 1 deed
   *[other] { $count } deeds
}
dv-house-known = (known: { $deeds })
dv-house-held = On the Deed House lay: { $deeds }.
dv-on-entering = chosen on entering
dv-adventurer-is = { $class }, carries { $rank } gold. { $letters }
dv-taken-over = taken over

## Dungeons

dv-dungeons = Dungeons
dv-cards-left = cards left
dv-seen = { $count } discarded
dv-pile-title = Discarded in the { $dungeon }
dv-pawn-of = { $seat_is ->
    [you] your pawn
   *[other] pawn of { $seat }
}
dv-pawn-at = pawn at the { $dungeon }
dv-finds-here = { $class } finds an item here
dv-blood-of = { $seat_is ->
    [you] your blood: { $count }
   *[other] blood of { $seat }: { $count }
}
dv-first-kills-long = The first card kills: { $death } of { $cards } cards
dv-drag-pawn = Drag your pawn to an entrance, or choose one.

## Own corner

dv-party-of = { $seat_is ->
    [you] Your party
   *[other] { $seat }’s party
}
dv-party-none = no adventurers
dv-must-hire = Fewer than three: somebody must be hired.
dv-look-party = { $seat_is ->
    [you] Look at your cards
   *[other] Look at the cards of { $seat }
}
dv-treasure = Treasure
dv-your-treasure = Your treasure
dv-no-treasure = No treasure yet.
dv-tokens = { $count ->
    [one] 1 token of it, 10 gold
   *[other] { $count } tokens of it, 10 gold each
}
dv-cards-short = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
dv-cards-gold = { $count ->
    [one] 1 card, { $gold } gold
   *[other] { $count } cards, { $gold } gold
}
dv-zone = Death zone
dv-stone = Seeing Stone
dv-deed = Deed
dv-deed-public = known to all: { $dungeon }
dv-items-of = { $seat_is ->
    [you] Your items
   *[other] { $seat }’s items
}
dv-your-deed = Your deed
dv-hold = Your deed, face down. Hold to look.
dv-hold-short = hold to look
dv-is-public = known to all
dv-count = count
dv-count-points = Count your points
dv-of-goal = of { $goal }
dv-sum-zone = death zone
dv-sum-foreign = foreign blood
dv-sum-own = own blood
dv-sum-long = Death zone { $zone } + foreign blood in your dungeon { $foreign } − own blood there { $own } = { $points }
dv-claim = Claim victory

## Paying

dv-pay-for = Pay for { $name }
dv-pay-deed = Pay for a deed
dv-pay-help = Tap or click a card to put it into the tray or to take it back.
dv-pay-singly = Pay card by card …
dv-pay-now = Pay { $gold } gold
dv-pay-wasting = Pay { $gold } gold, { $waste } lost
dv-price = Price
dv-in-tray = In the tray
dv-due = Still due
dv-waste = Change lost
dv-all-in-tray = Everything lies in the tray.
dv-token = Token
dv-coin = { $name }, { $gold } gold

## Battle

dv-battle-title = Battle at the { $dungeon }
dv-lay-help = Only you see your line-up.
dv-duels = Duels
dv-duel = Duel { $duel }
dv-ready = ready
dv-choosing = chooses
dv-face-down = face down
dv-empty-slot = empty
dv-wins = wins
dv-killed = killed
dv-saved = saved
dv-joins = { $seat_is ->
    [you] joins you
   *[other] joins { $seat }
}

## Visit

dv-visit-title = { $seat_is ->
    [you] Your visit to the { $dungeon }
   *[other] { $seat }’s visit to the { $dungeon }
}
dv-card-of-visit = { $count ->
    [0] no card yet,
   *[other] card { $count } of { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } visit,
} { $seen } discarded
dv-row = Cards of this visit
dv-next = the next card, face down
dv-next-known = comes next
dv-died = { $name } died
dv-died-in-room = died in room { $room }
dv-fate-open = open
dv-fate-took = taken
dv-fate-left = left behind
dv-fate-found = found
dv-fate-netted = netted
dv-fate-dropped = dropped
dv-fate-saved = nobody died
dv-carried = Carried
dv-limit = limit
dv-too-heavy = { $over } too heavy
dv-victim = dies
dv-threatened = may die
dv-at-stake = { $count ->
    [one] 1 card of loot is lost if all die.
   *[other] { $count } cards of loot are lost if all die.
}

## Odds

dv-left = { $count ->
    [one] The last card
   *[other] The { $count } cards left
}
dv-left-shuffled = The { $count } cards of the new deck
dv-kills = kills one of the party
dv-kills-yours = kills one of yours
dv-kills-short = kills one
dv-threat = { $letter }: { $names }
dv-or = { " " }or{ " " }
dv-flee-on = a room to flee on
dv-flee-short = may flee
dv-average = on average { $gold } gold (room for { $room })
dv-item-comes = an item, then one more card
dv-item-short = item

## Decisions

dv-why-lute = A new crowd may suit you better.
dv-why-make-room = Not everybody has three yet. You may exchange: one goes, one comes.
dv-why-hire = You can spend { $gold } gold.
dv-why-payment = There is no change: what is too much is lost.
dv-why-send = The whole party goes, and the choice is final.
dv-why-line-up = { $duel ->
    [1] First,
    [2] Second,
   *[other] Third,
} for duel { $duel }. The lowest rank wins.
dv-why-cloak = You see three fighters and may then change your own order.
dv-why-who-dies = { $room_name } kills one adventurer with the letter { $letter }.
dv-why-rescue = { $victim_name } is about to die.
dv-why-drop = { $carried } gold carried, but only { $limit } can be.
dv-why-take = { $room_name } holds { $room_gold } gold; { $carried } of { $limit } are carried.
dv-why-flee = The last room killed nobody, so you may leave.
dv-why-oracle = It keeps that letter until the end of the round.
dv-why-buy-deed = The new deed is drawn at random, the old one goes back.
dv-why-claim-point = You have { $goal } points or more. Nobody knows that you are asked.
dv-letter-is = Letter { $letter }
dv-then-flee = Take { $gold } gold home
dv-then-on = Reveal another card; { $chance } % kill
dv-then-take = Then { $carried } of { $limit } carried
dv-then-leave = It goes to the discard pile
dv-hire = { $adventurer_name }
dv-then-hire = { $adventurer_class }, rank { $adventurer_rank }, { $gold ->
    [0] for nothing
   *[other] for { $gold } gold
}
dv-use = Use { $item_name }
dv-then-claim = { $points } of { $goal } points; shows everybody your deed
dv-pay = { $card_name }, { $gold } gold
dv-pay-token = A token, { $gold } gold
dv-then-pay = { $waste ->
    [0] { $rest ->
        [0] Then all is paid
       *[other] Then { $rest } are still due
    }
   *[other] Then all is paid and { $waste } lost
}
dv-drop = { $card_name }, { $gold } gold
dv-then-drop = { $rest ->
    [0] Then the load fits
   *[other] Then { $rest } are still too much
}
dv-then-send = The first card kills with { $chance } %.
dv-then-fight = A fight with { $names }.
dv-claim-title = Claim victory with { $points } of { $goal }?
dv-claim-text = You do not have enough points. Claiming shows your deed to everybody.
dv-claim-yes = Claim anyway
dv-claim-no = Keep playing

## States of players

dv-state-hiring = hiring
dv-state-sending = sending
dv-state-battle = choosing
dv-state-exploring = exploring
dv-state-collecting = deciding
dv-state-ready = fighting
dv-state-waits = waits
dv-state-home = home
dv-state-alone = no party
dv-scene-visit = Visit
dv-scene-battle = Battle
dv-scene-home = Party

## The race

dv-race = Goal: { $goal } points. { $danger ->
    [0] { $points ->
        [0] None lie in the open yet.
       *[other] { $tied ->
            [1] { $seat_is ->
                [you] You lead
               *[other] { $seat } leads
            } in the open with { $points }.
           *[other] { $tied } lead in the open with { $points }.
        }
    }
   *[other] { $seat } may have { $points } and could claim victory!
}

## The page about this site

about-content = No card list of Dungeonville was ever published with its rules. Which rank has which class and colour, all letters, the gold of the rooms, three of the five prices in town and all powers of items are ours and will differ from the printed cards.
