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
guest-device-help = Opened on your phone or another computer, this link makes it you as well. Keep it to yourself.
you-are = You are { $name }
you-named = { $name } (you)

## Home

play-now = Play now
first-game = Your first game
play-start = Start the game
starting = Setting up …
shelf-empty = There is no game on the shelf yet.
shelf-failed = The games could not be fetched.
in-the-making = In the making
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
takeback-refused = Your request was not granted.
leave = Leave the match
leave-title = Leave the match?
leave-text = A bot takes your seat, and you cannot come back to it.
leave-not = Keep playing
rules = Rules
record = Save the record
your-decision = Your decision
no-decision = Not your turn
together-secret = Everybody chooses in secret.
options = Choices
options-all = All { $count } choices
sheet-more = Show more of the decision
sheet-less = Show less of the decision
guide = Explanations
guide-next = Next
guide-back = Back
guide-done = Got it
guide-more = more …
guide-off = No explanations
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
time-left = Time left
replace-by-bot = Let a bot play for { $name }
hint = Hint
hint-thinks = A bot is thinking …
hint-says = { $bot } would choose: { $choice }
hint-choice = Choice
hint-share = Chosen
hint-value = Value
side = Log and chat
odds = Odds
secret = Your secret
log = Log
log-empty = Nothing has happened yet.
unread = new
chat = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send
keys-help = Keys: 1 to 9 take a choice, arrows and Enter walk the list, U undoes, H asks for a hint, ? opens the rules, / searches them.
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

## When something is wrong

missing-title = A dead end
missing-text = There is no room behind this door. Perhaps the map is old.
problem-title = This table cannot be shown
problem-0 = The board could not be loaded.
problem-4400 = Server and browser did not understand each other. Reload the page.
problem-4401 = The server does not know you. Are cookies switched off?
problem-4403 = This table is not open to you.
problem-4404 = There is no such table. It may be long over, or its host has closed it.
problem-other = The connection was closed.
error-offline = The server cannot be reached.
error-no-such-table = There is no such table.
error-refused = That is not possible.
error-no-guest = You need a name at the table first.
error-not-allowed = That is somebody else’s table or seat.
error-wrong-moment = That is not possible at this moment.
error-too-many = That was too much at once. Wait a moment.
error-malformed = The server did not understand that.
error-not-found = That does not exist.
error-forbidden = That is not allowed. Reload the page and try again.
error-too-large = That is too large.
error-too-slow = The bot took too long.
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

kit-skip = Skip
kit-go-on = Go on
kit-nearer = Nearer
kit-farther = Farther
kit-whole = Show all
