### The training in English: texts that only the browser shows. Advice and results stand in
### src/undercroft/games/dungeon_lords_training/text/en.ftl, everything else is said as in Dungeon Lords.

## The page

tr-title = Learn to fight
tr-lead = Fights for one: three heroes come, you defend three tiles with what you have. Everything lies open. A coach knows the best possible result and tells you after every choice.
tr-course = The course
tr-course-solved = { $count } of { $all } solved
tr-about-T1 = A trap, two monsters, a priest who heals.
tr-about-T2 = Two thieves, a ghost, and the right order.
tr-about-T3 = A vampire who can come back, and a curse.
tr-about-T4 = Two priests, and a single slime.
tr-about-T1R = The first fight again, but the entrance is a room.
tr-play = Play
tr-again = Again
tr-solved = Solved: best possible result
tr-so-far = So far: { $tiles ->
    [0] no tile lost
    [one] one tile lost
   *[other] { $tiles } tiles lost
}, { $supplies ->
    [0] nothing spent
   *[other] { $supplies } supplies spent
}
tr-daily = Fight of the day
tr-daily-help = The same for everybody, until midnight UTC.
tr-daily-of = Fight of the day, { $date }
tr-new = New fights
tr-new-help = Freshly dealt, each with a single best plan to begin with.
tr-about-easy = Easy: whoever strikes as hard as possible finds the best result.
tr-about-medium = Medium: striking hard is not enough.
tr-about-hard = Hard: striking hard costs a tile.
tr-new-go = Deal a fight
tr-laying = The heroes are gathering …
tr-fight = New fight { NUMBER($seed, useGrouping: 0) }, { $difficulty ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
tr-shared = This is the fight behind your link
tr-shared-help = The same heroes and defenders as for whoever sent it. You need no account.
tr-shared-go = Play this fight
tr-share = Link to this fight
tr-share-help = Send this link, and others play exactly this fight:
tr-no-such = There is no fight at this address. Perhaps the link is incomplete.

## The editor

tr-position = A fight of one’s own
tr-editor = Set up a fight
tr-own-help = Any heroes, defenders, rooms and combat cards, to be played, solved and handed on as a link.
tr-editor-open = Open the editor
tr-editor-help = Put together any fight. Its link holds the whole position; the coach can solve most of them.
tr-editor-go = Play this fight
tr-change = Change it
tr-begin-with = Begin with
tr-year = Year
tr-hero-at = Hero { $number }{ $number ->
    [one] , in front
   *[other] {""}
}
tr-less = { $what }: one less
tr-more = { $what }: one more
tr-tile-at = { $number ->
    [one] Tile 1, at the entrance
   *[other] Tile { $number }
}
tr-cards = Combat cards
tr-cards-help = Without a card a round is as in training: fatigue 2, no spell.
tr-no-card = no card
tr-first-round = Begins in round

## At the table

tr-when = Round { $round }
dl-stage = { $phase ->
    [battle] The battle, round { $round }
   *[planning] The party at your gate, round { $round }
}
tr-coach = Coach
tr-new-lessons = things explained
tr-feedback-kept = Good: still the best possible.
tr-feedback-gained = Better again.
tr-feedback-tiles = { $more ->
    [one] That costs a tile.
   *[other] That costs { $more } tiles.
}
tr-feedback-supplies = Supplies wasted: it could be done with less food and gold.
tr-worse-plan = Another plan for this round would be better.
tr-take-back = Take back
tr-hint = Hint { $stage } of { $stages }
tr-hint-round = Round { $round } decides. Think about that one longest.
tr-solve = Show the solution
tr-solution = The solution
tr-solution-plan = Send: { $plan }.
tr-solution-nobody = Send nobody.
tr-solution-battle = In the battle: { $battle }.
tr-proof = Proof: all { $plans ->
    [one] one plan
   *[other] { $plans } plans
} for this round and everything that can follow were searched, { $positions ->
    [one] one position
   *[other] { $positions } positions
} in all. No plan does better. { $best_plans ->
    [one] One plan is
   *[other] { $best_plans } plans are
} as good as this, { $best_lines ->
    [one] with one way to the end
   *[other] with { $best_lines } ways to the end
}.
tr-round = Round { $round }
tr-hide = Hide
tr-restart = Start again

## The end

tr-end = { $reason ->
    [best] Best possible!
    [shown] As the solution shows
    [best_tiles] Well defended
    [not_best] The heroes got further
   *[unjudged] The fight is over
}
tr-yours = Yours
tr-optimum = Best possible
tr-tiles-lost = Tiles lost
tr-supplies-spent = Supplies spent
tr-rounds = Rounds
tr-next = Next fight
tr-all = All fights

## What each puzzle is about

tr-intro-T1 = Two warriors lead, a priest follows. Every round your trap strikes first, then your monster; then the priest heals, and the way through the dungeon tires the first hero. Add it all up before you give the food away.
tr-intro-T2 = Two thieves see through traps and take the sting out of them. Your ghost passes the hero in front. Think about who should strike first.
tr-intro-T3 = The vampire has two bites. After the weaker one he is ready again next round. And read what the Cursed Ring does besides the damage.
tr-intro-T4 = Two priests heal a lot, but only while somebody attacks them. You have one slime and two traps: choose the round for each.
tr-intro-T1R = The same heroes, but they enter through a room. In a room two monsters fight side by side, and a trap needs 1 gold as bait. Not a single tile need be lost.

## Things that are explained when they come for the first time

tr-lesson-choose-tile = The tile.
tr-lesson-choose-tile-text = The heroes attack the tile nearest to the entrance. Where two are equally near, you choose.
tr-lesson-choose-trap = The trap.
tr-lesson-choose-trap-text = In a tunnel you may lay one trap. It strikes before everything else and is used up. You may also keep it for a later round.
tr-lesson-choose-monster = The monster.
tr-lesson-choose-monster-text = In a tunnel one monster may fight, in a room two. Whoever has fought is knocked out for the rest of the fight, unless the tile says otherwise.
tr-lesson-choose-ghosts = Ghosts.
tr-lesson-choose-ghosts-text = Ghosts fight beside the monster; any number may go along.
tr-lesson-choose-order = The order.
tr-lesson-choose-order-text = Your defenders strike one after the other. Who falls is gone, so the next blow hits somebody else.
tr-lesson-choose-attack = The attack.
tr-lesson-choose-attack-text = Some have several attacks. A stronger one may cost food, a weaker one may leave your monster ready.
tr-lesson-choose-target = The target.
tr-lesson-choose-target-text = A hero whose damage reaches his hit points is caught. Damage that is left over is lost.
tr-lesson-trap = A trap strikes first.
tr-lesson-trap-text = Step 1 of every battle. Its card goes away, whatever it did.
tr-lesson-thieves = Thieves.
tr-lesson-thieves-text = Each trap symbol of the party takes away one point of the trap’s damage, from the front.
tr-lesson-attack = Monsters attack.
tr-lesson-attack-text = A plain attack hits the hero in front. The number is the damage.
tr-lesson-caught = Caught!
tr-lesson-caught-text = A hero without hit points left goes to your prison; the others close ranks.
tr-lesson-face-up = Ready again.
tr-lesson-face-up-text = This defender comes home face up and may be sent again next round.
tr-lesson-healing = Healing.
tr-lesson-healing-text = Was the party attacked by a monster or ghost, each heart removes one point of damage, from the front.
tr-lesson-no-healing = No attack, no healing.
tr-lesson-no-healing-text = Traps alone do not call the priests to work. Send no monster, and nobody is healed.
tr-lesson-fatigue = Fatigue.
tr-lesson-fatigue-text = At the end of every round the heroes take 2 damage in training, point by point, always the one in front. It can catch a hero, too.
tr-lesson-held = Held up.
tr-lesson-held-text = No conquest this round: the heroes stay, without fatigue, and the tile is yours for now.
tr-lesson-conquest = Conquered.
tr-lesson-conquest-text = If a hero is left after fatigue, the tile is lost, and the next one is attacked.

## The way to the page, from the home page

page-link = Learn to fight
