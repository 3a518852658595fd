about = Zeichne einen Dungeon, lass deinen Nachbarn den Weg des Helden hineinzeichnen, und verteidige ihn.
about-weight = Leicht bis mittel: erst Knobelei, dann Würfel.
about-play = Vierzehn Runden lang wählst du Karten und zeichnest, was sie zeigen: Mauern, Fallen, Monster, versteckte Schätze. Dann zeichnet dein Nachbar den Weg ein, den der Held nimmt, und dieselben Karten werden zu deinen Mitteln, ihn aufzuhalten oder den Helden in anderen Dungeons zu helfen.
