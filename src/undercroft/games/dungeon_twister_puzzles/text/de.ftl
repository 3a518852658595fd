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
puzzle-aim = Du bist mit Violett am Zug, und es ist der einzige Zug. Erreiche das Ziel, welche Kampfkarten Orange auch legt.
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
        Ein Rätsel ist ein Zug eines Spiels zu zweit. Du bist Violett, alles liegt offen, und die Aktionskarte ist gespielt. Gewinne in diesem Zug oder mach so viele Siegpunkte: mit Sicherheit, welche Kampfkarten Orange auch gegen dich legt.

        Sobald eine Aktion den letzten Punkt gebracht hat, ist das Rätsel gelöst. Ist kein Aktionspunkt mehr übrig, darfst du zurücknehmen, so viel du willst; mit dem Ende des Zugs ist das Ziel verfehlt.

## Namen der Rätsel

game-option-puzzle-P01 = P01
game-option-puzzle-P02 = P02
game-option-puzzle-P03 = P03
game-option-puzzle-P04 = P04
game-option-puzzle-P05 = P05
game-option-puzzle-P06 = P06
game-option-puzzle-P07 = P07
game-option-puzzle-P08 = P08
game-option-puzzle-P09 = P09
game-option-puzzle-P10 = P10
game-option-puzzle-P11 = P11
game-option-puzzle-P12 = P12
game-option-puzzle-P13 = P13
game-option-puzzle-P14 = P14
game-option-puzzle-P15 = P15
game-option-puzzle-P16 = P16
game-option-puzzle-P17 = P17
game-option-puzzle-P18 = P18
game-option-puzzle-P19 = P19
game-option-puzzle-P20 = P20
game-option-puzzle-P21 = P21
game-option-puzzle-P22 = P22
game-option-puzzle-P23 = P23
game-option-puzzle-P24 = P24
game-option-puzzle-P25 = P25
game-option-puzzle-P26 = P26
game-option-puzzle-P27 = P27
game-option-puzzle-P28 = P28
game-option-puzzle-P29 = P29
game-option-puzzle-P30 = P30
game-option-puzzle-P31 = P31
game-option-puzzle-P32 = P32
game-option-puzzle-P33 = P33
game-option-puzzle-P34 = P34
game-option-puzzle-P35 = P35
game-option-puzzle-P36 = P36
game-option-puzzle-P37 = P37
game-option-puzzle-P38 = P38
game-option-puzzle-P39 = P39
game-option-puzzle-P40 = P40
game-option-puzzle-P41 = P41
game-option-puzzle-P42 = P42
game-option-puzzle-P43 = P43
game-option-puzzle-P44 = P44
game-option-puzzle-P45 = P45
game-option-puzzle-P46 = P46
game-option-puzzle-P47 = P47
game-option-puzzle-P48 = P48
game-option-puzzle-P49 = P49
game-option-puzzle-P50 = P50
game-option-puzzle-P51 = P51
game-option-puzzle-P52 = P52
game-option-puzzle-P53 = P53
game-option-puzzle-P54 = P54
game-option-puzzle-P55 = P55
game-option-puzzle-P56 = P56
game-option-puzzle-P57 = P57
game-option-puzzle-P58 = P58
game-option-puzzle-P59 = P59
game-option-puzzle-P60 = P60
game-option-puzzle-P61 = P61
game-option-puzzle-P62 = P62
game-option-puzzle-P63 = P63
game-option-puzzle-P64 = P64
game-option-puzzle-P65 = P65
game-option-puzzle-P66 = P66
