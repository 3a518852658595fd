### What the shell itself says, whatever the game.

you = You
watcher = a spectator
stage-draft = draft
stage-beta = beta
stage-stable = stable

## undercroft games

games-game = Game
games-players = Players
games-stage = Stage
games-options = Options
games-facts = { $players } players, stage: { $stage }, rules version { $version }
games-default = default: { $value }
games-part = Belongs to it: { $title } ({ $name })

## undercroft play

play-welcome = { $title }: you play against { $others }. Answer with a number; ? shows what else you can type.
play-seed = Seed { $seed }.
play-resumed = The game goes on where it stopped.
play-news = Since your last decision
play-thinking = { $name } thinks …
play-prompt = Your choice
play-unclear = “{ $text }” is none of the choices. Type a number from 1 to { $count }, or ? for help.
play-ambiguous = “{ $text }” could mean several choices; type the number.
play-undone = Taken back.
play-saved = Saved to { $file }.
play-save-where = Save where? Type: save FILE
play-kept = The game is kept; go on with: undercroft play --resume
play-not-kept = The game could not be kept: { $file } cannot be written.
play-record = Record of the game: { $file }
play-no-log = Nothing has happened yet.
play-auto = { $name } plays for you: { $choice }
play-hint = { $bot } would choose: { $choice }
play-hint-choice = Choice
play-hint-tries = Tries
play-hint-value = Value
play-hint-best = Best
play-over = The game is over.
play-help =
    A number or the short text in grey: make that choice.
    ?       this help
    rules   the rules of the present phase
    hint    what a bot would do, with numbers
    undo    take back your last choice, while nothing new is known
    table   show the whole table
    secrets look at what only you may see
    log     everything that has happened
    save F  save the game to the file F
    quit    stop; the game is kept

## News of the engine itself, the same in every game

news-taken-back = { $seat_is ->
    [you] You take back a choice, with everything that followed.
   *[other] { $seat } takes back a choice, with everything that followed.
}

## undercroft replay

replay-head = { $title }, { $players } players, { $moves } moves
replay-move = Move { $number }
replay-undone = { $seat } takes back a choice.
replay-position = Position after { $moves } moves
replay-unfinished = The game is not finished.

## undercroft verify

verify-true = The record is true. { $reason }
verify-false = The record is false ({ $where }): { $reason }
verify-entry = entry { $entry }
verify-facts = facts of the game

## Refusals, by kind

error-error = That is not possible.
error-unknown-game = There is no such game.
error-wrong-option = The game does not have that option or value.
error-unknown-choice = That is no choice of this game.
error-illegal-choice = That choice is not offered now.
error-not-your-decision = It is not your turn to decide.
error-stale-decision = That answered an earlier decision; look again.
error-game-over = The game is over.
error-cannot-undo = That can no longer be taken back: something new is known, or somebody else has decided.
error-impossible-chance = Chance could not have given that.
error-broken-record = The record cannot be read.
error-broken-scenario = The scenario cannot be read.
