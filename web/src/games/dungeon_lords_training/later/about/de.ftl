### Was die Dinge des Trainings sind: gezeigt neben dem, worauf der Zeiger ruht, geholt mit der ersten Bewegung.

about-race = Verliere so wenige Plättchen wie möglich, dann gib so wenig wie möglich aus.
    .name = Ziel
    .rule = DL-603
about-graduate-cap = Kämpfe, die je eine Sache lehren.
    .name = Lektion
    .rule = DL-600
about-light-bulb = Ein Schritt weiter, so viel du wissen willst.
    .name = Hilfe
    .rule = DL-610
about-laurels-trophy = Kein Weg verliert weniger Plättchen oder gibt weniger aus.
    .name = Bestes Ergebnis
    .rule = DL-603
about-calendar = Für alle derselbe, jeden Tag ein neuer.
    .name = Kampf des Tages
    .rule = DL-600
about-perspective-dice-six-faces-random = Zufällig ausgeteilt, mit bewiesenem bestem Ergebnis.
    .name = Neuer Kampf
    .rule = DL-600
about-pencil = Stelle Helden und Verteidiger auf, wie du willst.
    .name = Eigener Kampf
    .rule = DL-601
