/**
 * The teaching of My hexes: six pictures and a lesson.
 *
 * @module
 */
import { defineTeaching } from "@serpentarium/core/teaching";
import { FREE, type MyHexes, type Position, positionOf } from "./rules.ts";

const options = { size: 4 };

/** How many cells would join the sides of a seat at once. */
const countWins = ({ table, cells }: Position, seat: number): number =>
  cells.filter((scale, cell) => scale === FREE && positionOf(table, cells.with(cell, seat)).phase === "over")
    .length;

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
    {
      clauses: ["end.joined"],
      options,
      position: "lay:1 4/1x2/2o1/4",
      play: "b2",
      title: { en: "Neighbours are linked", fr: "Voisines, donc liées" },
      caption: {
        en: "Scales of one colour on neighbouring cells are parts of the same serpent. A cell has up to six neighbours.",
        fr: "Les écailles d’une couleur sur des cases voisines font partie du même serpent. Une case a jusqu’à six voisines.",
      },
    },
    {
      clauses: ["end.joined"],
      options,
      position: "lay:1 2x1/1xoo/1xo1/4",
      play: "b1",
      title: { en: "Join and win", fr: "Relier, c’est gagner" },
      caption: {
        en: "Whoever has a serpent from one own side to the other wins at once.",
        fr: "Qui a un serpent d’un de ses bords à l’autre gagne aussitôt.",
      },
    },
    {
      clauses: ["end.joined"],
      options,
      position: "lay:2 x1x1/3o/oox1/2x1",
      play: "c3",
      title: { en: "Never a draw", fr: "Jamais de partie nulle" },
      caption: {
        en: "A serpent that gets through cuts off the other one. So one of you wins, always.",
        fr: "Un serpent qui passe coupe la route à l’autre. L’un de vous gagne donc, toujours.",
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
    {
      id: "block",
      clauses: ["lay.free", "end.joined"],
      options,
      position: "lay:2 2x1/1x1o/2o1/1x2",
      title: { en: "In the way", fr: "En travers" },
      instruction: {
        en: "You are blue. Red is about to win with one scale: prevent it.",
        fr: "Vous êtes bleu. Rouge va gagner avec une écaille : empêchez-le.",
      },
      solutions: [["b2"]],
      hints: [{ en: "Where does red join b3 to b1?", fr: "Où rouge relie-t-il b3 à b1 ?" }],
      mistakes: [
        {
          play: ["a2"],
          because: { en: "Red lays b2 and has joined its sides.", fr: "Rouge pose b2 et a relié ses bords." },
        },
      ],
      conclusion: {
        en: "The best cell for the other player is often yours, too.",
        fr: "La meilleure case de l’autre est souvent aussi la vôtre.",
      },
      isReached: (after) => countWins(after, 0) === 0,
    },
    {
      id: "two-ways",
      clauses: ["end.joined"],
      options,
      position: "lay:1 2x1/1x1o/2o1/4",
      title: { en: "Two ways at once", fr: "Deux chemins à la fois" },
      instruction: {
        en: "You are red. Lay a scale after which blue cannot stop you.",
        fr: "Vous êtes rouge. Posez une écaille après laquelle bleu ne peut plus vous arrêter.",
      },
      solutions: [["a1"], ["b2"]],
      hints: [
        { en: "You need two cells that each win.", fr: "Il vous faut deux cases dont chacune gagne." },
        { en: "Between b3 and a1 lie two cells.", fr: "Entre b3 et a1, il y a deux cases." },
      ],
      mistakes: [
        {
          play: ["a2"],
          because: {
            en: "Only a1 would win now, and blue lays there.",
            fr: "Seule a1 gagnerait, et bleu y pose.",
          },
        },
      ],
      conclusion: {
        en: "Two scales with two free cells between them are as good as linked.",
        fr: "Deux écailles séparées par deux cases libres sont comme liées.",
      },
      isReached: (after) => countWins(after, 0) > 1,
    },
    {
      id: "answer",
      clauses: ["end.joined"],
      options,
      position: "lay:2 2x1/1x1o/2o1/x3",
      title: { en: "The right answer", fr: "La bonne réponse" },
      instruction: {
        en: "Play for both: blue tries to stop red between b3 and a1, and red wins all the same.",
        fr: "Jouez pour les deux : bleu tente d’arrêter rouge entre b3 et a1, et rouge gagne quand même.",
      },
      maxActions: 2,
      solutions: [
        ["a2", "b2"],
        ["b2", "a2"],
      ],
      hints: [{ en: "If one cell is closed, take the other.", fr: "Si l’une est fermée, prenez l’autre." }],
      mistakes: [
        {
          play: ["a2", "b1"],
          because: { en: "b1 does not touch b3.", fr: "b1 ne touche pas b3." },
        },
      ],
      conclusion: {
        en: "Wait with such a link until blue attacks it, and play elsewhere.",
        fr: "Attendez que bleu attaque un tel lien, et jouez ailleurs en attendant.",
      },
      isReached: (after) => hasWon(after, 0),
    },
    {
      id: "both-need-it",
      clauses: ["end.joined"],
      options,
      position: "lay:2 x1x1/3o/oox1/2x1",
      title: { en: "Both need it", fr: "Les deux la veulent" },
      instruction: {
        en: "You are blue. Win with one scale.",
        fr: "Vous êtes bleu. Gagnez avec une écaille.",
      },
      solutions: [["c3"]],
      hints: [{ en: "Which cell would red take?", fr: "Quelle case prendrait rouge ?" }],
      mistakes: [
        {
          play: ["b3"],
          because: { en: "Red lays c3 and wins.", fr: "Rouge pose c3 et gagne." },
        },
      ],
      conclusion: {
        en: "The cell that joins one serpent cuts off the other.",
        fr: "La case qui relie un serpent coupe la route à l’autre.",
      },
      isReached: (after) => hasWon(after, 1),
    },
  ],
});
