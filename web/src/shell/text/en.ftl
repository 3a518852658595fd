### What the browser's shell says. Refusals (error-…) and "you" come from src/undercroft/text.

## Everywhere

skip = Skip to the main part
site = Undercroft
tagline = Five dungeon games, one table.
close = Close
again = Try again
loading = Lighting the torches …
load-failed = Part of the page could not be loaded.
offline = No connection to the server. We keep trying; nothing you chose is lost.
language = Language
theme = Theme
theme-dark = torchlight
theme-light = daylight
theme-to-dark = Switch to torchlight
theme-to-light = Switch to daylight
speed = Speed
speed-at-once = at once
waits = Wait for me
waits-help = Each scene stays until you tap, or press N or Enter.
waits-not = Go on by itself
copy = Copy
copied = Copied
games = Games
game = Game
players = Players
duration = Duration
minutes = { $minutes } min
round = Round { $round }
your-turn = Your turn
show-all = Show all { $count }
to-home = Home
about = About

## Guest

guest = Guest
guest-title = Who are you?
guest-name = Your name at the table
guest-save = Save
guest-device = Link for another device
guest-device-help = Opened on your phone or another computer, this link makes it you as well. It works once, within a day. Keep it to yourself.
guest-others = Sign out other devices
guest-others-title = Sign out all other devices?
guest-others-text = Everywhere but here you are a stranger then, and links that nobody has used lead nowhere.
guest-others-not = Keep them
guest-others-done = All other devices are signed out.
you-are = You are { $name }
you-named = { $name } (you)

## A personal link

enter-title = Come in as { $name }?
enter-text = This device becomes { $name }: the same name, the same games. The link works once.
enter-other = On this device you are { $now } at the moment. If you go on, you can no longer reach the games of { $now } from here. To keep them, first make a link for another device.
enter-same = On this device you are { $name } already. You do not need the link here; it still works on another one.
enter-go = Come in as { $name }
enter-stay = Stay { $now }
enter-not = Not now
enter-shut = This door stays shut

## Home

play-now = Play now
first-game = Your first game
play-start = Start the game
starting = Setting up …
shelf-empty = There is no game on the shelf yet.
shelf-failed = The games could not be fetched.
in-the-making = In the making
about-game = About { $title }
about-players = { $players ->
    [1] for one
   *[other] { $players } players
}
about-results = { $played ->
    [one] You have finished one game
   *[other] You have finished { $played } games
} of it and won { $won ->
    [0] none
    [one] one
   *[other] { $won }
}.
about-no-results = You have not finished a game of it yet.
players-count = Number of players
bots-level = Against whom?
level-easy = easy
level-normal = normal
level-hard = hard
continue-title = Continue your games
continue-none = No game is under way. Play one: two clicks, no account.
continue = Continue
watch = Watch
look = Look back
together = Play together
together-help = Open a table for friends and send them the link, or sit down at an open one.
open-tables = { $count ->
    [0] No open table right now
    [one] One open table
   *[other] { $count } open tables
}
to-lobby = To the tables
house = About the house
house-help = Every decision shows its rule, every game can be replayed, and the bots see no more than you do.
house-rebuilt = Some cards are reconstructed.
join-link = Join with a link
join-paste = Paste the link or the table’s name
join-go = To the table
join-wrong = That is no link to a table.

## Tables

