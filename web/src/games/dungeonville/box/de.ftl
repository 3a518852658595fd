about = Heuere einen Haufen an, schick ihn ins Verlies und sei mit der Beute draußen, ehe er tot ist.
about-weight = Mittelschwer: schnelle Züge, viel Bluff.
about-play = Du bist ein verrückter Zauberer, dem heimlich eines von fünf Verliesen gehört. In jeder Runde heuerst du Abenteurer an, sendest sie aus, kämpfst gegen alle, die zum selben Eingang wollen, und deckst dann Karte um Karte auf: noch ein Raum oder fliehen? Wer in einem Verlies stirbt, ist ein Punkt für seinen Besitzer, und niemand weiß, wer das ist. Sieben Punkte gewinnen.
