import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { CORNER, GAP, LOOP, NICHE, NOOSE, PASSED } from "./snakes.ts";

export const loosening: readonly Example<ClauseId>[] = [
  {
    clause: "place.can-finish",
    caption: {
      en: "At the head the curve fits if it turns down, into the loose part. Turned up, it would wall the loose part up.",
      fr: "Côté tête, la courbe trouve place si elle descend dans la partie libre. Vers le haut, elle emmurerait cette partie.",
    },
    position: `receive:1 2 60.45.7.4 C 0 ${LOOP} -`,
    refused: "C:hR",
  },
  {
    clause: "place.can-finish",
    caption: {
      en: "Turned down, it leads through the loose part: nothing is loose any more, and the two ends can still meet.",
      fr: "Vers le bas, elle mène à travers cette partie : plus rien n’est libre, et les deux bouts peuvent encore se rejoindre.",
    },
    position: `receive:1 2 60.45.7.4 C 0 ${LOOP} -`,
    play: "C:hL",
    becomes: "roll:chance 1 60.45.7.4 - 0 2.0.X+3.0.CNW+2.1.CSE+3.1.CSW -",
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
    clause: "finish.loose-parts",
    caption: {
      en: "The crossing’s part from top to bottom is loose, and marked with rings. The curve turns down into it: the snake runs through it for nothing and comes out below.",
      fr: "La partie verticale du croisement est libre ; des anneaux la signalent. La courbe y descend : le serpent la traverse sans frais et ressort en dessous.",
    },
    position: `keep:1 1 60.45.6.4 CX 1 ${LOOP} -`,
    play: "C:hL",
    becomes: "receive:2 1 60.45.6.4 X 0 2.0.X+3.0.CNW+2.1.CSE+3.1.CSW -",
  },
  {
    clause: "finish.loose-parts",
    caption: {
      en: "Turning up instead, the curve would lie before the loose part like a wall. So at the head there is one way to lay it; at the tail there are two.",
      fr: "En tournant vers le haut, la courbe ferait un mur devant la partie libre. Côté tête, il n’y a donc qu’une façon de la poser ; côté queue, il y en a deux.",
    },
    position: `receive:1 2 60.45.7.4 C 0 ${LOOP} -`,
    legal: ["C:hL", "C:tL", "C:tR"],
  },
  {
    clause: "tight.both-parts",
    caption: {
      en: "A straight card fills the gap and leaves nothing loose: head and tail are joined.",
      fr: "Une droite comble le vide et ne laisse rien de libre : la tête et la queue sont reliées.",
    },
    position: `keep:1 1 58.44.7.4 SX 1 ${GAP} -`,
    play: "S:h",
    becomes: "over:1!end.complete 1 58.44.7.4 X 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.CSW -",
  },
  {
    clause: "tight.both-parts",
    caption: {
      en: "The crossing would fill it too, but its other part would be loose for ever.",
      fr: "Le croisement le comblerait aussi, mais son autre partie resterait libre à jamais.",
    },
    position: `keep:1 1 58.44.7.4 SX 1 ${GAP} -`,
    refused: "X:h",
  },
  {
    clause: "tight.both-parts",
    caption: {
      en: "Both ends face one cell, and a straight card would join them. But the crossing laid long ago still has a loose part.",
      fr: "Les deux bouts donnent sur une même case, et une droite les relierait. Mais le croisement posé plus tôt a encore une partie libre.",
    },
    position: `keep:1 1 57.43.7.3 SD 1 ${NOOSE} -`,
    refused: "S:h",
  },
  {
    clause: "tight.both-parts",
    caption: {
      en: "The double curve does better: on one of its parts the head goes down through the crossing, on the other the tail turns up. Nothing is loose any more.",
      fr: "La double courbe fait mieux : sur l’une de ses parties, la tête descend à travers le croisement ; sur l’autre, la queue monte. Plus rien n’est libre.",
    },
    position: `keep:1 1 57.43.7.3 SD 1 ${NOOSE} -`,
    play: "D:hL",
    becomes: "receive:2 1 57.43.7.3 S 0 -1.0.CNE+2.0.X+3.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.DNW+3.1.CSW -",
  },
  {
    clause: "tight.one-loose",
    caption: {
      en: "A crossing on a new snake: it may have one loose part, at either end.",
      fr: "Un croisement sur un serpent neuf : une partie libre est permise, à un bout comme à l’autre.",
    },
    position: "lend:1 1 60.48.7.4 X 0 - -",
    legal: ["X:h", "X:t"],
  },
  {
    clause: "tight.one-loose",
    caption: {
      en: "There is a loose part already. A second crossing at the tail would bring another.",
      fr: "Il y a déjà une partie libre. Un second croisement, côté queue, en apporterait une autre.",
    },
    position: `keep:1 1 60.45.6.4 CX 1 ${LOOP} -`,
    refused: "X:t",
  },
  {
    clause: "tight.one-loose",
    caption: {
      en: "The double curve would lead the head end against the big card, where it is dead, and leave a second part loose. The refusal names the loose parts first.",
      fr: "La double courbe mènerait le bout de tête contre la grande carte, où il serait mort, et laisserait une seconde partie libre. Le refus nomme d’abord les parties libres.",
    },
    position: `keep:1 1 60.46.5.2 XD 1 ${PASSED} -`,
    refused: "D:hL",
  },
  {
    clause: "tight.one-loose",
    caption: {
      en: "The double curve has a loose part of its own, but leads the head through that of the crossing: still only one.",
      fr: "La double courbe a bien une partie libre, mais elle mène la tête à travers celle du croisement : il n’y en a toujours qu’une.",
    },
    position: `keep:1 1 60.45.7.3 CD 1 ${LOOP} -`,
    play: "D:hL",
    becomes: "receive:2 1 60.45.7.3 C 0 2.0.X+3.0.CNW+2.1.DNW+3.1.CSW -",
  },
  {
    clause: "tight.one-loose",
    caption: {
      en: "A card of two parts need not have a loose one: here each end turns away on a part of its own.",
      fr: "Une carte à deux parties n’en a pas forcément de libre : ici, chaque bout s’en va sur la sienne.",
    },
    position: `keep:1 1 57.43.8.3 CD 1 ${CORNER} -`,
    play: "D:hR",
    becomes: "receive:2 1 57.43.8.3 C 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.DNW -",
  },
  {
    clause: "turn.hand",
    caption: {
      en: "A curve and a crossing in hand, and a new snake: these two at either end, and nothing else.",
      fr: "Une courbe et un croisement en main, et un serpent neuf : ces deux-là, à l’un ou l’autre bout, et rien d’autre.",
    },
    position: "keep:1 1 60.47.7.4 CX 1 - -",
    legal: ["C:hL", "C:hR", "C:tL", "C:tR", "X:h", "X:t"],
  },
];
