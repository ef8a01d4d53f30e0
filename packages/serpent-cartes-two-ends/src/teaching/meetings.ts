import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import type { SerpentCartesTwoEnds } from "../types.ts";
import { hasEvent } from "./aims.ts";
import { DIRECT, DOORSTEP, MEET } from "./rows.ts";

const DIE = { entry: "die" } as const;
const go = (turns: number): string[] => Array.from({ length: turns }, () => "go");

/** The second half of the lesson: goals and meetings. The learner is the die. */
export const meetings: readonly Task<SerpentCartesTwoEnds>[] = [
  {
    id: "in-one",
    clauses: ["end.goal", "ends.mirror"],
    options: DIE,
    position: `enter:2 ${DIRECT} 0,0 1`,
    title: { en: "Down in one go", fr: "D’une traite" },
    instruction: {
      en: "On this row yellow can come to card 1 with its first throw, and win. Which number is it?",
      fr: "Sur cette rangée, jaune peut arriver à la carte 1 dès son premier lancer, et gagner. Avec quel nombre ?",
    },
    solutions: [["2"]],
    hints: [
      {
        en: "Start from the goal: which number card leads exactly to card 1?",
        fr: "Partez du but : quelle carte à nombre mène exactement à la carte 1 ?",
      },
      {
        en: "The seven on 8 does, and the nine on 17 leads to that one.",
        fr: "Le sept de la 8, et le neuf de la 17 mène à celui-ci.",
      },
    ],
    mistakes: [
      {
        play: ["5"],
        because: {
          en: "28, 19, 9, and then a ten: past card 1, and back to card 3.",
          fr: "28, 19, 9, puis un dix : au-delà de la carte 1, et retour à la 3.",
        },
      },
      {
        play: ["4"],
        because: {
          en: "Three eights, to the ace on card 5. So near!",
          fr: "Trois huit, jusqu’à l’as de la carte 5. Si près !",
        },
      },
      {
        play: ["6"],
        because: {
          en: "An ace: yellow stays on card 27.",
          fr: "Un as : jaune reste sur la carte 27.",
        },
      },
    ],
    conclusion: {
      en: "31, 24, 17, 8, 1. For red the same cards would lead somewhere else altogether.",
      fr: "31, 24, 17, 8, 1. Pour rouge, les mêmes cartes mèneraient tout à fait ailleurs.",
    },
    isReached: (after) => hasWon(after, 1),
  },
  {
    id: "head-on",
    clauses: ["ends.meeting", "turn.safe-entry"],
    options: DIE,
    position: `enter:2 ${DOORSTEP} 28,0 1`,
    title: { en: "On the doorstep", fr: "Sur le pas de la porte" },
    instruction: {
      en: "Red has come as far as card 28. Throw for yellow so that red drives it out in the next turn. Then let red go.",
      fr: "Rouge est arrivé à la carte 28. Lancez pour jaune, de sorte que rouge le chasse au tour suivant. Puis faites avancer rouge.",
    },
    maxActions: 2,
    solutions: [["4", "go"]],
    hints: [
      {
        en: "Where will red be after its turn? Yellow has to be there first.",
        fr: "Où sera rouge après son tour ? Jaune doit y être avant lui.",
      },
      {
        en: "On the jack on card 29, the fourth from the end.",
        fr: "Sur le valet de la carte 29, la quatrième à partir de la fin.",
      },
    ],
    mistakes: [
      {
        play: ["5"],
        because: {
          en: "They share card 28: a pawn that has just entered drives no pawn out. And red goes on without it.",
          fr: "Ils se partagent la carte 28 : qui vient d’entrer ne chasse personne. Et rouge continue sans lui.",
        },
      },
      {
        play: ["3"],
        because: {
          en: "Card 30: red comes to 29, right beside it, and nothing happens yet.",
          fr: "La carte 30 : rouge arrive à la 29, juste à côté, et il ne se passe encore rien.",
        },
      },
      {
        play: ["2"],
        because: {
          en: "31, 24, 14: yellow jumps right over red. To pass is not to meet.",
          fr: "31, 24, 14 : jaune saute par-dessus rouge. Se croiser n’est pas se rencontrer.",
        },
      },
    ],
    conclusion: {
      en: "Near the ends it gets crowded: one pawn is nearly home there, and the other has only begun.",
      fr: "Près des bouts, on se bouscule : l’un est presque arrivé quand l’autre commence à peine.",
    },
    isReached: (_after, events) => hasEvent(events, "met"),
  },
  {
    id: "who-begins",
    clauses: ["setup.first", "ends.meeting", "end.goal"],
    position: `first:chance ${MEET} 0,0 0`,
    title: { en: "Who should begin?", fr: "Qui commence ?" },
    instruction: {
      en: "Without the die each pawn enters on the first card at its end. Decide who begins, and press on to the end. Red has to win.",
      fr: "Sans dé, chaque pion entre sur la première carte de son bout. Décidez qui commence, et avancez jusqu’à la fin. Rouge doit gagner.",
    },
    maxActions: 8,
    solutions: [["p1", ...go(7)]],
    hints: [
      {
        en: "Alone, yellow needs three turns: to 16, back to 31, and from there to the goal. And red: to 1, 10, 31, and the goal.",
        fr: "Seul, jaune a besoin de trois tours : la 16, retour à la 31, et de là au but. Et rouge : la 1, la 10, la 31, puis le but.",
      },
      {
        en: "Red has to reach 31 while yellow stands there. For that red has to be a turn ahead.",
        fr: "Rouge doit atteindre la 31 pendant que jaune y est. Pour cela, il lui faut un tour d’avance.",
      },
    ],
    mistakes: [
      {
        play: ["p2", ...go(5)],
        because: {
          en: "Yellow was back on 31 and gone again before red could get there.",
          fr: "Jaune est revenu à la 31 et reparti avant que rouge n’y arrive.",
        },
      },
    ],
    conclusion: {
      en: "Red came to 31 just in time and drove yellow out, one step before its own goal. On this row the player who begins wins.",
      fr: "Rouge est arrivé à la 31 juste à temps pour chasser jaune, à un pas de son propre but. Sur cette rangée, qui commence gagne.",
    },
    isReached: (after) => hasWon(after, 0),
  },
];
