### Die Rätsel von Dungeon Twister auf Deutsch; alles andere wird wie in Dungeon Twister gesagt.

## Meldungen

news-puzzle-solved = { $seat_is ->
    [you] Du hast das Rätsel gelöst: In diesem Zug hast du { grammar-points } gemacht.
   *[other] { $seat } hat das Rätsel gelöst: { grammar-points } in diesem Zug.
}
    .rule = DT-037
news-puzzle-failed = { $seat_is ->
    [you] Dein Zug ist vorbei und das Ziel verfehlt: Du hast { $points } von { $wanted } gemacht.
   *[other] Der Zug von { $seat } ist vorbei und das Ziel verfehlt: { $points } von { $wanted } gemacht.
}
    .rule = DT-066

## Wie es ausging

reason-solved = Gelöst.
reason-failed = Das Ziel wurde in diesem Zug verfehlt.

## Optionen des Spiels

game-option-puzzle = Rätsel
game-option-puzzle-help = Stellungen aus Spielen von Bots mit genau einer Lösung, oder eine davon gezogen.
game-option-puzzle-generated = gezogen
game-option-difficulty = Schwierigkeit
game-option-difficulty-help = Eines gezogenen Rätsels. Dieselbe Zahl und dieselbe Schwierigkeit sind dasselbe Rätsel.
game-option-difficulty-easy = leicht
game-option-difficulty-medium = mittel
game-option-difficulty-hard = schwer
game-option-position = Stellung
game-option-position-help = Eine Stellung, die jemand aufgebaut hat, in der Schreibweise des Spiels; sie tritt an die Stelle aller anderen.
game-option-position-none = keine
game-option-goal = Ziel
game-option-goal-help = Einer solchen Stellung: in diesem Zug gewinnen oder so viele Punkte machen.
game-option-goal-win = gewinnen

## Rat

coach-unknown = Diese Stellung ist zu groß, um sie ganz zu durchsuchen.
feedback-kept = Es ist noch zu lösen.
feedback-lost = Von hier aus ist es nicht mehr zu lösen; nimm etwas zurück.
feedback-regained = Jetzt ist es wieder zu lösen.
feedback-still-lost = Von hier aus ist es noch immer nicht zu lösen; nimm noch mehr zurück.
feedback-solved = Gelöst.
feedback-failed = Der Zug ist vorbei.
hint-who = { $actions ->
    [one] Eine Aktion genügt.
   *[other] Es braucht { $actions } Aktionen.
} Beteiligt: { $people }.
hint-action = Als Nächstes: { $action }
hint-choice = Als Nächstes: { $choice }
hint-take_back = Von hier aus ist es nicht mehr zu lösen; nimm etwas zurück.
hint-over = Das Rätsel ist vorbei.

## undercroft puzzle

puzzle-generated = Gezogenes Rätsel, { $difficulty } (Zahl { $seed })
puzzle-today = Rätsel des Tages, { $difficulty } ({ $date })
puzzle-aim = Du bist mit Blau am Zug, und es ist der einzige Zug. Erreiche das Ziel, welche Kampfkarten Orange auch legt.
puzzle-goal = { $goal ->
    [win] Gewinne in diesem Zug
   *[score] Mach { $points } in diesem Zug
} ({ $scored } von { $points } Siegpunkten)
puzzle-cards = Kampfkarten: { $cards }
puzzle-warning = Damit ist das Rätsel vorbei und das Ziel verfehlt. Du kannst auch etwas zurücknehmen.
puzzle-line = { $number }. { $line }
puzzle-proved = Gelöst. Durchsuchte Stellungen: { $positions }.

## Kurzregeln

rules-puzzles = Rätsel
    .text =
        Ein Rätsel ist ein Zug eines Spiels zu zweit. Du bist Blau, alles liegt offen, und die Aktionskarte ist gespielt. Gewinne in diesem Zug oder mach so viele Siegpunkte: mit Sicherheit, welche Kampfkarten Orange auch gegen dich legt.

        Sobald eine Aktion den letzten Punkt gebracht hat, ist das Rätsel gelöst. Ist kein Aktionspunkt mehr übrig, darfst du zurücknehmen, so viel du willst; mit dem Ende des Zugs ist das Ziel verfehlt.

## Namen der Rätsel

game-option-puzzle-P01 = P01
game-option-puzzle-P02 = P02
game-option-puzzle-P03 = P03
