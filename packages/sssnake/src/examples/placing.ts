import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { CORNER, GAP, KNOT, NICHE, POCKET } from "./snakes.ts";

export const placing: readonly Example<ClauseId>[] = [
  {
    clause: "ends.trace",
    caption: {
      en: "Out of the head the snake goes through the crossing, up, and back to the left. The head end is there, and faces the empty cell above the crossing; the tail end, below, has gone down and to the right. A straight card fits at either.",
      fr: "En sortant de la tête, le serpent passe le croisement, monte et revient vers la gauche. Le bout de tête est là ; il donne sur la case vide au-dessus du croisement. Le bout de queue, lui, est descendu, puis parti à droite. Une carte droite se pose à l’un ou à l’autre.",
    },
    position: `receive:1 2 58.44.7.4 S 0 ${KNOT} -`,
    legal: ["S:h", "S:t"],
  },
  {
    clause: "ends.trace",
    caption: {
      en: "The curve leads down into the loose part of the crossing, and the trace goes straight through it. The head end now faces the cell below.",
      fr: "La courbe descend dans la partie libre du croisement, et le tracé la traverse. Le bout de tête donne maintenant sur la case du dessous.",
    },
    position: `receive:1 2 59.43.7.4 C 0 ${KNOT} -`,
    play: "C:hL",
    becomes: "roll:chance 1 59.43.7.4 - 0 -1.-1.CNE+0.-1.SH+-1.0.CSE+2.0.X+3.0.CNW+2.1.CSE+3.1.CSW -",
  },
  {
    clause: "ends.trace",
    caption: {
      en: "At the tail end a curve to the left would come up against the big card from below. An end that stops there is dead, and no card may lead to one.",
      fr: "Au bout de queue, une courbe à gauche buterait par-dessous contre la grande carte. Un bout qui s’arrête là est mort, et aucune carte ne peut y mener.",
    },
    position: `receive:1 2 59.43.7.4 C 0 ${KNOT} -`,
    among: ["C:hL", "C:hR", "C:tR"],
    never: ["C:tL"],
  },
  {
    clause: "ends.trace",
    caption: {
      en: "Both ends face the same cell. A straight card there joins the one to the other; it is one action, and it is named from the head.",
      fr: "Les deux bouts donnent sur la même case. Une carte droite y relie l’un à l’autre ; c’est un seul coup, et il se note depuis la tête.",
    },
    position: `receive:1 2 58.44.8.4 S 0 ${GAP} -`,
    legal: ["S:h"],
  },
  {
    clause: "ends.trace",
    caption: {
      en: "Again both ends face one cell. With a crossing both run straight through it, one upwards and one to the right, and face two cells again.",
      fr: "Ici encore, les deux bouts donnent sur une même case. Avec un croisement, tous deux filent tout droit, l’un vers le haut, l’autre vers la droite, et donnent de nouveau sur deux cases.",
    },
    position: `receive:1 2 58.45.7.4 X 0 ${CORNER} -`,
    play: "X:h",
    becomes: "roll:chance 1 58.45.7.4 - 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.X -",
  },
  {
    clause: "ends.trace",
    caption: {
      en: "The straight card on the right is joined to nothing: neither trace comes to it. Such a position cannot stand.",
      fr: "La carte isolée, à droite, ne tient à rien : aucun des deux tracés n’y mène. Une telle position est impossible.",
    },
    position: "roll:chance 1 59.47.8.4 - 0 2.0.CNW+4.0.SH -",
    rejected: true,
  },
  {
    clause: "place.at-end",
    caption: {
      en: "A new snake, a straight card and a curve. Either card may go to either end, and the curve turns whichever way you like.",
      fr: "Un serpent neuf, une carte droite et une courbe. Chacune peut aller à chaque bout, et la courbe tourne dans le sens que l’on veut.",
    },
    position: "keep:1 1 59.47.8.4 SC 1 - -",
    legal: ["S:h", "S:t", "C:hL", "C:hR", "C:tL", "C:tR"],
  },
  {
    clause: "place.at-end",
    caption: {
      en: "The head end has run ahead, but you need not follow it: this card goes to the tail.",
      fr: "Le bout de tête a pris de l’avance, mais rien n’oblige à le suivre : cette carte va côté queue.",
    },
    position: "receive:1 2 58.46.8.4 C 0 2.0.CNW+2.1.SV+2.2.SV -",
    play: "C:tR",
    becomes: "roll:chance 1 58.46.8.4 - 0 -1.0.CNE+2.0.CNW+2.1.SV+2.2.SV -",
  },
  {
    clause: "place.at-end",
    caption: {
      en: "Above the head the neighbour’s snake does not go on. Its two ends face the cells on the right and on the left of the big card.",
      fr: "Au-dessus de la tête, le serpent du voisin ne continue pas. Ses deux bouts donnent sur les cases à droite et à gauche de la grande carte.",
    },
    position: "lend:1 1 59.48.8.4 S 0 - -",
    press: ["cell-2-1.1"],
  },
  {
    clause: "place.at-end",
    caption: {
      en: "The curve has turned the snake upwards. The cell on its right is empty, but the end is above.",
      fr: "La courbe a tourné le serpent vers le haut. La case à sa droite est vide, mais le bout est au-dessus.",
    },
    position: "keep:1 1 59.46.8.4 SC 1 2.0.CNW -",
    press: ["hand-S", "cell-1-3.0"],
  },
  {
    clause: "place.can-finish",
    caption: {
      en: "Two cells below the head end are walled in. The curve turns away from them, and both ends stay outside.",
      fr: "Sous le bout de tête, deux cases sont emmurées. La courbe s’en détourne, et les deux bouts restent dehors.",
    },
    position: `receive:1 2 56.43.8.4 C 0 ${POCKET} 2.0.CNW`,
    play: "C:hR",
    becomes:
      "roll:chance 1 56.43.8.4 - 0 -1.0.CNE+2.0.CNW+-1.1.SV+2.1.SV+-1.2.SV+0.2.CNE+1.2.SH+2.2.CSW 2.0.CNW",
  },
  {
    clause: "place.can-finish",
    caption: {
      en: "The other way, the curve would lead the head end down into the pocket. It would face an empty cell, but no card could ever bring it out again.",
      fr: "De l’autre côté, la courbe mènerait le bout de tête au fond de la poche. Il donnerait sur une case vide, mais aucune carte ne l’en ferait plus sortir.",
    },
    position: `receive:1 2 56.43.8.4 C 0 ${POCKET} 2.0.CNW`,
    refused: "C:hL",
  },
  {
    clause: "place.can-finish",
    caption: {
      en: "Straight on the head end would hit the side of the straight card on the left, where no part begins.",
      fr: "Tout droit, le bout de tête heurterait le flanc de la carte droite de gauche, où aucune partie ne commence.",
    },
    position: `keep:1 1 55.43.8.4 SC 1 ${POCKET} 2.0.CNW`,
    press: ["hand-S", "table-1-h"],
  },
  {
    clause: "place.can-finish",
    caption: {
      en: "Both ends face the cell at the corner. A straight card would carry the head on upwards and leave the tail before a blank side.",
      fr: "Les deux bouts donnent sur la case du coin. Une carte droite mènerait la tête plus haut et laisserait la queue devant un côté vide.",
    },
    position: `keep:1 1 57.44.8.4 SC 1 ${CORNER} -`,
    refused: "S:h",
  },
  {
    clause: "place.can-finish",
    caption: {
      en: "Here it is the other end that would suffer: the straight card would shut the tail in.",
      fr: "Ici, c’est l’autre bout qui en souffrirait : la carte droite enfermerait la queue.",
    },
    position: `keep:1 1 57.44.7.4 SX 1 ${NICHE} -`,
    refused: "S:h",
  },
  {
    clause: "place.can-finish",
    caption: {
      en: "A crossing in the same place is fine. Through its loose part the tail can still get out.",
      fr: "Un croisement au même endroit convient. Par sa partie libre, la queue peut encore sortir.",
    },
    position: `keep:1 1 57.44.7.4 SX 1 ${NICHE} -`,
    play: "X:h",
    becomes: "receive:2 1 57.44.7.4 S 0 -1.0.CNE+2.0.CNW+-1.1.CSE+2.1.SV+0.2.X+1.2.SH+2.2.CSW -",
  },
  {
    clause: "place.for-good",
    caption: {
      en: "Player 2 has laid a straight card at the tail. It leads away from the head, but there it lies, and so does all that came before it.",
      fr: "Le joueur 2 pose une carte droite côté queue. Elle éloigne de la tête, mais elle restera là, comme tout ce qui l’a précédée.",
    },
    position: "receive:2 1 58.47.8.4 S 0 2.0.SH 2.0.CNW",
    play: "S:t",
    becomes: "roll:chance 2 58.47.8.4 - 0 2.0.SH -1.0.SH+2.0.CNW",
  },
  {
    clause: "place.for-good",
    caption: {
      en: "Turning the curve the other way round would be handy now. But a card laid is laid.",
      fr: "Retourner la courbe serait bien commode maintenant. Mais une carte posée est posée.",
    },
    position: "keep:1 1 59.46.8.4 SC 1 2.0.CNW -",
    press: ["hand-S", "card-1-2.0"],
  },
  {
    clause: "place.for-good",
    caption: {
      en: "On the neighbour’s snake, too, you only add. What lies there was laid for good, no matter by whom.",
      fr: "Sur le serpent du voisin aussi, on ne fait qu’ajouter. Ce qui s’y trouve est posé pour toujours, peu importe par qui.",
    },
    position: "lend:1 1 59.46.8.4 C 0 - -1.0.SH+2.0.CNW",
    press: ["card-2--1.0"],
  },
];
