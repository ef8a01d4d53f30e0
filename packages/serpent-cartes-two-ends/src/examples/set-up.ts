import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { ASTRAY, MIRROR, QUEENS, RACE, SWIFT, VOID } from "./rows.ts";

const SHORT = { deck: "32" };
const FINISHABLE = { deal: "finishable" };

export const setUp: readonly Example<ClauseId>[] = [
  {
    clause: "setup.row",
    caption: {
      en: "The shuffled cards are laid out face up. The right-hand end, the ten of clubs, is card 1: there player 1 starts, and player 2 wants to arrive. At card 32, the queen of clubs, it is the other way round.",
      fr: "Les cartes mêlées sont étalées, faces visibles. Le bout de droite, le dix de trèfle, est la carte 1 : le joueur 1 en part, le joueur 2 veut y arriver. À la carte 32, la dame de trèfle, c’est l’inverse.",
    },
    position: "deal:chance - 0,0 0",
    play: RACE,
    becomes: `first:chance ${RACE} 0,0 0`,
  },
  {
    clause: "setup.row",
    caption: {
      en: "All the cards are laid. In this row the last one was left in the box, and player 2 would have no card to start on.",
      fr: "On étale toutes les cartes. Dans cette rangée, la dernière est restée dans la boîte, et le joueur 2 n’aurait pas de carte pour partir.",
    },
    position: `first:chance ${RACE.slice(0, -3)} 0,0 0`,
    rejected: true,
  },
  {
    clause: "ends.two",
    caption: {
      en: "Player 1 has entered on card 1. Player 2 starts at the other end, on the queen on card 32, and stays there for now.",
      fr: "Le joueur 1 est entré par la carte 1. Le joueur 2 part de l’autre bout, sur la dame de la carte 32, et y reste pour l’instant.",
    },
    position: `advance:2 ${RACE} 21,0 1`,
    play: "go",
    becomes: `advance:1 ${RACE} 21,32 2`,
  },
  {
    clause: "ends.two",
    caption: {
      en: "Three at the table: player 3 starts at card 1, like player 1. Player 2 has card 32 alone.",
      fr: "Trois à table : le joueur 3 part de la carte 1, comme le joueur 1. Le joueur 2 a la carte 32 pour lui seul.",
    },
    options: SHORT,
    seats: 3,
    position: `advance:3 ${QUEENS} 1,32,0 2`,
    play: "go",
    becomes: `advance:1 ${QUEENS} 1,32,1 3`,
  },
  {
    clause: "ends.two",
    caption: {
      en: "With four, two start at each end. Player 4 joins player 2 on card 32.",
      fr: "À quatre, on part à deux de chaque bout. Le joueur 4 rejoint le joueur 2 sur la carte 32.",
    },
    options: SHORT,
    seats: 4,
    position: `advance:4 ${QUEENS} 1,32,1,0 3`,
    play: "go",
    becomes: `advance:1 ${QUEENS} 1,32,1,32 4`,
  },
  {
    clause: "setup.finishable",
    caption: {
      en: "From card 1 the way leads by 12, 22 and 31 to card 32, and from card 32 by 31 and 20 to card 1. From each end a pawn can arrive, so this row may be dealt.",
      fr: "De la carte 1, le chemin mène par la 12, la 22 et la 31 à la carte 32 ; de la carte 32, par la 31 et la 20 à la carte 1. De chaque bout, un pion peut arriver : cette rangée est admise.",
    },
    options: FINISHABLE,
    position: "deal:chance - 0,0 0",
    play: QUEENS,
    becomes: `first:chance ${QUEENS} 0,0 0`,
  },
  {
    clause: "setup.finishable",
    caption: {
      en: "One end is not enough. A pawn from card 1 can finish here, but one from card 32 comes to the queen on card 5, and from there it is driven off the row, again and again.",
      fr: "Un seul bout ne suffit pas. Un pion parti de la carte 1 peut finir, mais celui qui part de la carte 32 va à la dame de la carte 5, d’où il est rejeté hors de la rangée, encore et toujours.",
    },
    options: FINISHABLE,
    position: "deal:chance - 0,0 0",
    refused: ASTRAY,
  },
  {
    clause: "setup.finishable",
    caption: {
      en: "And here no pawn arrives at all, whichever end it starts from.",
      fr: "Et ici, personne n’arrive jamais, de quelque bout qu’il parte.",
    },
    options: FINISHABLE,
    position: "deal:chance - 0,0 0",
    refused: VOID,
  },
  {
    clause: "setup.finishable",
    caption: {
      en: "A lively match is set up on this row as well: with the die, one good entry at each end does.",
      fr: "Une partie animée se joue aussi sur cette rangée : avec le dé, il suffit d’une bonne entrée à chaque bout.",
    },
    options: { deal: "finishable", entry: "die" },
    position: "deal:chance - 0,0 0",
    play: SWIFT,
    becomes: `first:chance ${SWIFT} 0,0 0`,
  },
  {
    clause: "ends.mirror",
    caption: {
      en: "In this row the cards lie in the opposite order to the one above. Player 2 goes from ten to ten to the king on card 12, as player 1 there would go to the same king on card 21: 12 and 21 add up to 33.",
      fr: "Dans cette rangée, les cartes sont dans l’ordre inverse de celle d’avant. De dix en dix, le joueur 2 va au roi de la carte 12, comme le joueur 1 irait là-bas au même roi, sur la carte 21 : 12 et 21 font 33.",
    },
    position: `advance:2 ${MIRROR} 0,0 0`,
    play: "go",
    becomes: `advance:1 ${MIRROR} 0,12 1`,
  },
  {
    clause: "ends.mirror",
    caption: {
      en: "One card forward means the card with the next lower number: player 2 goes from the king on card 12 to the queen on card 11.",
      fr: "Une carte en avant, c’est ici la carte au numéro inférieur : le joueur 2 va du roi de la carte 12 à la dame de la carte 11.",
    },
    position: `advance:2 ${MIRROR} 17,12 3`,
    play: "go",
    becomes: `advance:1 ${MIRROR} 17,11 4`,
  },
  {
    clause: "ends.mirror",
    caption: {
      en: "The rest is counted back from card 1. The ten on card 10 counts nine to it and one back, to the seven on card 2; that one and the eight on card 9 drive player 2 back, up the row, to the ace on card 17.",
      fr: "Le surplus se compte à partir de la carte 1. Le dix de la carte 10 compte neuf jusqu’à elle et un en arrière, jusqu’au sept de la carte 2 ; celui-ci et le huit de la carte 9 font remonter le joueur 2 à l’as de la carte 17.",
    },
    position: `advance:2 ${MIRROR} 28,11 5`,
    play: "go",
    becomes: `advance:1 ${MIRROR} 28,17 6`,
  },
];
