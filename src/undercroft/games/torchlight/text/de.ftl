### Torchlight auf Deutsch.
###
### $seat ist der Name eines Spielers, $seat_is ist „you“ für den Leser und „other“ für alle anderen.

## Phasen

phase-round = Runde

## Schritte, als Fragen

step-bidding = Wie viel bietest du für die Fackel?
step-descent = Weiterwürfeln oder nach Hause klettern?

## Möglichkeiten: was ein Spieler wählen kann

option-bid = { $points ->
    [1] 1 Punkt bieten
   *[other] { $points } Punkte bieten
}
option-roll = { $find ->
    [0] Würfeln
   *[other] Noch einmal würfeln und den Fund von { $find } wagen
}
option-climb = { $find ->
    [0] Mit leeren Händen nach Hause klettern
   *[other] Mit { $find } nach Hause klettern
}

## Neuigkeiten

news-bids = { $seat_is ->
    [you] Du bietest
   *[other] { $seat } bietet
} { $points }.
    .rule = TL-003
news-rolled = { $seat_is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} eine { $eyes }.
    .rule = TL-004
news-dark = { $seat_is ->
    [you] Deine Fackel geht aus, und dein Fund ist verloren.
   *[other] Die Fackel von { $seat } geht aus, und der Fund ist verloren.
}
    .rule = TL-004
news-home = { $seat_is ->
    [you] Du kletterst
   *[other] { $seat } klettert
} { $find ->
    [0] mit leeren Händen
    [1] mit 1 Punkt
   *[other] mit { $find } Punkten
} nach Hause.
    .rule = TL-004

## Wie es endet

reason-rounds = Die letzte Runde ist vorbei; die meisten Punkte gewinnen.

## Optionen des Spiels

game-option-rounds = Runden
game-option-rounds-help = Wie oft um die Fackel geboten wird.

## Was zu sehen ist, für einen Tisch ohne eigenes Brett

view-rounds = Runden
view-points = Punkte
view-find = Fund
view-has_bid = Hat geboten
view-bids = Gebot

## Kurzregeln

rules-round = Eine Runde
    .text =
        Alle bieten geheim 1 bis 3 Punkte für die Fackel. Das höchste Gebot wird bezahlt, bei Gleichstand vom früheren
        Platz, und dieser Spieler steigt hinab. (TL-002, TL-003)

        Unten würfelst du, so oft du dich traust. Eine 1 löscht die Fackel, und der Fund ist verloren; jede andere Zahl
        kommt zum Fund hinzu. Wer rechtzeitig nach Hause klettert, behält ihn. (TL-004)
rules-end = Das Ende
    .text =
        Nach der letzten Runde gewinnen die meisten Punkte. (TL-001, TL-005)
