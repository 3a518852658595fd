about = Führe deine Gruppe durch ein Labyrinth, dessen Räume sich unter ihren Füßen drehen.
about-weight = Schwer: keine Würfel, alles ist Planung.
about-play = Zwei Gruppen kommen von entgegengesetzten Seiten. Mit wenigen Aktionen je Zug deckst du Räume auf, drehst sie, gehst, kämpfst und trägst Schätze; über einen Kampf entscheiden Karten, die danach verbraucht sind. Wer genug Charaktere über die Linie des anderen bringt oder genug von seinen besiegt, hat gewonnen.
