### Torchlight: what only the browser says.

## Bar

phase-bidding = Bids
phase-descent = Descent
tl-when = Round { $round } of { $rounds }
tl-race = Most points win. { $tied ->
    [1] { $seat_is ->
        [you] You lead
       *[other] { $seat } leads
    } with { $points }.
   *[other] { $tied } lead with { $points }.
}

## Board

tl-shaft = The shaft
tl-up = Up
tl-find = Find
tl-no-roll = Nobody has rolled yet.
tl-rolled = The die shows { $eyes }.
tl-bids = The bids
tl-bid = Bid: { $points }
tl-bid-down = The bid lies face down.
tl-bid-none = No bid yet.
tl-paid = paid, and goes down
tl-lay = Your bid
tl-points = Points

## What an option brings

tl-then-roll = { $find ->
    [0] A 1 puts the torch out.
   *[other] A 1 puts the torch out and loses { $find }.
}
tl-then-climb = Then you have { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
tl-then-bid = If it is the highest, you are left with { $points }.
