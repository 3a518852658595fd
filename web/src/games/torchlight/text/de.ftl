### Torchlight: was nur der Browser sagt.

## Leiste

phase-bidding = Gebote
phase-descent = Abstieg
tl-when = Runde { $round } von { $rounds }
tl-race = Die meisten Punkte gewinnen. { $tied ->
    [1] { $seat_is ->
        [you] Du führst
       *[other] { $seat } führt
    } mit { $points }.
   *[other] { $tied } führen mit { $points }.
}

## Brett

tl-shaft = Der Schacht
tl-up = Hinauf
tl-find = Fund
tl-no-roll = Noch hat niemand gewürfelt.
tl-rolled = Der Würfel zeigt { $eyes }.
tl-bids = Die Gebote
tl-bid = Gebot: { $points }
tl-bid-down = Das Gebot liegt verdeckt.
tl-bid-none = Noch kein Gebot.
tl-paid = bezahlt und steigt hinab
tl-lay = Dein Gebot
tl-points = Punkte

## Was eine Möglichkeit bringt

tl-then-roll = { $find ->
    [0] Eine 1 löscht die Fackel.
   *[other] Eine 1 löscht die Fackel und kostet { $find }.
}
tl-then-climb = Dann hast du { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
tl-then-bid = Ist es das höchste, bleiben dir { $points }.
