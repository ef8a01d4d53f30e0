import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import type { Ssserpent } from "../types.ts";

/** The last part of the lesson: trapping the enemy and taking its head. The learner is always red. */
export const winning: readonly Task<Ssserpent>[] = [
  {
    id: "corner",
    clauses: ["end.stuck", "attack.line"],
    position: "move:red h6.WNN.E.4.j i8.NWW.S.4.j b6,c2,d5,h8 h3 f2 0 34 107",
    title: { en: "Shut in the corner", fr: "Enfermé dans le coin" },
    instruction: {
      en: "The yellow head is on i8. Move so that yellow cannot make its two steps: then you have won.",
      fr: "La tête jaune est en i8. Jouez pour que jaune ne puisse pas faire ses deux pas : vous aurez gagné.",
    },
    solutions: [["EN"]],
    hints: [
      {
        en: "Yellow may not eat the blue apple on h8. There is only one way out.",
        fr: "Jaune n’a pas le droit de manger la pomme bleue en h8. Il ne lui reste qu’une sortie.",
      },
      {
        en: "Stop up i7, but arrive from below: then your line stands against its line.",
        fr: "Bouchez i7, mais en arrivant par le bas : votre ligne fait alors face à la sienne.",
      },
    ],
    mistakes: [
      {
        play: ["NE"],
        because: {
          en: "You are on i7, but sideways. Yellow’s line is two long, yours is one: it bites your head and wins.",
          fr: "Vous êtes en i7, mais de travers. La ligne jaune a deux pions, la vôtre un seul : il mord votre tête et gagne.",
        },
      },
      {
        play: ["ES"],
        because: {
          en: "That is the wrong way. Yellow slips out along column i.",
          fr: "Ce n’est pas le bon côté. Jaune s’échappe par la colonne i.",
        },
      },
      { play: "NN", refused: "eat.blue" },
    ],
    conclusion: {
      en: "Two against two: yellow may not bite, the apple is forbidden, the rest is wall. It took no bite at all to win.",
      fr: "Deux contre deux : jaune ne peut pas mordre, la pomme lui est interdite, le reste est un mur. Vous avez gagné sans mordre.",
    },
    isReached: (after) => hasWon(after, 0),
  },
  {
    id: "run-up",
    clauses: ["attack.head", "attack.line"],
    position: "move:red f2.SEENNENN.N.0.a g4.E.W.4.j - - c5,d4,e3 0 13 65",
    title: { en: "With a run-up", fr: "Avec de l’élan" },
    instruction: {
      en: "Nine pieces, five steps. Take the yellow head on g4. Its neck is right behind it, in row 4.",
      fr: "Neuf pions, cinq pas. Prenez la tête jaune en g4. Son cou est juste derrière, sur la rangée 4.",
    },
    solutions: [["ENN"]],
    hints: [
      {
        en: "Along row 4 yellow has a line of two, and you would come alone. Come from another side.",
        fr: "Sur la rangée 4, jaune aligne deux pions et vous arriveriez seul. Venez d’un autre côté.",
      },
      {
        en: "Go into column g below the head, then straight up: your neck will stand behind you.",
        fr: "Entrez dans la colonne g sous la tête, puis montez tout droit : votre cou sera derrière vous.",
      },
    ],
    mistakes: [
      { play: "NNEEE", refused: "attack.line" },
      { play: "ENNNN", refused: "attack.head" },
      {
        play: ["NNNNN"],
        because: {
          en: "You ran past the head, one column beside it.",
          fr: "Vous êtes passé à côté de la tête, une colonne plus loin.",
        },
      },
      {
        play: ["NNNEN"],
        because: {
          en: "You went round the head. Column g leads straight to it, from below.",
          fr: "Vous avez contourné la tête. La colonne g y mène tout droit, par le bas.",
        },
      },
    ],
    conclusion: {
      en: "Two against one. The first steps of a move are there to line up, and the path ends on the head, even if steps are left.",
      fr: "Deux contre un. Les premiers pas servent à s’aligner, et le chemin s’arrête sur la tête, même s’il reste des pas.",
    },
    isReached: (after) => hasWon(after, 0),
  },
  {
    id: "through-the-neck",
    clauses: ["attack.cut", "attack.head", "attack.line"],
    position: "move:red b5.NNE.S.4.j b3.NES.S.4.j e8,f3,h2,h4 b2 c5 0 5 47",
    title: { en: "Through the neck", fr: "À travers le cou" },
    instruction: {
      en: "The yellow head on b3 hides behind its own body. Win with this move.",
      fr: "La tête jaune, en b3, se cache derrière son propre corps. Gagnez avec ce mouvement.",
    },
    solutions: [["SS"]],
    hints: [
      {
        en: "You have two steps, and between the two heads there is one cell. What lies there?",
        fr: "Vous avez deux pas, et entre les deux têtes il y a une case. Qu’y a-t-il là ?",
      },
      {
        en: "The neck, and you can bite it: count three pieces of yours against two.",
        fr: "Le cou, et on peut le mordre : comptez trois de vos pions contre deux.",
      },
    ],
    mistakes: [
      {
        play: ["SE"],
        because: {
          en: "A fine bite: yellow is left with nothing but its head. But that head was one step away.",
          fr: "Belle morsure : il ne reste à jaune que sa tête. Mais cette tête était à un pas.",
        },
      },
      {
        play: ["SW"],
        because: {
          en: "A fine bite: yellow is left with nothing but its head. But that head was one step away.",
          fr: "Belle morsure : il ne reste à jaune que sa tête. Mais cette tête était à un pas.",
        },
      },
      {
        play: ["WS"],
        because: {
          en: "You have come down beside yellow, and bitten nothing.",
          fr: "Vous êtes descendu à côté de jaune, sans rien mordre.",
        },
      },
      { play: "EE", refused: "move.enemy-apple" },
    ],
    conclusion: {
      en: "The first bite opens the way, the second one wins. A body is no shelter for a head that lies in one line with it.",
      fr: "La première morsure ouvre le passage, la seconde gagne. Un corps n’abrite pas une tête qui est dans le même axe.",
    },
    isReached: (after) => hasWon(after, 0),
  },
];
