### The puzzles of Dungeon Twister in English; everything else is said as in Dungeon Twister.

## News

news-puzzle-solved = { $seat_is ->
    [you] You have solved the puzzle: you have scored { grammar-points } in this turn.
   *[other] { $seat } has solved the puzzle: { grammar-points } scored in this turn.
}
    .rule = DT-037
news-puzzle-failed = { $seat_is ->
    [you] Your turn is over, and the goal is missed: you have scored { $points } of { $wanted }.
   *[other] The turn of { $seat } is over, and the goal is missed: { $points } of { $wanted } scored.
}
    .rule = DT-066

## How it ended

reason-solved = Solved.
reason-failed = The goal was missed in this turn.

## Options of the game

game-option-puzzle = Puzzle
game-option-puzzle-help = Positions of bot games with exactly one solution, or one of them drawn.
game-option-puzzle-generated = drawn
game-option-difficulty = Difficulty
game-option-difficulty-help = Of a drawn puzzle. The same seed and difficulty are the same puzzle.
game-option-difficulty-easy = easy
game-option-difficulty-medium = medium
game-option-difficulty-hard = hard
game-option-position = Position
game-option-position-help = A position that somebody has set up, in the notation of the game; it takes the place of all others.
game-option-position-none = none
game-option-goal = Goal
game-option-goal-help = Of such a position: to win in this turn, or to score so many points in it.
game-option-goal-win = win

## Advice

coach-unknown = This position is too large to be searched completely.
feedback-kept = It can still be solved.
feedback-lost = From here it cannot be solved any more; take something back.
feedback-regained = Now it can be solved again.
feedback-still-lost = It still cannot be solved from here; take back more.
feedback-solved = Solved.
feedback-failed = The turn is over.
hint-who = { $actions ->
    [one] One action is enough.
   *[other] { $actions } actions are needed.
} It takes: { $people }.
hint-action = Next: { $action }
hint-choice = Next: { $choice }
hint-take_back = From here it cannot be solved any more; take something back.
hint-over = The puzzle is over.

## undercroft puzzle

puzzle-generated = Drawn puzzle, { $difficulty } (seed { $seed })
puzzle-today = Puzzle of the day, { $difficulty } ({ $date })
puzzle-aim = It is your turn as blue, and it is the only one. Reach the goal whatever combat cards orange lays.
puzzle-goal = { $goal ->
    [win] Win in this turn
   *[score] Score { $points } in this turn
} ({ $scored } of { $points } victory points)
puzzle-cards = Combat cards: { $cards }
puzzle-warning = With that the puzzle is over, and the goal is missed. You can also take something back.
puzzle-line = { $number }. { $line }
puzzle-proved = Solved. Positions searched: { $positions }.

## Short rules

rules-puzzles = Puzzles
    .text =
        A puzzle is one turn of a game of two. You are blue, everything lies open, and the action card has been played. Win in this turn, or score so many victory points in it: for certain, whatever combat cards orange lays against you.

        As soon as an action has brought the last point, the puzzle is solved. When no action point is left you may take back as much as you like; with the end of the turn the goal is missed.

## Names of the puzzles

game-option-puzzle-P01 = P01
game-option-puzzle-P02 = P02
game-option-puzzle-P03 = P03
