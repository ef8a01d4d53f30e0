/**
 * The teaching of My serpent: three pictures and a lesson of two tasks, to go on from.
 *
 * @module
 */
import { defineTeaching } from "@serpentarium/core/teaching";
import type { RuleEvent } from "./events.ts";
import type { MySerpent } from "./types.ts";

const hasMovedTo = (events: readonly RuleEvent[], cell: string): boolean =>
  events.some((event) => event.type === "moved" && event.cell === cell);

export default defineTeaching<MySerpent>({
  pictures: [
    {
      clauses: ["setup.corners"],
      position: "move:1 a1 e5",
      title: { en: "Two heads", fr: "Deux têtes" },
      caption: {
        en: "The serpents begin in opposite corners. At first each is only a head.",
        fr: "Les serpents partent de coins opposés. Au début, chacun n’est qu’une tête.",
      },
    },
    {
      clauses: ["move.grow"],
      position: "move:1 a1 e5",
      play: "N",
      title: { en: "The head goes on", fr: "La tête avance" },
      caption: {
        en: "On your turn the head goes one cell on. The tail stays: the serpent gets longer.",
        fr: "À votre tour, la tête avance d’une case. La queue reste : le serpent s’allonge.",
      },
    },
    {
      clauses: ["move.on-grid"],
      position: "move:2 a1-a2 e5",
      play: "S",
      title: { en: "Never off the grid", fr: "Jamais hors de la grille" },
      caption: {
        en: "In a corner there are only two ways to go.",
        fr: "Dans un coin, il n’y a que deux directions.",
      },
    },
  ],
  tasks: [
    {
      id: "first-step",
      clauses: ["move.grow"],
      position: "move:1 a1 e5",
      title: { en: "The first step", fr: "Le premier pas" },
      instruction: { en: "Move your head from a1 to b1.", fr: "Amenez votre tête de a1 en b1." },
      solutions: [["E"]],
      hints: [{ en: "b1 is to the right of a1.", fr: "b1 est à droite de a1." }],
      mistakes: [
        { play: "W", refused: "move.on-grid" },
        { play: ["N"], because: { en: "That is a2.", fr: "C’est a2." } },
      ],
      conclusion: { en: "Your serpent is two cells long.", fr: "Votre serpent occupe deux cases." },
      isReached: (_after, events) => hasMovedTo(events, "b1"),
    },
    {
      id: "off-the-edge",
      clauses: ["move.on-grid"],
      position: "move:1 a1-b1-c1 e5-e4-d4",
      title: { en: "Away from the edge", fr: "Quitter le bord" },
      instruction: { en: "Turn away from the edge.", fr: "Éloignez-vous du bord." },
      solutions: [["N"]],
      hints: [{ en: "The middle is above c1.", fr: "Le milieu est au-dessus de c1." }],
      mistakes: [
        { play: "S", refused: "move.on-grid" },
        { play: ["E"], because: { en: "d1 is at the edge, too.", fr: "d1 est aussi au bord." } },
      ],
      conclusion: {
        en: "In the middle a head has more ways to go.",
        fr: "Au milieu, une tête a plus de directions.",
      },
      isReached: (_after, events) => hasMovedTo(events, "c2"),
    },
  ],
});
