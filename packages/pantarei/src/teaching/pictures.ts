import type { TeachingPicture } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";

/** The game in six pictures: set-up, actions, their effects, and the end. */
export const pictures: readonly TeachingPicture<ClauseId>[] = [
  {
    clauses: ["material.pieces", "setup.deal", "setup.first"],
    title: { en: "A serpent of nineteen pieces", fr: "Un serpent de dix-neuf pions" },
    caption: {
      en: "Nine light pieces, nine dark ones and a neutral one are shuffled and laid in a row. One of you plays light, the other dark. The first to finish a pile of seven wins.",
      fr: "On mélange neuf pions clairs, neuf foncés et un neutre, et on les aligne. L’un joue les clairs, l’autre les foncés. Le premier qui termine une pile de sept gagne.",
    },
    position: "move:2 d1,l1,d1,l3,l3,n,d3,d1,l3,d3,d2,l2,l2,l1,l1,d2,d3,l2,d2 dark - 0",
  },
  {
    clauses: ["move.own-top", "move.distance"],
    title: { en: "Jump by the number", fr: "Sauter selon le chiffre" },
    caption: {
      en: "In your turn you move one of your pieces, left or right. A 2 jumps exactly two piles and lands on top. Here the light 2 goes from pile 6 to pile 4.",
      fr: "À votre tour, déplacez un de vos pions, à gauche ou à droite. Un 2 saute exactement deux piles et se pose dessus. Ici, le 2 clair va de la pile 6 à la pile 4.",
    },
    position: "move:1 d1+d3+l2,d2+d1+l1,l3+l2,l3,n,l2,l1,d2+d3,d3,l3 light - 1",
    play: "6L",
  },
  {
    clauses: ["move.covered", "move.own-top"],
    title: { en: "A covered piece waits", fr: "Qui est couvert attend" },
    caption: {
      en: "Only the top piece of a pile can move. The dark 3 lands on the light 2 of pile 4, and holds it there. Light has to wait until it goes away again.",
      fr: "Seul le sommet d’une pile peut bouger. Le 3 foncé se pose sur le 2 clair de la pile 4 et le bloque. Les clairs attendent qu’il reparte.",
    },
    position: "move:2 d1+d3+l2,d2+d1+l1+d1,l3+l2,l3+l2,n,l1,d2+d3,d3,l3,d2 light - 0",
    play: "7L",
  },
  {
    clauses: ["move.pair", "move.neutral"],
    title: { en: "Take one along", fr: "En emmener un" },
    caption: {
      en: "You may take along the piece right beneath, in any colour. The light 1 carries the neutral piece, which never moves by itself. The pile on the left grows to five.",
      fr: "On peut emmener le pion juste en dessous, à qui qu’il soit. Le 1 clair emporte le pion neutre, qui ne bouge jamais seul. La pile de gauche monte à cinq.",
    },
    position: "move:1 d1+d1+l3,d2+l1+n+l1,d2+d3+l2,l2+l3+d1,l2+d3+l3+d3,l1,d2 light - 0",
    play: "2L2",
  },
  {
    clauses: ["swap.piles", "swap.no-answer"],
    title: { en: "Or swap two piles", fr: "Ou permuter deux piles" },
    caption: {
      en: "Instead of moving you may swap two piles that both have your colour on top. Here dark swaps piles 2 and 5. A swap may not be answered with a swap.",
      fr: "Au lieu de déplacer un pion, on peut permuter deux piles qui ont sa couleur au sommet. Ici, les foncés permutent les piles 2 et 5. On ne répond pas à une permutation par une autre.",
    },
    position: "move:2 d1+d3,d2+d1+l1+d1,l3+l2+l2,l3+l2+d3,n+d3,l1+l3,d2,d2,l1 light - 1",
    play: "2x5",
  },
  {
    clauses: ["end.pile"],
    title: { en: "Seven high, and won", fr: "Sept pions, c’est gagné" },
    caption: {
      en: "Five pieces stand on the left, and a pair lands on top: seven! Colours do not count. The player who finishes the pile wins, so do not build it for your opponent.",
      fr: "Cinq pions à gauche, une paire se pose dessus : sept ! Peu importent les couleurs. Qui termine la pile gagne : ne la montez pas pour l’autre.",
    },
    position: "move:1 d1+d1+l3+n+l1,d2+l1,d2+d3+l2+d1,l2+l3,l2+d3+l3+d3,l1,d2 light - 2",
    play: "2L2",
  },
];
