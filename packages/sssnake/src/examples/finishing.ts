import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { ARCH, BLIND, BOW, DOOR, ELBOW, GAP, NICHE } from "./snakes.ts";

export const finishing: readonly Example<ClauseId>[] = [
  {
    clause: "finish.possible",
    caption: {
      en: "The pocket again, but with a crossing in its wall. Through its loose part the head end can get out to the right, so it may go in. The way round is long, nine cards, but there is one.",
      fr: "La même poche, mais avec un croisement dans le mur. Par sa partie libre, le bout de tête peut ressortir à droite : il a donc le droit d’entrer. Le détour est long, neuf cartes, mais il existe.",
    },
    position: `receive:1 2 57.43.7.4 C 0 ${DOOR} 2.0.CNW`,
    play: "C:hL",
    becomes:
      "roll:chance 1 57.43.7.4 - 0 -1.0.CNE+2.0.CNW+-1.1.SV+2.1.X+-1.2.SV+0.2.CSE+1.2.SH+2.2.CSW 2.0.CNW",
  },
  {
    clause: "finish.possible",
    caption: {
      en: "The head end is in the pocket, the tail end outside, and no way leads from one to the other. A table can never look like this.",
      fr: "Le bout de tête est dans la poche, le bout de queue dehors, et rien ne mène de l’un à l’autre. Aucune table ne peut ressembler à cela.",
    },
    position:
      "roll:chance 1 56.43.8.4 - 0 -1.0.CNE+2.0.CNW+-1.1.SV+2.1.SV+-1.2.SV+0.2.CSE+1.2.SH+2.2.CSW 2.0.CNW",
    rejected: true,
  },
  {
    clause: "finish.possible",
    caption: {
      en: "The ends face two cells side by side. Down at the head or up at the tail a curve keeps them together; any other curve would part them for ever.",
      fr: "Les deux bouts donnent sur deux cases voisines. Vers le bas côté tête ou vers le haut côté queue, la courbe les garde ensemble ; toute autre les séparerait à jamais.",
    },
    position: `receive:1 2 58.43.8.4 C 0 ${NICHE} -`,
    legal: ["C:hL", "C:tL"],
  },
  {
    clause: "finish.possible",
    caption: {
      en: "A table with straight cards only: no snake will ever turn a corner. That does not matter. Some cards could join head and tail, and that is enough to go on.",
      fr: "Une table où il n’y a que des cartes droites : personne ne prendra jamais le virage. Peu importe : des cartes pourraient relier la tête et la queue, et cela suffit pour continuer.",
    },
    options: { cards: { C: 0, X: 0, D: 0 } },
    position: "lend:1 1 58.0.0.0 S 0 2.0.SH -",
    play: "S:h",
    becomes: "roll:chance 2 58.0.0.0 - 0 2.0.SH 2.0.SH",
  },
  {
    clause: "finish.loose-parts",
    caption: {
      en: "A crossing fills the gap as well as a straight card does. Its other part stays loose, and the snake is complete all the same.",
      fr: "Un croisement comble le vide aussi bien qu’une carte droite. Son autre partie reste libre, et le serpent n’en est pas moins complet.",
    },
    position: `keep:1 1 58.44.7.4 SX 1 ${GAP} -`,
    play: "X:h",
    becomes: "over:1!end.complete 1 58.44.7.4 S 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.X+2.1.CSW -",
  },
  {
    clause: "finish.loose-parts",
    caption: {
      en: "The tail turns up and runs through the loose part of the crossing for nothing. Both ends now face the cell above, and one more curve will do.",
      fr: "La queue monte et traverse la partie libre du croisement, sans qu’il en coûte une carte. Les deux bouts donnent maintenant sur la case du dessus : encore une courbe, et c’est fini.",
    },
    position: `keep:1 1 58.42.7.4 CC 1 ${BOW} -`,
    play: "C:tL",
    becomes: "receive:2 1 58.42.7.4 C 0 -1.-1.CNE+0.-1.SH+1.-1.SH+2.-1.CNW+-1.0.CSE+2.0.X+3.0.CNW+3.1.CSW -",
  },
  {
    clause: "finish.loose-parts",
    caption: {
      en: "A double curve does it too. The head end enters its loose part from the right and leaves it downwards, where the tail is waiting.",
      fr: "Une double courbe en fait autant. Le bout de tête entre par la droite dans sa partie libre et en ressort par le bas, où la queue l’attend.",
    },
    position: `receive:1 2 58.43.8.3 C 0 ${ELBOW} -`,
    play: "C:hR",
    becomes:
      "roll:chance 1 58.43.8.3 - 0 -1.-1.CNE+0.-1.SH+1.-1.SH+-1.0.CSE+2.0.DNW+3.0.CNW+2.1.CSE+3.1.CSW -",
  },
  {
    clause: "finish.loose-parts",
    caption: {
      en: "A loose part can be a trap as well. Turning right, the head would enter the crossing from above and run into the big card.",
      fr: "Une partie libre peut aussi être un piège. En tournant à droite, la tête entrerait dans le croisement par le haut et finirait contre la grande carte.",
    },
    position: `receive:1 2 60.43.7.4 C 0 ${BLIND} -`,
    among: ["C:hL", "C:tL", "C:tR"],
    never: ["C:hR"],
  },
  {
    clause: "finish.missing",
    caption: {
      en: "The smallest game there is: one card, and it is straight. It makes the neighbour’s snake seven cards short. The roller’s is six short, like every new snake, and wins.",
      fr: "La plus petite partie possible : une carte, et elle est droite. Il manque désormais sept cartes au serpent du voisin. Il en manque six à celui du lanceur, comme à tout serpent neuf : c’est le lanceur qui gagne.",
    },
    options: { cards: { S: 1, C: 0, X: 0, D: 0 } },
    position: "lend:1 1 0.0.0.0 S 0 - -",
    play: "S:h",
    becomes: "over:1!end.deck 1 0.0.0.0 - 0 - 2.0.SH",
  },
  {
    clause: "finish.missing",
    caption: {
      en: "The same with a curve. However the roller lays it, it brings the neighbour’s snake nearer: five short against six.",
      fr: "La même chose avec une courbe. De quelque façon que le lanceur la pose, elle fait avancer le serpent du voisin : il en manque cinq contre six.",
    },
    options: { cards: { S: 0, C: 1, X: 0, D: 0 } },
    position: "lend:1 1 0.0.0.0 C 0 - -",
    play: "C:tR",
    becomes: "over:2!end.deck 1 0.0.0.0 - 0 - -1.0.CNE",
  },
  {
    clause: "finish.missing",
    caption: {
      en: "After the last curve player 1 is three cards short, because the way leads through the loose part of the double curve. Without it there would be four, and a tie with player 2.",
      fr: "Après la dernière courbe, il manque trois cartes au joueur 1, car le chemin passe par la partie libre de la double courbe. Sans elle, il en manquerait quatre, à égalité avec le joueur 2.",
    },
    options: { cards: { S: 2, C: 5, X: 0, D: 1 } },
    position: `receive:1 2 0.0.0.0 C 0 -1.-1.CNE+0.-1.SH+1.-1.SH+-1.0.CSE+2.0.DNW ${ARCH}`,
    play: "C:hR",
    becomes: `over:1!end.deck 2 0.0.0.0 - 0 -1.-1.CNE+0.-1.SH+1.-1.SH+-1.0.CSE+2.0.DNW+2.1.CSE ${ARCH}`,
  },
];
