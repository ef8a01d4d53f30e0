/**
 * The teaching of My serpent: six pictures and a lesson.
 *
 * @module
 */
import { defineTeaching } from "@serpentarium/core/teaching";
import type { Event } from "./events.ts";
import { openDirections } from "./material/serpent.ts";
import type { MySerpent } from "./types.ts";

const hasMovedTo = (events: readonly Event[], cell: string): boolean =>
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
    {
      clauses: ["move.free"],
      position: "move:1 a1-a2-b2 e5-e4-d4",
      play: "N",
      title: { en: "Only free cells", fr: "Des cases libres seulement" },
      caption: {
        en: "The head never goes onto a serpent, not even its own body.",
        fr: "La tête ne va jamais sur un serpent, pas même sur son propre corps.",
      },
    },
    {
      clauses: ["move.grow", "move.free"],
      options: { size: 3 },
      position: "move:2 a1-a2-b2 c3-b3",
      play: "W",
      title: { en: "It gets narrow", fr: "La place manque" },
      caption: {
        en: "Serpents never leave a cell. With every turn there is less room.",
        fr: "Un serpent ne quitte jamais une case. À chaque tour, il y a moins de place.",
      },
    },
    {
      clauses: ["end.stuck"],
      options: { size: 3 },
      position: "move:1 a1-b1-b2 c3-b3-a3",
      play: "W",
      title: { en: "Stuck is lost", fr: "Coincé, c’est perdu" },
      caption: {
        en: "If your head has no free cell beside it on your turn, you lose.",
        fr: "Si c’est à vous et que votre tête n’a aucune case libre à côté d’elle, vous avez perdu.",
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
    {
      id: "second-player",
      clauses: ["move.free"],
      position: "move:2 a1-a2-b2-b3 e5-e4-d4",
      title: { en: "The other serpent", fr: "L’autre serpent" },
      instruction: {
        en: "You are player 2, with the head on d4. Go down.",
        fr: "Vous êtes le joueur 2, avec la tête en d4. Descendez.",
      },
      solutions: [["S"]],
      hints: [{ en: "Below d4 is d3.", fr: "Sous d4, il y a d3." }],
      mistakes: [
        { play: "E", refused: "move.free" },
        { play: ["W"], because: { en: "That is to the left.", fr: "C’est à gauche." } },
      ],
      conclusion: {
        en: "Your own body is in the way as well.",
        fr: "Votre propre corps vous barre aussi la route.",
      },
      isReached: (_after, events) => hasMovedTo(events, "d3"),
    },
    {
      id: "no-dead-end",
      clauses: ["move.free", "end.stuck"],
      options: { size: 4 },
      position: "move:1 a1-b1-c1-c2-b2 d4-c4-b4-a4-a3",
      title: { en: "No dead end", fr: "Pas d’impasse" },
      instruction: {
        en: "Go where your head still has a way on.",
        fr: "Allez là où votre tête a encore une issue.",
      },
      solutions: [["N"]],
      hints: [{ en: "What lies around a2?", fr: "Qu’y a-t-il autour de a2 ?" }],
      mistakes: [
        {
          play: ["W"],
          because: {
            en: "All neighbours of a2 are taken: you are stuck.",
            fr: "Toutes les voisines de a2 sont prises : vous voilà coincé.",
          },
        },
      ],
      conclusion: { en: "Look two cells ahead.", fr: "Regardez deux cases plus loin." },
      isReached: ({ table, serpents }, events) =>
        events.length > 0 && openDirections(serpents, 0, table.options.size).length > 0,
    },
    {
      id: "close-the-way",
      clauses: ["end.stuck"],
      options: { size: 3 },
      position: "move:1 a1-b1-b2 c3-b3-a3",
      title: { en: "Close the way", fr: "Fermer l’issue" },
      instruction: { en: "Win in one move.", fr: "Gagnez en un coup." },
      solutions: [["W"]],
      hints: [{ en: "The other head has one free cell.", fr: "L’autre tête n’a qu’une case libre." }],
      mistakes: [
        { play: "N", refused: "move.free" },
        { play: ["E"], because: { en: "The other goes to a2.", fr: "L’autre va en a2." } },
      ],
      conclusion: {
        en: "Take the last cell of the other serpent.",
        fr: "Prenez la dernière case de l’autre serpent.",
      },
      isReached: ({ phase }) => phase === "over",
    },
    {
      id: "to-the-end",
      clauses: ["end.stuck"],
      options: { size: 3 },
      position: "move:1 a1-a2 c3-b3",
      title: { en: "To the end", fr: "Jusqu’au bout" },
      instruction: {
        en: "Win as player 1 in two moves, and play for player 2 between them.",
        fr: "Gagnez en deux coups pour le joueur 1, et jouez pour le joueur 2 entre les deux.",
      },
      maxActions: 3,
      solutions: [
        ["E", "W", "S"],
        ["E", "W", "E"],
      ],
      hints: [
        { en: "The middle belongs to whoever comes first.", fr: "Le milieu est à qui vient le premier." },
      ],
      mistakes: [
        {
          play: ["N"],
          because: { en: "On a3 you are stuck yourself.", fr: "En a3, c’est vous qui êtes coincé." },
        },
      ],
      conclusion: {
        en: "From b2 you leave the other only a3, a dead end.",
        fr: "Depuis b2, vous ne laissez à l’autre que a3, une impasse.",
      },
      isReached: (after) => after.phase === "over" && after.outcome.places[0] === 1,
    },
  ],
});
