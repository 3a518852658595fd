about = Werft Würfel auf eine Scheibe, alle gemeinsam, bis der Endgegner am Boden liegt.
about-weight = Leicht: alle spielen auf einer Seite.
about-play = Eine Gruppe tollpatschiger Helden geht von Raum zu Raum, und jeder Kampf ist ein Wurf: Der Würfel muss aufspringen und auf der Scheibe liegen bleiben, je näher der Mitte, desto härter der Schlag. Monster verlangen alberne Würfe, Waffen belohnen sie. Alle gewinnen oder alle verlieren.
