/**
 * The teaching of My choices: six pictures and a lesson.
 *
 * @module
 */
import { defineTeaching } from "@serpentarium/core/teaching";
import { type MyChoices, type Position, scoresOf } from "./rules.ts";

const hasWon = (position: Position): boolean =>
  position.phase === "over" && position.outcome.places[0] === 1 && position.outcome.places[1] === 2;

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
    {
      clauses: ["rear.once"],
      position: "rear:2,5 _1:4",
      play: "2:1",
      title: { en: "Only once", fr: "Une seule fois" },
      caption: {
        en: "Each height can be used once. Blue has spent its 5 on a single egg.",
        fr: "Chaque hauteur ne sert qu’une fois. Bleu a dépensé son 5 pour un seul œuf.",
      },
    },
    {
      clauses: ["take.equal"],
      position: "rear:2,5/4,1 _1:3",
      play: "2:3",
      title: { en: "Level: it waits", fr: "À égalité, il attend" },
      caption: {
        en: "If the highest heads are level, the nest waits. The next one to take a nest takes it as well.",
        fr: "Si les têtes les plus hautes sont à égalité, le nid attend. Qui prendra le prochain le prend aussi.",
      },
    },
    {
      clauses: ["end.nests"],
      position: "rear:2,3/4,4/3,1/5,2 _1:1",
      play: "2:5",
      title: { en: "The most eggs", fr: "Le plus d’œufs" },
      caption: {
        en: "After the last nest the player with the most eggs wins.",
        fr: "Après le dernier nid, qui a le plus d’œufs gagne.",
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
    {
      id: "two-nests",
      clauses: ["take.equal", "take.highest"],
      position: "rear:3,3 _2:4",
      title: { en: "Two nests at once", fr: "Deux nids à la fois" },
      instruction: {
        en: "The first nest still waits, and blue has chosen 4. Take three eggs.",
        fr: "Le premier nid attend toujours, et bleu a choisi 4. Prenez trois œufs.",
      },
      solutions: [["1:5"]],
      hints: [{ en: "You must be higher than 4.", fr: "Il faut être plus haut que 4." }],
      mistakes: [
        {
          play: ["1:4"],
          because: { en: "Level again: both nests wait.", fr: "Encore à égalité : les deux nids attendent." },
        },
        { play: "1:3", refused: "rear.once" },
      ],
      conclusion: {
        en: "Nests that wait go along with the next one.",
        fr: "Les nids qui attendent partent avec le suivant.",
      },
      isReached: (after) => scoresOf(after)[0] === 3,
    },
    {
      id: "give-it-away",
      clauses: ["rear.once"],
      position: "rear:5,1 _2:4",
      title: { en: "Lose cheaply", fr: "Perdre à bon compte" },
      instruction: {
        en: "Your 5 is gone and blue has chosen 4. Lose this nest with the height that you will miss least.",
        fr: "Votre 5 est parti et bleu a choisi 4. Perdez ce nid avec la hauteur qui vous manquera le moins.",
      },
      solutions: [["1:1"]],
      hints: [{ en: "The lowest is enough to lose.", fr: "Pour perdre, la plus petite suffit." }],
      mistakes: [
        { play: "1:5", refused: "rear.once" },
        {
          play: ["1:3"],
          because: { en: "3 loses as well, and you need it.", fr: "3 perd aussi, et il vous servira." },
        },
      ],
      conclusion: {
        en: "Nests worth little are worth a low height.",
        fr: "Un petit nid mérite une petite hauteur.",
      },
      isReached: (after) => lastHeight(after) === 1,
    },
    {
      id: "seven-eggs",
      clauses: ["take.highest", "end.nests"],
      position: "rear:2,1/1,2/3,3 _2:4",
      title: { en: "Seven eggs", fr: "Sept œufs" },
      instruction: {
        en: "Blue has chosen 4, and seven eggs are at stake. Win the game for red; play the last round for both.",
        fr: "Bleu a choisi 4, et sept œufs sont en jeu. Gagnez pour rouge ; jouez la dernière manche pour les deux.",
      },
      maxActions: 3,
      solutions: [["1:5", "1:4", "2:5"]],
      hints: [
        { en: "In the last round nobody has a choice.", fr: "À la dernière manche, personne n’a le choix." },
      ],
      mistakes: [
        {
          play: ["1:4"],
          because: {
            en: "Level, and in the last round again: blue wins by two eggs to one.",
            fr: "À égalité, et encore à la dernière manche : bleu gagne par deux œufs à un.",
          },
        },
      ],
      conclusion: {
        en: "Count what is at stake before you save.",
        fr: "Comptez ce qui est en jeu avant d’économiser.",
      },
      isReached: hasWon,
    },
    {
      id: "a-tie-that-pays",
      clauses: ["take.equal", "end.nests"],
      position: "rear:4,5/5,4/1,2 _2:3",
      title: { en: "A tie that pays", fr: "L’égalité qui rapporte" },
      instruction: {
        en: "Blue leads by four eggs to two and has chosen 3; 1 is left to it. Win for red, and play the last round for both.",
        fr: "Bleu mène par quatre œufs à deux et a choisi 3 ; il lui reste 1. Gagnez pour rouge, et jouez la dernière manche pour les deux.",
      },
      maxActions: 3,
      solutions: [["1:3", "1:2", "2:1"]],
      hints: [
        {
          en: "Let the fourth nest wait for the fifth.",
          fr: "Faites attendre le quatrième nid jusqu’au cinquième.",
        },
      ],
      mistakes: [
        {
          play: ["1:2"],
          because: {
            en: "Blue takes four eggs, and your five come too late.",
            fr: "Bleu prend quatre œufs, et vos cinq arrivent trop tard.",
          },
        },
      ],
      conclusion: {
        en: "Being level is worth it where the next round is yours.",
        fr: "L’égalité vaut la peine quand la manche suivante est à vous.",
      },
      isReached: hasWon,
    },
  ],
});