lobby = Tables
lobby-open = Open tables
lobby-none = Nobody is waiting right now. Open a table yourself.
record-open = Open a record
record-help = A finished match as a file, saved from the menu of a table. Choose it or drop it here.
record-pick = Choose a file
record-checks = Checking it …
record-large = That file is too large for a record.
record-no-json = That file is no record.
record-running = That record was saved while the match was still running. Only finished matches can be opened.
new-table = New table
new-table-open = Open the table
seats = Seats
seat-open = free seat
seat-person = a person
seat-bot = Bot: { $name }
seat-number = Seat { $number }
bot = Bot
who-may-join = Who may join?
by-link = with the link
public = anybody
clock = Clock
clock-none = none
clock-each = { $clock } for each decision.
clock-help = For one decision. When it has run out, the others may ask for a bot.
pack-here = Played with the cards “{ $title }”.
advice = Helpers
advice-usual = against bots only
advice-on = allowed
advice-off = off
advice-help = What the game offers as help, such as a planner for battles. It knows no more than the player who asks.
advice-here = Helpers are allowed.
advice-not-here = This table is played without helpers.
options-title = Options of the game
options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
option-usual = { $value } (usual)
sit-down = Sit down
take-a-seat = Take a free seat to play.
options-none = Everything as usual.
stand-up = Leave the seat
start = Start
start-waits = { $count ->
    [one] One seat is still free. Give it to a bot or wait.
   *[other] { $count } seats are still free. Give them to bots or wait.
}
host-starts = The host starts the game.
close-table = Close the table
close-title = Close the table?
close-text = The table disappears for everybody who sits here.
close-not = Keep it open
share = Invite
share-link = Whoever has this link can sit down.
share-public = The table is listed for everybody; this link leads straight to it.
table-open = not started
table-over = The game is over
table-abandoned = Everybody has left
table-damaged = Damaged; the host of this server can mend it
seats-free = { $count ->
    [0] all seats taken
    [one] one free seat
   *[other] { $count } free seats
}
running = The game goes on
waiting-for = Waiting for { $names }
your-place = You came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] number { $place }
}

## At the table

table = Table
board = Board
phases = Phases
menu = Menu
undo = Undo
takeback = Take back
takeback-ask = Ask to take back
takeback-asks = { $name } asks to take back the last choice.
takeback-waits = Waiting for { $names } …
takeback-agree = Agree
takeback-refuse = Refuse
takeback-withdraw = Withdraw
takeback-sure = Take back your last choice?
takeback-sure-why = Everything that has happened since then is thrown away with it, also what the others have done and what was revealed.
takeback-no = Go on
takeback-refused = Your request was not granted.
watchers = Watchers
watchers-open = watch and talk
watchers-muted = only watch
watchers-closed = none
watchers-none = Nobody is watching.
watchers-waiting = Before the game begins, everybody with the link may look in and sit down.
watchers-gone = sent away
watchers-send = Send away
watchers-send-name = Send { $name } away
watchers-let = Let in again
watchers-let-name = Let { $name } in again
leave = Leave the match
leave-title = Leave the match?
leave-text = A bot takes your seat, and you cannot come back to it.
leave-not = Keep playing
rules = Rules
record = Save the record
your-decision = Your decision
no-decision = Not your turn
watching = You are watching
together-secret = Everybody chooses in secret.
options-all = All { $count } choices
sheet-more = Show more of the decision
sheet-less = Show less of the decision
sound = Sound
sound-soft = soft
sound-middle = middle
sound-full = full
calls = Notification on your turn
calls-refused = Your browser does not allow notifications from here. Its settings for this page can change that.
guide = Explanations
guide-done = Got it
guide-waiting = { $count ->
    [one] one more note
   *[other] { $count } more notes
}
guide-more = more …
guide-off = No explanations
guide-notes = { $count ->
    [one] The one note so far
   *[other] The { $count } notes so far
}
on = on
off = off
not-possible = Not possible
not-possible-count = { $count ->
    [one] 1 thing is not possible now
   *[other] { $count } things are not possible now
}
rule-open = Rule { $rule }
ruling-open = Rules with ruling { $rule }
rules-search = Search the rules
rules-short = In short
rules-full = In full
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-found-none = No rule holds “{ $query }”. Try fewer words, or only their beginnings.
rules-lost = The full rules cannot be reached at the moment; these are the short ones.
rule-near = Rule { $rule } is not part of the short rules; this is the passage closest to it.
only-you = Only you see this
thinks = thinks …
away = away
away-now = away for a moment
away-for = { $unit ->
    [minutes] away for { $count } min
    [hours] away for { $count } h
   *[days] away for { $count ->
        [one] a day
       *[other] { $count } days
    }
}
waiting-for-away = Waiting for { $name }, { $away }
away-wait = You can wait, or send the link of the table again:
away-clock = You can wait, or send the link of the table again. When the clock has run out, a bot can take over.
time-left = Time left
replace-by-bot = Let a bot play for { $name }
hint = Hint
hint-thinks = A bot is thinking …
hint-says = { $bot } would choose: { $choice }
hint-than = { $ahead ->
    [yes] How you would stand a while later, compared with “{ $choice }”:
   *[no] How you would stand then, compared with “{ $choice }”:
}
hint-drawn = Whoever can be foreseen here is beaten. So it draws its choice by lot, this one in { $games } of 100 games.
hint-tried = { $tries ->
    [0] It gives no reasons.
    [one] It has tried one continuation.
   *[other] It names no single reason: playing on in its head, this went best.
}
hint-better = { $aspect }: a little better{ $cases ->
    [1] .
   *[other] {" "}in { $times } of { $cases } cases.
}
hint-worse = But { $aspect }: a little worse{ $cases ->
    [1] .
   *[other] {" "}in { $times } of { $cases } cases.
}
hint-victory-better = In { $times } of { $cases } cases played on, the game ends better for you this way.
hint-victory-worse = But in { $times } of { $cases } cases played on, the game ends worse for you this way.
hint-equal = “{ $choice }” would be as good: it sees no difference.
hint-numbers = Show numbers
hint-choice = Choice
hint-share = Tried
hint-value = Value
hint-legend = Tried: how much of its thinking went into that choice. Value: from 0 (lost) to 1 (won).
a-bot = A bot
side = Log and chat
odds = Odds
secret = Your secret
log = Log
log-empty = Nothing has happened yet.
unread = new
chat = Chat
log-details = { $count ->
    [one] 1 detail
   *[other] { $count } details
}
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send
chat-muted = At this table only those who play may talk.
explained = What this is
keys-help = Keys: 1 to 9 take a choice, arrows and Enter walk the list, N closes a note and shows the next scene, Escape shows the present, W shows the others’ last turn again, U undoes, H asks for a hint, E explains what is on the table, ? opens the rules, / searches them. “Wait for me” in the menu lets each scene stay until then.
shape-violet = violet shield
shape-orange = orange pennant
shape-bone = white hexagon
shape-iron = black tower
shape-teal = turquoise drop

