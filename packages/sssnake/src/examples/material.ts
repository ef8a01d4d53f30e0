import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { ARCH } from "./snakes.ts";

export const material: readonly Example<ClauseId>[] = [
  {
    clause: "material.cards",
    caption: {
      en: "The start for two. All 120 cards lie face down in the middle, each player has a big card and nothing else, and the die shows a 1, a 2 or a 3.",
      fr: "Le départ à deux. Les 120 cartes sont au milieu, face cachée ; chacun n’a que sa grande carte, et le dé donne 1, 2 ou 3.",
    },
    position: "roll:chance 1 60.48.8.4 - 0 - -",
    legal: ["1", "2", "3"],
  },
  {
    clause: "material.cards",
    caption: {
      en: "Sixty straight cards in the deck and one on the table make sixty-one. The box holds sixty.",
      fr: "Soixante cartes droites dans la pioche et une sur la table, cela fait soixante et une. La boîte en contient soixante.",
    },
    position: "roll:chance 2 60.48.8.4 - 0 - 2.0.SH",
    rejected: true,
  },
  {
    clause: "material.cards",
    caption: {
      en: "The players may agree on other numbers. At this table there are no double curves, so what comes next is a straight card, a curve or a crossing.",
      fr: "On peut convenir d’autres nombres. À cette table, il n’y a pas de doubles courbes : la prochaine carte est une droite, une courbe ou un croisement.",
    },
    options: { cards: { C: 30, D: 0 } },
    position: "draw:chance 1 60.30.8.0 - 1 - -",
    legal: ["S", "C", "X"],
  },
  {
    clause: "material.parts",
    caption: {
      en: "A straight card joins two opposite sides. The snake keeps its direction, so there is one way to lay the card at either end.",
      fr: "Une carte droite relie deux côtés opposés. Le serpent garde sa direction : à chaque bout, il n’y a qu’une façon de la poser.",
    },
    position: "lend:1 1 59.48.8.4 S 0 - -",
    legal: ["S:h", "S:t"],
  },
  {
    clause: "material.parts",
    caption: {
      en: "A curve joins two sides that meet at a corner. At either end it turns the snake to the left or to the right: four ways to lay it.",
      fr: "Une courbe relie deux côtés voisins. À chaque bout, elle tourne le serpent à gauche ou à droite : quatre façons de la poser.",
    },
    position: "lend:1 1 60.47.8.4 C 0 - -",
    legal: ["C:hL", "C:hR", "C:tL", "C:tR"],
  },
  {
    clause: "material.parts",
    caption: {
      en: "A crossing has two straight parts. The snake goes straight on through one of them; the other, from top to bottom here, stays loose for now.",
      fr: "Un croisement a deux parties droites. Le serpent traverse l’une d’elles tout droit ; l’autre, ici de haut en bas, reste libre pour l’instant.",
    },
    position: "lend:1 1 60.48.7.4 X 0 - -",
    play: "X:h",
    becomes: "roll:chance 2 60.48.7.4 - 0 - 2.0.X",
  },
  {
    clause: "material.parts",
    caption: {
      en: "A double curve has two curved parts in opposite corners. On one of them the snake turns left, upwards; the other stays loose.",
      fr: "Une double courbe a deux parties courbes, dans deux coins opposés. Le serpent tourne sur l’une, à gauche, donc vers le haut ; l’autre reste libre.",
    },
    position: "lend:1 1 60.48.8.3 D 0 - -",
    play: "D:hL",
    becomes: "roll:chance 2 60.48.8.3 - 0 - 2.0.DNW",
  },
  {
    clause: "material.parts",
    caption: {
      en: "The same card the other way round: the snake turns right, downwards.",
      fr: "La même carte posée dans l’autre sens : le serpent tourne à droite, donc vers le bas.",
    },
    position: "lend:1 1 60.48.8.3 D 0 - -",
    play: "D:hR",
    becomes: "roll:chance 2 60.48.8.3 - 0 - 2.0.DNE",
  },
  {
    clause: "material.big-card",
    caption: {
      en: "The head is the right half of the big card and opens to the right. The first card at the head goes there.",
      fr: "La tête est la moitié droite de la grande carte et s’ouvre vers la droite. C’est là que va la première carte côté tête.",
    },
    position: "lend:1 1 59.48.8.4 S 0 - -",
    play: "S:h",
    becomes: "roll:chance 2 59.48.8.4 - 0 - 2.0.SH",
  },
  {
    clause: "material.big-card",
    caption: {
      en: "The tail is the left half and opens to the left. The first card at the tail goes there.",
      fr: "La queue est la moitié gauche et s’ouvre vers la gauche. C’est là que va la première carte côté queue.",
    },
    position: "lend:1 1 59.48.8.4 S 0 - -",
    play: "S:t",
    becomes: "roll:chance 2 59.48.8.4 - 0 - -1.0.SH",
  },
  {
    clause: "material.big-card",
    caption: {
      en: "The head end runs back along the top of the big card. Turning left would bring it down on the card, which is open on its two short sides only.",
      fr: "Le bout de tête longe le dessus de la grande carte. Tourner à gauche le ferait buter contre elle : elle n’est ouverte que sur ses deux petits côtés.",
    },
    position: `receive:1 2 60.45.8.4 C 0 ${ARCH} -`,
    legal: ["C:hR", "C:tL", "C:tR"],
  },
  {
    clause: "material.big-card",
    caption: {
      en: "Where the big card lies there is no room for another.",
      fr: "Là où se trouve la grande carte, il n’y a pas de place pour une autre.",
    },
    position: "roll:chance 1 58.48.8.4 - 0 -1.0.SH+0.0.SH -",
    rejected: true,
  },
];
