### Das Training von Dungeon Lords auf Deutsch; alles andere wird gesagt wie in Dungeon Lords.

## Nachrichten

news-training-ends = Die Übung ist nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} vorbei: { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} { $tiles ->
    [0] kein Plättchen
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
} verloren und { $supplies ->
    [0] nichts
   *[other] { $supplies } Nahrung und Gold
} ausgegeben.
    .rule = DL-602

## Wie es ausging

reason-best = Das ist das bestmögliche Ergebnis.
reason-best_tiles = Weniger Plättchen gehen nicht, aber es geht mit weniger Nahrung und Gold.
reason-not_best = Es geht mit weniger verlorenen Plättchen.
reason-unjudged = Alle Helden sind gefangen, oder alle Plättchen sind verloren.

## Einstellungen

game-option-puzzle = Übung
game-option-puzzle-help = Vier Übungen von den Rückseiten der Tafeln, eine davon noch einmal in einer Kammer, oder ein neuer Kampf.
game-option-puzzle-T1 = Übung 1
game-option-puzzle-T2 = Übung 2
game-option-puzzle-T3 = Übung 3
game-option-puzzle-T4 = Übung 4
game-option-puzzle-T1R = Übung 1 in einer Kammer
game-option-puzzle-generated = neuer Kampf
game-option-difficulty = Schwierigkeit
game-option-difficulty-help = Eines neuen Kampfes. Gleiche Startzahl und Schwierigkeit ergeben denselben Kampf.
game-option-difficulty-easy = leicht
game-option-difficulty-medium = mittel
game-option-difficulty-hard = schwer
game-option-position = Stellung
game-option-position-help = Ein Kampf, den jemand aufgebaut hat, als kurzer Text; er ersetzt alle anderen.
game-option-position-none = keine

## Rat

grammar-lost = { $tiles ->
    [0] kein Plättchen verloren
    [one] ein Plättchen verloren
   *[other] { $tiles } Plättchen verloren
}
grammar-spent = { $supplies ->
    [0] nichts ausgegeben
   *[other] { $supplies } Nahrung und Gold ausgegeben
}
best-from-here = Von hier aus bestenfalls: { grammar-lost }, { grammar-spent }.
best-unknown = Diese Stellung ist zu groß, um sie vollständig zu durchsuchen.
hint-round = Runde { $round } entscheidet. { best-from-here }
hint-send = Runde { $round }: { $sent }.
hint-choice = Als Nächstes: { $choice }
why-round = { $of ->
    [1] Jede Wahl ist recht.
   *[other] { $right ->
        [one] Dort kommt ein Moment, in dem nur eine von { $of } Möglichkeiten richtig ist.
       *[other] Dort kommt ein Moment, in dem nur { $right } von { $of } Möglichkeiten richtig sind.
    }
}
why-send = { $right ->
    [one] { $of ->
        [one] Einen anderen Plan gibt es nicht.
       *[other] Von { $of } Plänen ist nur dieser gut genug.
    }
   *[other] Von { $of } Plänen sind { $right } gleich gut.
}
why-choice = { $tiles ->
    [0] { $supplies ->
        [0] Alle { $of } Möglichkeiten sind gleich gut.
       *[other] { grammar-right } alles andere kostet { $supplies } Nahrung und Gold mehr.
    }
    [one] { grammar-right } alles andere kostet mindestens ein Plättchen mehr.
   *[other] { grammar-right } alles andere kostet mindestens { $tiles } Plättchen mehr.
}
grammar-right = { $right ->
    [one] Von { $of } Möglichkeiten ist nur diese gut genug;
   *[other] Von { $of } Möglichkeiten sind { $right } gleich gut;
}
hint-take_back = Dieser Plan ist nicht der beste; nimm eine Wahl zurück.
hint-over = Die Übung ist vorbei.
send-nothing = niemanden schicken
send-ghosts = { $number ->
    [one] ein Geist
   *[other] { $number } Geister
}
feedback-kept = Immer noch das Bestmögliche: { grammar-lost }, { grammar-spent }.
feedback-gained = Wieder besser: bestenfalls { grammar-lost }, { grammar-spent }.
feedback-tiles = Jetzt bestenfalls { grammar-lost }.
feedback-supplies = Jetzt bestenfalls { grammar-spent }.

