### The puzzles of Dungeon Twister in English: texts that only the browser shows. Advice, news and results stand in
### src/undercroft/games/dungeon_twister_puzzles/text/en.ftl, everything else is said as in Dungeon Twister.

## The page

pz-title = The perfect turn
pz-lead = One turn, everything in sight, no luck: win, or score what is asked for, whatever combat cards orange lays. You can take back as much as you like.
pz-puzzle = Puzzle { $number }
pz-drawn = Drawn puzzle { NUMBER($seed, useGrouping: 0) }, { $difficulty ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
pz-goal = { $goal ->
    [win] Win
   *[score] Score { $points ->
        [one] 1 point
       *[other] { $points } points
    }
} with { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
pz-goal-win = Win in this turn.
pz-goal-score = { $points ->
    [one] Score 1 point in this turn.
   *[other] Score { $points } points in this turn.
}
pz-group-easy = Easy
pz-group-medium = Medium
pz-group-hard = Hard
pz-about-easy = One idea, few actions.
pz-about-medium = The order matters.
pz-about-hard = Rooms turn, somebody must fall, and no action is left over.
pz-which = Which puzzles
pz-which-all = All
pz-which-win = Win
pz-which-score = Score points
pz-which-open = Unsolved
pz-none-left = You have solved all of these.
pz-count-solved = { $count } of { $all } solved
pz-solved = Solved
pz-tried = Not yet
pz-play = Play
pz-again = Again
pz-daily = Puzzle of the day
pz-daily-help = The same for everybody, until midnight UTC.
pz-daily-of = Puzzle of the day, { $date }
pz-laying = The rooms are being laid out …
pz-all = All puzzles
pz-shared = This is the puzzle behind your link
pz-shared-help = The same position as for whoever sent it. You need no account.
pz-shared-go = Play this puzzle
pz-share = Link to this puzzle
pz-share-help = Send this link, and others play exactly this puzzle:
pz-no-such = There is no puzzle at this address. Perhaps the link is incomplete.

## At the table

pz-enemy = Orange
pz-goal-bar = { $goal ->
    [win] Win in this turn
   *[score] Score { $points } in this turn
}: { $scored } of { $points } { $points ->
    [one] point
   *[other] points
}
pz-coach = Coach
pz-help = Help
pz-goal-now = { $goal ->
    [win] Win in this turn
   *[score] Score { $points } in this turn
}
pz-actions-left = { $actions ->
    [0] no actions left
    [one] 1 action left
   *[other] { $actions } actions left
}
pz-scored = { $scored } of { $points } { $points ->
    [one] point
   *[other] points
} scored
pz-can-lay = Orange can lay
pz-unsolvable = From here it cannot be solved.
pz-take-back = Take back
pz-hint = Hint { $stage } of { $stages }
pz-solve = Show the solution
pz-solution = The solution
pz-goes-on = Go on
pz-steps-left = { $count ->
    [one] One step to the goal
   *[other] { $count } steps to the goal
}
pz-play-step = Play this step
pz-more-steps = Tell the step after it
pz-hide = Hide
pz-restart = Start again
pz-give-up = End this try?
pz-give-up-yes = End the turn
pz-give-up-no = Go on thinking

## The end

pz-end = { $reason ->
    [solved] Solved!
    [shown] As the solution shows
   *[failed] Not yet
}
pz-result = { $reason ->
    [solved] { $points ->
        [one] The point is scored, and no card could have prevented it.
       *[other] All { $points } points are scored, and no card could have prevented it.
    }
   *[failed] { $scored } of { $points } { $points ->
        [one] point
       *[other] points
    } scored. The turn is over, but the puzzle is not.
}
pz-as-shown = The goal is reached the way the coach showed it. Try it again without him another day.
pz-try-again = Try again
pz-next = Next puzzle

## The editor

pz-position = A position of one’s own
pz-editor = Set up a position
pz-own-help = Rooms, figures, objects and cards as you like: on the board or as text, to be played and handed on as a link.
pz-editor-open = Open the editor
pz-editor-help = Take a token, then click where it goes. What you change on the board stands in the text at once, and the other way round.
pz-change = Change it
pz-pick = Click a square or a room to change it, or take a token.
pz-in-hand = { $what }: where to? Click a square, or a face-down room.
pz-killed = Killed
pz-escaped = Got out
pz-gone = Used up
pz-away = Back into the box
pz-let-go = Let go
pz-token = { $kind_name } ({ $colour_id ->
    [blue] blue
    [orange] orange
    [red] red
   *[green] green
})
pz-square-with = ({ $x },{ $y }): { $count ->
    [0] empty
   *[other] { $what }
}
pz-face-down-with = Face-down room in column { $column }, row { $row }: { $count ->
    [0] nothing on it
   *[other] { $what }
}
pz-room-at = Room in column { $column }, row { $row }
pz-face-down = face down
pz-room-there = { $name }, now in column { $column }, row { $row }
pz-turn-left = Turn to the left
pz-turn-right = Turn to the right
pz-stack = Face down on it:
pz-square = Square ({ $x },{ $y })
pz-nobody-here = Nobody and nothing is here.
pz-wounded = { $what }: wounded
pz-move = { $what }: put elsewhere
pz-remove = { $what }: back into the box
pz-side-north = { $kind ->
    [wall] Wall
   *[portcullis] Portcullis
} in the north
pz-side-east = { $kind ->
    [wall] Wall
   *[portcullis] Portcullis
} in the east
pz-side-south = { $kind ->
    [wall] Wall
   *[portcullis] Portcullis
} in the south
pz-side-west = { $kind ->
    [wall] Wall
   *[portcullis] Portcullis
} in the west
pz-state-portcullis-none = closed
pz-state-portcullis-open = open
pz-state-portcullis-broken = broken
pz-state-wall-none = whole
pz-state-wall-breached = breached
pz-team = Tokens of { $colour_id ->
    [blue] blue
    [orange] orange
    [red] red
   *[green] green
}
pz-take = Take { $what }
pz-take-from = Take { $what }, { $where }
pz-is-face-down = covered
pz-is-dead = dead
pz-is-escaped = out
pz-is-gone = gone
pz-turn = The turn
pz-whose-turn = Whose turn
pz-card = Action card
pz-no-card = none
pz-left = Actions left
pz-number = Number of the turn
pz-hands = Cards and points of { $colour_id ->
    [blue] blue
    [orange] orange
    [red] red
   *[green] green
}
pz-cards-hand = Action cards in hand
pz-one-hand = Action card { $value }
pz-cards-combat = Combat cards in hand
pz-one-combat = Combat card +{ $value }
pz-jumps = Jump cards
pz-points = Points so far
pz-less = { $what }: one less
pz-more = { $what }: one more
pz-table = The game
pz-players = Players
pz-text = The position as text
pz-text-help = You can write here, or paste a position. Marks that have no button, such as private action points, can be written, too.
pz-copy = Copy the text
pz-download = Save as a scenario file
pz-file-title = A position from the editor
pz-undo = Undo
pz-link = Link to this position
pz-wanted = To be reached
pz-wanted-win = win
pz-wanted-points = { $points } { $points ->
    [one] point
   *[other] points
}
pz-try = Try it
pz-refused = This cannot be played:

## The way to the page, from the home page

page-link = The perfect turn
