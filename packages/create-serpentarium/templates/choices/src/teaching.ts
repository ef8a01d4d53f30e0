/**
 * The teaching of My choices: three pictures and a lesson of two tasks, to go on from.
 *
 * @module
 */
import { defineTeaching } from "@serpentarium/core/teaching";
import { type MyChoices, type Position, scoresOf } from "./rules.ts";

/** The height of red in the last round. */
const lastHeight = ({ rounds }: Position): number | undefined => rounds.at(-1)?.[0];

export default defineTeaching<MyChoices>({
  pictures: [
    {
      clauses: ["setup.nests"],
      position: "rear:-",
      title: { en: "Nests with eggs", fr: "Des nids et des œufs" },
      caption: {
        en: "In each round the serpents want one nest. The first has one egg, the last has five.",
        fr: "À chaque manche, les serpents veulent un nid. Le premier a un œuf, le dernier cinq.",
      },
    },
    {
      clauses: ["rear.secret"],
      position: "rear:-",
      play: "1:2",
      title: { en: "Choose in secret", fr: "Choisir en secret" },
      caption: {
        en: "Everyone chooses a height from 1 to 5, and nobody sees what the others choose.",
        fr: "Chacun choisit une hauteur de 1 à 5, et personne ne voit ce que choisissent les autres.",
      },
    },
    {
      clauses: ["take.highest"],
      position: "rear:- _1:2",
      play: "2:5",
      title: { en: "The highest takes it", fr: "Le plus haut le prend" },
      caption: {
        en: "Then all rear up at once. Whoever is highest takes the nest.",
        fr: "Puis tous se dressent à la fois. Qui est le plus haut prend le nid.",
      },
    },
  ],
  tasks: [
    {
      id: "just-enough",
      clauses: ["take.highest"],
      position: "rear:- _2:2",
      title: { en: "Just enough", fr: "Juste assez" },
      instruction: {
        en: "Blue has chosen 2. Take the nest as red, with the lowest height that does it.",
        fr: "Bleu a choisi 2. Prenez le nid pour rouge, avec la plus petite hauteur qui suffise.",
      },
      solutions: [["1:3"]],
      hints: [{ en: "One more than 2 is enough.", fr: "Un de plus que 2 suffit." }],
      mistakes: [
        { play: ["1:2"], because: { en: "Level: the nest waits.", fr: "À égalité : le nid attend." } },
        {
          play: ["1:5"],
          because: { en: "You take it, but your 5 is gone.", fr: "Vous le prenez, mais votre 5 est parti." },
        },
      ],
      conclusion: {
        en: "What you save decides later rounds.",
        fr: "Ce que vous gardez décide des manches suivantes.",
      },
      isReached: (after) => lastHeight(after) === 3,
    },
    {
      id: "level",
      clauses: ["take.equal"],
      position: "rear:- _2:5",
      title: { en: "Not for blue", fr: "Pas pour bleu" },
      instruction: {
        en: "Blue has chosen 5. Prevent blue from taking the nest.",
        fr: "Bleu a choisi 5. Empêchez-le de prendre le nid.",
      },
      solutions: [["1:5"]],
      hints: [
        { en: "You cannot be higher, but level.", fr: "Plus haut, c’est impossible ; à égalité, non." },
      ],
      mistakes: [{ play: ["1:4"], because: { en: "5 is higher than 4.", fr: "5 est plus haut que 4." } }],
      conclusion: { en: "Now three eggs are at stake.", fr: "Il y a maintenant trois œufs en jeu." },
      isReached: (after) => after.rounds.length > 0 && scoresOf(after)[1] === 0,
    },
  ],
});
