import type { TeachingPicture } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";

/** The ring in six pictures: the differences from a row. */
export const pictures: readonly TeachingPicture<ClauseId>[] = [
  {
    clauses: ["ring.closed", "material.pieces"],
    title: { en: "A serpent without ends", fr: "Un serpent sans bouts" },
    caption: {
      en: "This is Pantareï, with nineteen pieces and a pile of seven to build. But here the serpent bites its tail: the last pile lies beside the first.",
      fr: "C’est Pantareï, avec dix-neuf pions et une pile de sept à monter. Mais ici, le serpent se mord la queue : la dernière pile touche la première.",
    },
    position: "move:2 d2,l2,l1,d2,l2,d2,l1,l3,l3,d3,d3,l3,d1,d1,l2,d3,n,d1,l1 dark - 0",
  },
  {
    clauses: ["ring.closed", "move.distance"],
    title: { en: "On past the head", fr: "Au-delà de la tête" },
    caption: {
      en: "The dark 2 of pile 1 goes to the left. It counts pile 7 and then pile 6, and lands there. Every piece can go both ways.",
      fr: "Le 2 foncé de la pile 1 part à gauche. Il compte la pile 7, puis la pile 6, et s’y pose. Chaque pion peut aller dans les deux sens.",
    },
    position: "move:1 d2,d2+l1,d1+d3+l1,l2+d3+d2+d1,l2+l2+d1,n+l3,l1+l3+d3+l3 dark s 1",
    play: "1L",
  },
  {
    clauses: ["move.covered", "ring.closed"],
    title: { en: "No end is a shelter", fr: "Aucun bout n’abrite" },
    caption: {
      en: "In a row the first pile is hard to reach. Here the dark 3 of pile 4 counts 5, 6 and 1, comes round, and covers the light pair.",
      fr: "Dans une rangée, la première pile est difficile à atteindre. Ici, le 3 foncé de la pile 4 compte 5, 6 et 1, fait le tour, et couvre la paire claire.",
    },
    position: "move:2 l2+l1,d2,l1,d3,d2,l3+n+d1+d3+l2 light - 0",
    play: "4R",
  },
  {
    clauses: ["move.distance"],
    title: { en: "The ring closes up", fr: "L’anneau se resserre" },
    caption: {
      en: "The light 3 leaves pile 6 and lands on the neutral piece. Its place is gone, and the ring is one pile shorter. Distances change for both players.",
      fr: "Le 3 clair quitte la pile 6 et se pose sur le pion neutre. Sa place disparaît, et l’anneau perd une pile. Les distances changent pour tout le monde.",
    },
    position: "move:2 d2,d2+l1,l1+l3+d3+l3,l2+d3+d2+d1,l2+d1,l3,d3,l2,n,d1,l1 dark s 4",
    play: "6R",
  },
  {
    clauses: ["ring.full-turn"],
    title: { en: "Never a full turn", fr: "Jamais un tour complet" },
    caption: {
      en: "A piece has to land on another pile. With three piles left a 3 would come back to where it started: it has to stay where it is.",
      fr: "Un pion doit se poser sur une autre pile. Quand il n’en reste que trois, un 3 reviendrait à son point de départ : il ne bouge plus.",
    },
    position: "move:1 l3,d1+l1,n light - 0",
  },
  {
    clauses: ["end.pile", "ring.closed"],
    title: { en: "Seven, over the join", fr: "Sept, par la jointure" },
    caption: {
      en: "Five pieces stand on the last pile. The light pair of pile 2 goes left, past the head, and lands on top: seven! In a ring you win from both sides.",
      fr: "Cinq pions se dressent sur la dernière pile. La paire claire de la pile 2 part à gauche, passe la tête et se pose dessus : sept ! Dans un anneau, on gagne des deux côtés.",
    },
    position: "move:1 l1,d2+l2,l1+d2,d3,l3+n+d1+d3+l2 light - 0",
    play: "2L2",
  },
];