## undercroft puzzle

puzzle-generated = Neuer Kampf, { $difficulty } (Startzahl { $seed })
puzzle-today = Übung des Tages, { $difficulty } ({ $date })
puzzle-party = Helden
puzzle-monsters = Verteidiger
puzzle-traps = Fallen
puzzle-supplies = Vorräte
puzzle-tiles = Plättchen
puzzle-none = keine
puzzle-down = { $name } (bewusstlos)
puzzle-store = { $food } Nahrung, { $gold } Gold, { $imps } Kobolde
puzzle-tunnel = Tunnel
puzzle-room = Kammer
puzzle-lost = { $name } (verloren)
puzzle-aim = Verliere so wenige Plättchen wie möglich, dann so wenig Nahrung und Gold wie möglich. Jede Runde kostet die Helden 2 Erschöpfung.
puzzle-solved = Bestenfalls: { grammar-lost }, { grammar-spent }. Beste Pläne für Runde 1: { $best_plans } von { $plans }; beste Lösungswege: { $best_lines }; durchsuchte Stellungen: { $positions }.
puzzle-line = Runde { $round }: { $choices }
line-lay = { $trap }
line-send = { $monster }
line-ghosts = { send-ghosts }
line-act = zuerst { $monster }
line-attack = { $attack }
line-target = auf { $hero }

## Kurzregeln

rules-training = Übung
    .text =
        Du verteidigst drei Plättchen in einer Reihe gegen eine Heldengruppe, allein und mit offenen Karten (DL-600). Die Erschöpfung beträgt in jeder Runde 2; es gibt keine Kampfkarten, keine Zauber und keine Bosheit (DL-601).

        Die Übung endet, wenn der letzte Held gefangen oder das letzte Plättchen verloren ist, gleich nach wie vielen Runden (DL-602). Verliere so wenige Plättchen wie möglich und gib dabei so wenig Nahrung und Gold aus wie möglich (DL-603). Du darfst beliebig viel zurücknehmen (DL-610).

## Warum eine Wahl gut ist: der Name, und ein Satz, wo sie besser oder schlechter ist als eine andere

aspect-lost = Verlorene Plättchen
aspect-lost-better = Gut weitergespielt verlierst du { $tiles ->
    [0] kein Plättchen
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}, sonst { $tiles_other }.
aspect-lost-worse = Aber selbst gut weitergespielt verlierst du { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}, sonst { $tiles_other }.
aspect-party = Die Heldengruppe
aspect-party-better = Die Heldengruppe hat noch { $health ->
    [one] einen Trefferpunkt
   *[other] { $health } Trefferpunkte
}, sonst { $health_other }.
aspect-party-worse = Aber die Heldengruppe hat noch { $health ->
    [one] einen Trefferpunkt
   *[other] { $health } Trefferpunkte
}, sonst { $health_other }.
aspect-ready = Verteidiger
aspect-ready-better = Fallen und Verteidiger, die bereitstehen: { $ready }, nicht { $ready_other }.
aspect-ready-worse = Aber Fallen und Verteidiger, die bereitstehen: { $ready }, nicht { $ready_other }.
aspect-supplies = Ausgegebene Vorräte
aspect-supplies-better = An Nahrung und Gold brauchst du { $supplies ->
    [0] nichts
   *[other] { $supplies }
}, sonst { $supplies_other }.
aspect-supplies-worse = Aber an Nahrung und Gold brauchst du { $supplies }, sonst { $supplies_other }.
