import type { TeachingPicture } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";
import { ARCH, KNOT, LOOP, NOOSE } from "../examples/snakes.ts";

/** The tight game in six pictures: the differences when no part may stay loose. */
export const pictures: readonly TeachingPicture<ClauseId>[] = [
  {
    clauses: ["tight.both-parts", "finish.loose-parts"],
    title: { en: "Nothing may stay loose", fr: "Rien ne doit rester libre" },
    caption: {
      en: "This is Sssnake with one more rule. A crossing has two parts, and here one of them, marked with rings, is loose. The snake has to come through it before it is complete.",
      fr: "C’est Sssnake avec une règle de plus. Un croisement a deux parties, et ici l’une, marquée d’anneaux, est libre. Le serpent doit y passer avant d’être complet.",
    },
    position: `keep:1 1 60.45.6.4 CX 1 ${LOOP} -`,
  },
  {
    clauses: ["finish.missing", "turn.one"],
    title: { en: "A heavy present", fr: "Un cadeau encombrant" },
    caption: {
      en: "Player 1 has rolled a 1 and lays a crossing on the neighbour’s snake. Six parts were missing there; now it is eight, for the snake has to come back through it.",
      fr: "Le joueur 1 a fait 1 et pose un croisement sur le serpent du voisin. Il y manquait six parties ; il en manque huit, car le serpent devra y repasser.",
    },
    position: "lend:1 1 60.48.7.4 X 0 - -",
    play: "X:h",
  },
  {
    clauses: ["finish.loose-parts"],
    title: { en: "Through it for nothing", fr: "On y passe gratuitement" },
    caption: {
      en: "The head end has come round to its own crossing. With the curve it turns down, runs through the loose part, and comes out below. The rings are gone.",
      fr: "Le bout de tête a fait le tour jusqu’à son propre croisement. Avec la courbe, il descend, traverse la partie libre et ressort dessous. Les anneaux ont disparu.",
    },
    position: `keep:1 1 60.45.6.4 CX 1 ${LOOP} -`,
    play: "C:hL",
  },
  {
    clauses: ["tight.one-loose"],
    title: { en: "One at a time", fr: "Une à la fois" },
    caption: {
      en: "A second loose part is not allowed. This double curve has one of its own, but it leads the head through the old one: still only one is loose.",
      fr: "Une deuxième partie libre n’est pas permise. Cette double courbe en a une, mais elle mène la tête à travers l’ancienne : une seule reste libre.",
    },
    position: `keep:1 1 60.45.7.3 CD 1 ${LOOP} -`,
    play: "D:hL",
  },
  {
    clauses: ["tight.both-parts"],
    title: { en: "Not yet", fr: "Pas encore" },
    caption: {
      en: "A straight card would join head and tail here, but the crossing is still loose, so it may not. The double curve leads the head down through it, and the tail away.",
      fr: "Une carte droite relierait ici la tête et la queue, mais le croisement a une partie libre : c’est interdit. La double courbe y fait descendre la tête, et écarte la queue.",
    },
    position: `keep:1 1 57.43.7.3 SD 1 ${NOOSE} -`,
    play: "D:hL",
  },
  {
    clauses: ["end.complete", "tight.both-parts"],
    title: { en: "Tight, and won", fr: "Serré, et gagné" },
    caption: {
      en: "Both parts of the crossing lie on the snake, one after the other. The last curve joins head and tail, nothing is loose, and player 1 wins.",
      fr: "Les deux parties du croisement sont sur le serpent, l’une après l’autre. La dernière courbe relie la tête et la queue, rien n’est libre : le joueur 1 gagne.",
    },
    position: `keep:1 1 50.30.7.4 SC 1 ${KNOT} ${ARCH}`,
    play: "C:hR",
  },
];
