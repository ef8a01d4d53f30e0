import { hasWon } from "@serpentarium/core";
import type { Task } from "@serpentarium/core/teaching";
import type { Pantarei } from "../types.ts";
import { hasForcedWin, isSafe } from "./aims.ts";

/** The second half of the lesson: the opponent's threats, and how to be faster. */
export const tactics: readonly Task<Pantarei>[] = [
  {
    id: "swap-away",
    clauses: ["swap.piles", "end.pile"],
    position: "move:1 l3+l2+l1+l1,d1+l1,d2,d2+d3+l3+d1+d3+l3,d1 light - 0",
    title: { en: "Out of reach", fr: "Hors de portée" },
    instruction: {
      en: "Pile 4 has six pieces, and the dark 1 beside it is about to land on top. Play so that dark cannot finish a pile of seven next turn.",
      fr: "La pile 4 compte six pions, et le 1 foncé d’à côté va se poser dessus. Jouez pour que les foncés ne puissent pas terminer une pile de sept au prochain tour.",
    },
    solutions: [["2x4"]],
    hints: [
      {
        en: "Taking pieces off, or covering something, is not enough here. What else can you do in a turn?",
        fr: "Enlever un pion ou en couvrir un ne suffit pas ici. Que peut-on faire d’autre à son tour ?",
      },
      {
        en: "Swap the tall pile with another one of yours. Then look how far the dark 1 and the dark 2 jump.",
        fr: "Permutez la haute pile avec une autre des vôtres. Puis regardez jusqu’où sautent les 1 foncés et le 2 foncé.",
      },
    ],
    mistakes: [
      {
        play: ["1x4"],
        because: {
          en: "The dark 1 no longer reaches it, but the dark 2 of pile 3 does: two piles to the left.",
          fr: "Le 1 foncé ne l’atteint plus, mais le 2 foncé de la pile 3 y arrive : deux piles à gauche.",
        },
      },
      {
        play: ["4L"],
        because: {
          en: "Pile 4 is down to five, but now pile 1 has five, and a pair of dark pieces jumps from pile 4 onto it.",
          fr: "La pile 4 n’a plus que cinq pions, mais la pile 1 en a cinq aussi, et une paire saute de la pile 4 dessus.",
        },
      },
      {
        play: ["1x2"],
        because: {
          en: "The tall pile stays where it is, and so does the dark 1 beside it.",
          fr: "La haute pile reste où elle est, et le 1 foncé aussi, juste à côté.",
        },
      },
      { play: "4x5", refused: "swap.piles" },
    ],
    conclusion: {
      en: "Now the tall pile stands next to the dark 2, which jumps right over it. Too close can be as safe as too far.",
      fr: "La haute pile est maintenant à côté du 2 foncé, qui saute par-dessus. Trop près, c’est parfois aussi sûr que trop loin.",
    },
    isReached: isSafe,
  },
  {
    id: "no-answer",
    clauses: ["swap.no-answer", "move.pair", "end.pile"],
    position: "move:1 d3,n+l3+d3+l1+l2+l3,l2+d1,l2+d2,d1+l1,l3,d2 light s 0",
    title: { en: "No swap for a swap", fr: "Pas de permutation en réponse" },
    instruction: {
      en: "Dark has just swapped two piles, and now threatens pile 2 from pile 3 and from pile 4. Stop both at once.",
      fr: "Les foncés viennent de permuter deux piles, et menacent la pile 2 depuis la pile 3 et depuis la pile 4. Parez les deux menaces d’un coup.",
    },
    solutions: [["2R2"]],
    hints: [
      {
        en: "You may not swap now. How can six become fewer?",
        fr: "Vous ne pouvez pas permuter. Comment faire pour que six deviennent moins ?",
      },
      {
        en: "Five is still too many, because a pair makes it seven. Take two off.",
        fr: "Cinq, c’est encore trop : une paire en ferait sept. Enlevez-en deux.",
      },
    ],
    mistakes: [
      { play: "2x5", refused: "swap.no-answer" },
      {
        play: ["2R"],
        because: {
          en: "Five are left, and dark has a pair ready: the 1 of pile 3 takes the piece beneath along.",
          fr: "Il en reste cinq, et les foncés ont une paire prête : le 1 de la pile 3 emmène le pion du dessous.",
        },
      },
      {
        play: ["6L"],
        because: {
          en: "The dark 1 is covered, but the dark 2 of pile 4 still lands on the six.",
          fr: "Le 1 foncé est couvert, mais le 2 foncé de la pile 4 se pose quand même sur les six.",
        },
      },
      {
        play: ["5L"],
        because: {
          en: "The dark 2 is covered, but the dark 1 of pile 3 still lands on the six.",
          fr: "Le 2 foncé est couvert, mais le 1 foncé de la pile 3 se pose quand même sur les six.",
        },
      },
    ],
    conclusion: {
      en: "Four are safe: no move ever brings three. Count before you build: five within reach of a pair is as good as seven.",
      fr: "Quatre, c’est sûr : personne n’en apporte jamais trois. Comptez avant de monter : cinq à portée d’une paire, c’est déjà presque sept.",
    },
    isReached: isSafe,
  },
  {
    id: "no-way-out",
    clauses: ["end.pile", "move.pair"],
    position: "move:1 l3,l1,l3+d3+l1+d1+l2,l3,d1,d3,d3 light - 0",
    title: { en: "One turn ahead", fr: "Un tour d’avance" },
    instruction: {
      en: "You cannot win at once. Play so that next turn you win, whatever dark does.",
      fr: "Vous ne pouvez pas gagner tout de suite. Jouez pour gagner au tour suivant, quoi que fassent les foncés.",
    },
    solutions: [["2L"]],
    hints: [
      {
        en: "The tall pile has five. You need a pair that reaches it, and that dark cannot cover.",
        fr: "La haute pile en a cinq. Il vous faut une paire qui l’atteigne, et que les foncés ne puissent pas couvrir.",
      },
      {
        en: "When your 1 goes to the left, the row closes. What stands beside the five then?",
        fr: "Quand votre 1 part à gauche, la rangée se resserre. Qu’y a-t-il alors à côté des cinq ?",
      },
    ],
    mistakes: [
      {
        play: ["2R"],
        because: {
          en: "Six pieces, and the row has closed: now a dark 3 lands on top and wins.",
          fr: "Six pions, et la rangée s’est resserrée : un 3 foncé se pose dessus et gagne.",
        },
      },
      {
        play: ["4L"],
        because: {
          en: "A pair, but with a 3 on top. It flies over the tall pile.",
          fr: "Une paire, mais coiffée d’un 3. Elle vole par-dessus la haute pile.",
        },
      },
      {
        play: ["3L2"],
        because: {
          en: "You have taken two off the tall pile. That was the one you wanted to finish.",
          fr: "Vous avez enlevé deux pions à la haute pile. C’est celle que vous vouliez terminer.",
        },
      },
      { play: "1L", refused: "move.end-of-row" },
    ],
    conclusion: {
      en: "Your pair stands beside the five, in the corner where no dark piece lands. Dark sees it coming and can do nothing.",
      fr: "Votre paire est à côté des cinq, dans un coin où aucun pion foncé n’arrive. Les foncés la voient venir et n’y peuvent rien.",
    },
    isReached: hasForcedWin,
  },
  {
    id: "forced-pass",
    clauses: ["swap.no-answer", "pass.forced", "end.pile"],
    position: "move:1 d2+l2,l3+n+l2+d2+l3+d3,d1+d3,d1+d1+l1 light - 0",
    title: { en: "The silent turn", fr: "Le tour muet" },
    instruction: {
      en: "Win with your second turn, in such a way that dark can only pass in between. You play dark’s pass, too.",
      fr: "Gagnez à votre deuxième tour, de sorte que les foncés ne puissent que passer entre les deux. C’est vous qui passez pour eux.",
    },
    maxActions: 3,
    solutions: [
      ["1x4", "pass", "1R"],
      ["1x4", "pass", "4L"],
    ],
    hints: [
      {
        en: "Both dark 3s are stuck: the row is too short for them. So what can dark do at all?",
        fr: "Les deux 3 foncés sont bloqués : la rangée est trop courte. Que peuvent donc faire les foncés ?",
      },
      {
        en: "Dark can only swap, and a swap may not be answered with a swap. Swap piles 1 and 4.",
        fr: "Les foncés ne peuvent que permuter, et on ne répond pas à une permutation par une autre. Permutez les piles 1 et 4.",
      },
    ],
    mistakes: [
      { play: "pass", refused: "pass.forced" },
      {
        play: ["4L"],
        because: {
          en: "This sets a dark 1 free in pile 4. Dark need not pass.",
          fr: "Voilà un 1 foncé libre dans la pile 4. Les foncés ne sont pas obligés de passer.",
        },
      },
      {
        play: ["4L2"],
        because: {
          en: "This sets a dark 1 free in pile 4. Dark need not pass.",
          fr: "Voilà un 1 foncé libre dans la pile 4. Les foncés ne sont pas obligés de passer.",
        },
      },
      {
        play: ["1R"],
        because: {
          en: "This sets the dark 2 of pile 1 free. Dark need not pass.",
          fr: "Voilà le 2 foncé de la pile 1 libre. Les foncés ne sont pas obligés de passer.",
        },
      },
    ],
    conclusion: {
      en: "Your swap did two things: it put both your pieces within reach of the six, and it took dark’s only answer away. A whole turn for nothing!",
      fr: "Votre permutation a fait deux choses : elle a mis vos deux pions à portée des six, et elle a ôté aux foncés leur seule réponse. Un tour entier pour rien !",
    },
    isReached: (after, events) => hasWon(after, 0) && events.some(({ type }) => type === "passed"),
  },
];
