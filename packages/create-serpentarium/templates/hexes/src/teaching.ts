/**
 * The teaching of My hexes: three pictures and a lesson of two tasks, to go on from.
 *
 * @module
 */
import { defineTeaching } from "@serpentarium/core/teaching";
import type { MyHexes, Position } from "./rules.ts";

const options = { size: 4 };

const hasWon = ({ phase, ...position }: Position, seat: number): boolean =>
  "outcome" in position && phase === "over" && position.outcome.places[seat] === 1;

export default defineTeaching<MyHexes>({
  pictures: [
    {
      clauses: ["setup.sides"],
      position: "lay:1 7/7/7/7/7/7/7",
      title: { en: "Two serpents", fr: "Deux serpents" },
      caption: {
        en: "Red has the sides at the top and the bottom, blue those on the left and the right.",
        fr: "Rouge a les bords du haut et du bas, bleu ceux de gauche et de droite.",
      },
    },
    {
      clauses: ["lay.free"],
      options,
      position: "lay:1 4/4/4/4",
      play: "b3",
      title: { en: "A scale each turn", fr: "Une écaille par tour" },
      caption: {
        en: "On your turn you lay one scale on any free cell. Red begins.",
        fr: "À votre tour, vous posez une écaille sur une case libre, où vous voulez. Rouge commence.",
      },
    },
    {
      clauses: ["lay.free"],
      options,
      position: "lay:2 4/1x2/4/4",
      play: "c2",
      title: { en: "They stay", fr: "Elles restent" },
      caption: {
        en: "Scales never move and are never taken. What is in the way stays in the way.",
        fr: "Les écailles ne bougent pas et ne se prennent pas. Ce qui barre la route la barre pour toujours.",
      },
    },
  ],
  tasks: [
    {
      id: "join",
      clauses: ["end.joined"],
      options,
      position: "lay:1 2x1/1xoo/1xo1/4",
      title: { en: "Down to the bottom", fr: "Jusqu’en bas" },
      instruction: {
        en: "You are red. Win with one scale.",
        fr: "Vous êtes rouge. Gagnez avec une écaille.",
      },
      solutions: [["a1"], ["b1"]],
      hints: [{ en: "Which cells touch b2 and the bottom?", fr: "Quelles cases touchent b2 et le bas ?" }],
      mistakes: [
        { play: "b2", refused: "lay.free" },
        { play: ["c1"], because: { en: "c1 does not touch b2.", fr: "c1 ne touche pas b2." } },
      ],
      conclusion: {
        en: "Two cells were open. Blue could have closed only one.",
        fr: "Deux cases étaient ouvertes. Bleu n’aurait pu en fermer qu’une.",
      },
      isReached: (after) => hasWon(after, 0),
    },
    {
      id: "across",
      clauses: ["end.joined", "setup.sides"],
      options,
      position: "lay:2 1x2/1xx1/ooo1/x3",
      title: { en: "To the other side", fr: "De l’autre côté" },
      instruction: {
        en: "You are blue. Win with one scale.",
        fr: "Vous êtes bleu. Gagnez avec une écaille.",
      },
      solutions: [["d2"], ["d3"]],
      hints: [{ en: "The right side is the column d.", fr: "Le bord droit est la colonne d." }],
      mistakes: [
        {
          play: ["c1"],
          because: { en: "That is the bottom, a side of red.", fr: "C’est le bas, un bord de rouge." },
        },
      ],
      conclusion: {
        en: "Blue goes from left to right, red from top to bottom.",
        fr: "Bleu va de gauche à droite, rouge de haut en bas.",
      },
      isReached: (after) => hasWon(after, 1),
    },
  ],
});
