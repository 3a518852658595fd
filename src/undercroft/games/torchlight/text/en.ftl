### Torchlight in English.
###
### $seat is a player's name, $seat_is is "you" for the reader and "other" for everybody else.

## Phases

phase-round = Round

## Steps, as questions

step-bidding = How much do you bid for the torch?
step-descent = Roll on, or climb home?

## Options: what a player may choose

option-bid = { $points ->
    [1] Bid 1 point
   *[other] Bid { $points } points
}
option-roll = { $find ->
    [0] Roll the die
   *[other] Roll again and risk the { $find } you have found
}
option-climb = { $find ->
    [0] Climb home with nothing
   *[other] Climb home with { $find }
}

## News

news-bids = { $seat_is ->
    [you] You bid
   *[other] { $seat } bids
} { $points }.
    .rule = TL-003
news-rolled = { $seat_is ->
    [you] You roll
   *[other] { $seat } rolls
} a { $eyes }.
    .rule = TL-004
news-dark = { $seat_is ->
    [you] Your torch goes out, and your find is lost.
   *[other] The torch of { $seat } goes out, and the find is lost.
}
    .rule = TL-004
news-home = { $seat_is ->
    [you] You climb
   *[other] { $seat } climbs
} home with { $find ->
    [0] nothing
    [1] 1 point
   *[other] { $find } points
}.
    .rule = TL-004

## How it ends

reason-rounds = The last round is over; the most points win.

## Options of the game

game-option-rounds = Rounds
game-option-rounds-help = How many times the torch is bid for.

## What the view holds, for a table without a board of its own

view-rounds = Rounds
view-points = Points
view-find = Find
view-has_bid = Has bid
view-bids = Bid

## Short rules

rules-round = A round
    .text =
        Everybody secretly bids 1 to 3 points for the torch. The highest bid is paid, on a tie by the earlier seat, and
        that player goes down. (TL-002, TL-003)

        Below, you roll a die as often as you dare. A 1 puts the torch out and the find is lost; any other number is
        added to the find. Who climbs home in time keeps it. (TL-004)
rules-end = The end
    .text =
        After the last round the most points win. (TL-001, TL-005)
