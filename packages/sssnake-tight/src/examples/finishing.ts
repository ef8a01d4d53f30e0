import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { ARCH, BLIND, GAP, LOOP, NOOSE } from "./snakes.ts";

export const finishing: readonly Example<ClauseId>[] = [
  {
    clause: "finish.possible",
    caption: {
      en: "Above the big card, a crossing at the head would have a loose part that runs against it from above: no snake could ever go through. At the tail there is room.",
      fr: "Au-dessus de la grande carte, un croisement côté tête aurait une partie libre qui bute contre elle : personne n’y passerait jamais. Côté queue, il y a de la place.",
    },
    position: `receive:1 2 60.46.7.4 X 0 ${ARCH} -`,
    legal: ["X:t"],
  },
  {
    clause: "finish.possible",
    caption: {
      en: "Such a crossing has been laid here. A table can never look like this.",
      fr: "Ici, un tel croisement a été posé. Aucune table ne peut ressembler à cela.",
    },
    position: `roll:chance 1 60.44.7.4 - 0 ${BLIND} -`,
    rejected: true,
  },
  {
    clause: "finish.possible",
    caption: {
      en: "Both ends face the cell above the crossing, and one of them has to go down into its loose part. A straight card would join them too early, and a curve would leave one of them before a blank side: neither fits.",
      fr: "Les deux bouts donnent sur la case au-dessus du croisement, et l’un d’eux doit descendre dans sa partie libre. Une droite les relierait trop tôt, une courbe en laisserait un devant un côté vide : rien ne va.",
    },
    position: `keep:1 1 57.43.7.4 SC 1 ${NOOSE} -`,
    legal: ["S:out", "C:out"],
  },
  {
    clause: "finish.missing",
    caption: {
      en: "The smallest game there is, with a crossing. The neighbour’s snake is now eight parts short instead of six: it has to come back through the loose part. The roller wins.",
      fr: "La plus petite partie possible, avec un croisement. Il manque désormais huit parties au serpent du voisin, au lieu de six : il lui faut revenir par la partie libre. Le lanceur gagne.",
    },
    options: { cards: { S: 0, C: 0, X: 1, D: 0 } },
    position: "lend:1 1 0.0.0.0 X 0 - -",
    play: "X:h",
    becomes: "over:1!end.deck 1 0.0.0.0 - 0 - 2.0.X",
  },
  {
    clause: "finish.missing",
    caption: {
      en: "After this curve player 1 is five parts short; the loose part is gone through for nothing. Player 2 is four short and wins.",
      fr: "Après cette courbe, il manque cinq parties au joueur 1 ; la partie libre est traversée sans frais. Il en manque quatre au joueur 2, qui gagne.",
    },
    options: { cards: { S: 0, C: 5, X: 1, D: 0 } },
    position: `receive:1 2 0.0.0.0 C 0 ${LOOP} ${ARCH}`,
    play: "C:hL",
    becomes: `over:2!end.deck 2 0.0.0.0 - 0 2.0.X+3.0.CNW+2.1.CSE+3.1.CSW ${ARCH}`,
  },
  {
    clause: "end.deck",
    caption: {
      en: "The last card brings player 2 to three parts short. Player 1 is five short: player 2 wins.",
      fr: "La dernière carte amène le joueur 2 à trois parties de la fin. Il en manque cinq au joueur 1 : le joueur 2 gagne.",
    },
    options: { cards: { S: 1, C: 3, X: 0, D: 0 } },
    position: `receive:2 1 0.0.0.0 S 0 2.0.CNW ${ARCH}`,
    play: "S:h",
    becomes: "over:2!end.deck 1 0.0.0.0 - 0 2.0.CNW 2.0.CNW+1.1.SH+2.1.CSW",
  },
  {
    clause: "end.deck",
    caption: {
      en: "In Sssnake both ends of player 1’s snake would be one card apart. Here the crossing has still to be gone through: ten parts are missing, and player 2, a long way off as it seems, wins.",
      fr: "Dans Sssnake, il ne manquerait qu’une carte au joueur 1. Ici, le serpent doit encore passer par le croisement : il lui manque dix parties, et le joueur 2, qui semblait si loin, gagne.",
    },
    options: { cards: { S: 3, C: 4, X: 1, D: 0 } },
    position: `draw:chance 1 1.0.0.0 - 1 ${NOOSE} -`,
    play: "S",
    becomes: `lend:1 1 0.0.0.0 S 0 ${NOOSE} -`,
  },
  {
    clause: "score.negative",
    caption: {
      en: "The straight card is the last, and lengthens player 2’s snake to seven parts short: −7. Player 1 with ten missing has −10.",
      fr: "La droite est la dernière carte ; il manque maintenant sept parties au joueur 2 : −7. Au joueur 1, il en manque dix : −10.",
    },
    options: { cards: { S: 3, C: 4, X: 1, D: 0 } },
    position: `lend:1 1 0.0.0.0 S 0 ${NOOSE} -`,
    play: "S:h",
    becomes: `over:2!end.deck 1 0.0.0.0 - 0 ${NOOSE} 2.0.SH`,
  },
  {
    clause: "score.negative",
    caption: {
      en: "Player 1 closes the gap with nothing loose and has 0 points. Player 2 is eight parts short: −8.",
      fr: "Le joueur 1 comble le vide sans rien laisser de libre et a 0 point. Il manque huit parties au joueur 2 : −8.",
    },
    position: `keep:1 1 58.44.6.4 SX 1 ${GAP} 2.0.X`,
    play: "S:h",
    becomes: "over:1!end.complete 1 58.44.6.4 X 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.CSW 2.0.X",
  },
];