## The end

you-won = You win!
who-won = { $name } wins
shared-won = { $names } share the victory
result = Result
play-again = Play again
rematch = Rematch
rematch-join = { $name } wants a rematch: join
rematch-go = To the rematch

## Replay

replay = Replay
replay-at = Move { $move } of { $moves }
replay-slider = Move
play = Play
pause = Pause
step-back = One move back
step-on = One move on
branch = Play on from here
branch-help = A new game begins with the position after move { $move }, against bots.
branch-go = Play on
to-table = Back to the table

## Looking back at a match

review = Review
review-lead = How everybody's chances stood before each choice, as a bot judges them by what that player could know then; which moments turned the match, and what the bot would have done.
review-line = How the chances stood
review-chart = The chances of all players over the match. At the end: { $summary }
review-slider = Moment of the match
review-at = Move { $move }
review-chose = Move { $move }, { $name }:
review-swing = { $name }: from { $before } to { $after }
review-more = { $count ->
    [one] One more line
   *[other] { $count } more lines
}
review-again = Try again from here
review-when = When
review-table = All moves as a table
review-own = What the bot would have done
review-agree = { $choices ->
    [one] The bot agrees with { $agreed } of one choice.
   *[other] The bot agrees with { $agreed } of { $choices } choices.
}
review-whose = Whose choices
review-which = Which choices
review-others = where it differs ({ $count })
review-all = all ({ $count })
review-rest = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
review-bot = The bot:
review-same = The bot finds nothing better.
review-better = { $lost ->
    [0] A little better, the bot thinks.
   *[other] That raises the chances by { $lost } percentage points, the bot thinks.
}
review-not-tried = The bot did not even consider yours.
review-state-none = This match has not been reviewed yet
review-state-running = A bot is looking at every choice …
review-state-stopped = The review was stopped
review-state-failed = The review could not be finished
review-progress = Progress of the review
review-done = { $done } of { $positions } choices
review-begin = Begin the review
review-go-on = Go on with it
review-stop = Stop

