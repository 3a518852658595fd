### What the shell itself says, whatever the game.

you = You
stage-planned = planned
stage-alpha = alpha
stage-beta = beta
stage-stable = stable
stage-example = example

## undercroft games

games-game = Game
games-players = Players
games-stage = Stage
games-options = Options
games-facts = Players: { $players }, stage: { $stage }, rules version { $version }
games-default = default: { $value }
games-part = Belongs to it: { $title } ({ $name })

## undercroft play

play-welcome = { $title }: you play against { $others }. Answer with a number; ? shows what else you can type.
play-welcome-alone = { $title }: you play alone. Answer with a number; ? shows what else you can type.
play-resumed = The game goes on where it stopped.
play-thinking = { $name } thinks …
play-prompt = Your choice
play-unclear = “{ $text }” is none of the choices. Type a number from 1 to { $count }, or ? for help.
play-ambiguous = “{ $text }” could mean several choices; type the number.
play-unasked = The last of these nobody waits for: you may do that whenever you are asked something, or leave it.
play-undone = Taken back.
play-saved = Saved to { $file }.
play-save-where = Save where? Type: save FILE
play-kept = The game is kept; go on with: undercroft play --resume
play-not-kept = The game could not be kept: { $file } cannot be written.
play-record = Record of the game: { $file }
play-no-log = Nothing has happened yet.
play-hint = A bot ({ $bot }) would choose: { $choice }
play-hint-than = { $ahead ->
    [yes] How you would stand a while later, compared with “{ $choice }”:
   *[no] How you would stand then, compared with “{ $choice }”:
}
play-hint-drawn = Whoever can be foreseen here is beaten. So it draws its choice by lot, this one in { $games } of 100 games.
play-hint-tried = { $tries ->
    [0] It gives no reasons.
    [one] It has tried one continuation.
   *[other] It names no single reason: playing on in its head, this went best.
}
play-hint-better = { $aspect }: a little better{ $cases ->
    [1] .
   *[other] {" "}in { $times } of { $cases } cases.
}
play-hint-worse = But { $aspect }: a little worse{ $cases ->
    [1] .
   *[other] {" "}in { $times } of { $cases } cases.
}
play-hint-victory-better = In { $times } of { $cases } cases played on, the game ends better for you this way.
play-hint-victory-worse = But in { $times } of { $cases } cases played on, the game ends worse for you this way.
play-hint-equal = “{ $choice }” would be as good: it sees no difference.
play-hint-more = For the numbers type: hint numbers
play-hint-choice = Choice
play-hint-tries = Tries
play-hint-value = Value
play-hint-best = Best
play-hint-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
play-hint-percent = { NUMBER($number, style: "percent") }
play-hint-legend = Value: how it stands after that choice, from 0 (lost) to 1 (won), on average over all tries. Best: how likely no other choice is better.
play-over = The game is over.
play-help =
    A number or the short text in grey: make that choice. If it carries numbers, type them behind it.
    ?       this help
    rules   the rules of the present phase
    rules N a rule in full by its number, or those that hold the words you type
    hint    what a bot would do and why; hint numbers: with its numbers
    undo    take back your last choice, while nothing new is known
    table   show the whole table
    secrets look at what only you may see
    log     everything that has happened
    save F  save the game to the file F
    quit    stop; the game is kept

## Rules in full, on the command line and at the table

rulebook-none = There is no rule “{ $text }”, and none with these words.
rulebook-more = Further rules with these words: { $rules }

## News of the engine itself, the same in every game

news-taken-back = { $seat_is ->
    [you] You take back a choice, with everything that followed.
   *[other] { $seat } takes back a choice, with everything that followed.
}

## undercroft replay

replay-head = { $title }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
replay-undone = { $seat } takes back a choice.
replay-position = Position after { $moves ->
    [one] one move
   *[other] { $moves } moves
}
replay-unfinished = The game is not finished.

## undercroft review

review-head = { $title }: how the chances stood
review-move = Move
review-choice = Choice
review-end = End
review-turning = Turning points
review-turned = Move { $move }: { $seat }: { $choice }. { $who } went from { $before } to { $after }.
review-decisions = What the bot would have done otherwise
review-otherwise = Move { $move }: { $seat }: { $choice }. The bot: { $best } ({ $lost } better)
review-untried = Move { $move }: { $seat }: { $choice }. The bot: { $best } (it did not even try the other)
review-agreed = The bot agrees with { $agreed } of { $choices } choices.

## undercroft verify

verify-true = { $dealt ->
    [yes] The record is true. Every choice was legal, and every outcome of chance is the one the seed gives.
   *[no] The record is true as far as it can be checked. Every choice was legal; the key is not published yet, so chance could not be checked.
}
verify-length = { $over ->
    [yes] Entries: { $entries }. The game was played to its end.
   *[no] Entries: { $entries }. The game is not over.
}
verify-measured = { $measured ->
    [one] One outcome was measured; it cannot be dealt again.
   *[other] { $measured } outcomes were measured; they cannot be dealt again.
}
verify-false = The record is false ({ $where }): { $why }
verify-entry = entry { $entry }
verify-no-entry = facts of the game
verify-kind-facts = the facts, the key or the form of the record are not right.
verify-kind-chain = it was changed, moved or slipped in; its hash does not fit.
verify-kind-unreadable = nobody can read it.
verify-kind-closed = that choice was not open there.
verify-kind-impossible = chance does not fit there: an outcome could not come, is missing or is one too many.
verify-kind-seed = the seed gives another outcome there.
verify-kind-undone = that could not be taken back there.
verify-kind-written = by the rules it reads otherwise.

## Refusals, by kind

error-error = That is not possible.
error-unknown-game = There is no such game.
error-wrong-option = The game does not have that option or value.
error-unknown-choice = That is no choice of this game.
error-wrong-values = The numbers of that choice are missing or out of bounds.
error-illegal-choice = That choice is not offered now.
error-not-your-decision = It is not your turn to decide.
error-stale-decision = That answered an earlier decision; look again.
error-game-over = The game is over.
error-cannot-undo = That can no longer be taken back: something new is known, or somebody else has decided.
error-impossible-chance = Chance could not have given that.
error-nobody-asked = The game goes on and on without asking anybody.
error-broken-record = The record cannot be read.
error-broken-scenario = The scenario cannot be read.
