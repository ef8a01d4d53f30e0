import type { TeachingPicture } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";

/** The game in six pictures: positions of one match, in order. */
export const pictures: readonly TeachingPicture<ClauseId>[] = [
  {
    clauses: ["setup.blue", "setup.apples", "setup.heads"],
    title: { en: "Two heads, twelve apples", fr: "Deux têtes, douze pommes" },
    caption: {
      en: "First you lay out apples together: four red ones, four yellow ones, four blue ones. Then two heads lie in wait on the border. Each of you leads one serpent, and wants the other one’s head.",
      fr: "On place d’abord les pommes ensemble : quatre rouges, quatre jaunes, quatre bleues. Puis deux têtes guettent sur le bord. Chacun mène un serpent, et veut la tête de l’autre.",
    },
    position: "first:chance a1..-.4.j i1..-.4.j b3,d4,f2,g5 c8,f6,g8,h6 b7,c5,d6,e7 0 0 0",
  },
  {
    clauses: ["eat.own", "move.enemy-apple"],
    title: { en: "Eat your own colour", fr: "Manger de sa couleur" },
    caption: {
      en: "The red head goes south, then east onto a red apple, and the serpent grows by a piece. Apples of the other colour are in the way: you may not enter those.",
      fr: "La tête rouge va au sud, puis à l’est sur une pomme rouge : le serpent gagne un pion. Les pommes de l’autre couleur gênent : on n’a pas le droit d’y entrer.",
    },
    position: "move:red f7.EN.W.4.j c7.EES.W.4.j b3,d4,f2,g5 f6,h6 b7 0 2 28",
    play: "SE",
  },
  {
    clauses: ["move.steps", "move.must", "move.follow"],
    title: { en: "Longer goes further", fr: "Plus long, plus loin" },
    caption: {
      en: "A serpent makes one step for every two pieces, rounded up, and has to make them all. Yellow has five pieces: three steps. The body follows the head.",
      fr: "Un serpent fait un pas pour deux pions, en arrondissant vers le haut, et il doit tous les faire. Jaune a cinq pions : trois pas. Le corps suit la tête.",
    },
    position: "move:yellow h5.NWWN.S.4.a b6.NEEE.S.4.a b3,d4,f2,g5 - - 0 0 31",
    play: "EES",
  },
  {
    clauses: ["eat.adult", "eat.blue"],
    title: { en: "Blue is for grown-ups", fr: "Le bleu pour les grands" },
    caption: {
      en: "Once you have eaten all the apples of your colour, you are adult for good. Only adults eat blue apples. Red takes the one on f2 on its way.",
      fr: "Quand on a mangé toutes les pommes de sa couleur, on est adulte pour toujours. Seuls les adultes mangent les pommes bleues. Rouge prend celle de f2 au passage.",
    },
    position: "move:red f4.EENN.W.4.a b4.NEEN.S.4.a b3,d4,f2,g5 - - 0 3 34",
    play: "SSW",
  },
  {
    clauses: ["attack.line", "attack.cut", "attack.replant"],
    title: { en: "The longer line bites", fr: "La plus longue ligne mord" },
    caption: {
      en: "Yellow charges down column f: three pieces in line against one. It bites through, and red loses four pieces. Yellow will put them back on the grid as red apples.",
      fr: "Jaune fonce dans la colonne f : trois pions alignés contre un. Il mord, et rouge perd quatre pions. Jaune les remettra sur la grille : ce seront des pommes rouges.",
    },
    position: "move:yellow g2.SWWWN.N.3.a f4.WSWWW.E.3.a d4,g5 - - 0 3 39",
    play: "SSS",
  },
  {
    clauses: ["attack.head", "end.head", "end.stuck"],
    title: { en: "Take the head", fr: "Prendre la tête" },
    caption: {
      en: "Yellow bites the red head, and has won. There is one more way to lose: when your serpent cannot make all its steps. So keep away from dead ends.",
      fr: "Jaune mord la tête rouge : il a gagné. On perd aussi d’une autre façon : quand son serpent ne peut pas faire tous ses pas. Gare aux culs-de-sac.",
    },
    position: "move:yellow h1.E.W.3.a h4.WWSWW.E.3.a d4,g5 b7,c6,e8,h7 - 0 7 47",
    play: "SSS",
  },
];