## When something is wrong

missing-title = A dead end
missing-text = There is no room behind this door. Perhaps the map is old.
problem-title = This table cannot be shown
problem-0 = The board could not be loaded.
problem-4400 = Server and browser did not understand each other. Reload the page.
problem-4401 = The server does not know you. Are cookies switched off?
problem-4403 = This table is not open to you.
problem-4404 = There is no such table. It may be long over, or its host has closed it.
problem-4406 = The host has sent you away from this table.
problem-4407 = The host has closed this table to watchers.
problem-4409 = What is stored of this table does not make a match any more. Whoever runs this server can mend it.
problem-other = The connection was closed.
error-offline = The server cannot be reached.
error-no-such-table = There is no such table.
error-refused = That is not possible.
error-no-guest = You need a name at the table first.
error-not-allowed = That is somebody else’s table or seat.
error-removed = The host has sent you away from this table.
error-players-only = The host has closed this table to watchers.
error-muted = At this table only those who play may talk.
error-dead-link = This personal link was used already, was withdrawn, or is older than a day. Make a new one where you play: choose your name at the top of the page.
error-wrong-moment = That is not possible at this moment.
error-too-many = That was too much at once. Wait a moment.
error-no-review = Only finished matches of two or more players can be reviewed, and none that is endlessly long.
error-reviewing = Another of your matches is being reviewed. Wait until that is done, or stop it.
error-many-reviews = That was a lot of reviews for one hour. Wait a while.
error-malformed = The server did not understand that.
error-not-found = That does not exist.
error-forbidden = That is not allowed. Reload the page and try again.
error-too-large = That is too large.
error-too-slow = That takes too long at the moment. Try again in a while.
error-damaged = What is stored of this table does not make a match any more.
error-full = The server is full. Try again in a moment.
error-database-fails = The server cannot reach its database at the moment. Try again later.
error-failed = Something went wrong on the server.

## Any game without a board of its own

nothing-there = nothing
nothing-on-table = Nothing lies on the table that everybody may see.
just-now = What just happened
changed = changed
yes = yes
no = no

## About

about-lead = Undercroft plays dungeon board games in the browser: by the rules, in English and German, alone against bots or with friends.
about-games = The games
about-games-text = An independent project, not connected with or endorsed by designers or publishers. We name them with thanks.
about-designers = Designers
about-rebuilt = What is reconstructed
about-rebuilt-text = Where no card list was ever published, we have made our own. What that concerns:
provenance-printed = printed
provenance-printed-help = stated in the printed rules or confirmed by several public sources
provenance-source = from a source
provenance-source-help = stated in one public source
provenance-reconstructed = reconstructed
provenance-reconstructed-help = our own invention, made to agree with everything else
about-icons = Pictures
about-icons-text = Arches, boxes, boards and player shapes are drawn by us. No art of a publisher is used, and nothing is traced from it.
about-software = Fonts and software
about-fonts-text = Fonts: Grenze Gotisch, Grenze and Alegreya Sans, SIL Open Font License 1.1.
about-software-text = Undercroft is free software under the MIT licence. The browser part uses Svelte (MIT) and Fluent (Apache 2.0).
about-privacy = What we keep
about-privacy-text = One cookie that says who you are, your name, and the games you play. Language and theme stay in your browser. Nothing is loaded from elsewhere, nobody is counted.

## Parts of the boards

kit-nearer = Nearer
kit-farther = Farther
kit-whole = Show all

## The reel: what happened, scene by scene

reel-now = What happens
reel-next = Next
reel-end = To the present
reel-again = Show that again
reel-turns = Watch the others’ last turn again
reel-forced = You had no other choice, so you were not asked.
reel-held = The note above waits for you.
since-last = Since your last move
