about = Führe zwei Jahre lang einen Dungeon und verteidige ihn gegen die Helden, die du verdienst.
about-weight = Schwer: geheime Befehle, knappe Güter, ein langer Plan.
about-play = In jeder Jahreszeit gibst du drei geheime Befehle: graben, Monster anheuern, Fallen legen, Gold schürfen, nett zum Dorf sein. Alle anderen tun das auch, und jeder Ort hat Platz für drei. Je böser du bist, desto stärker die Helden vor deiner Tür, und am Ende des Jahres kommen sie herein. Gezählt wird, was nach zwei Jahren noch steht.
