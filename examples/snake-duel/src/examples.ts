import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";

/** At least one example per clause, in the order of the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  {
    clause: "setup.corners",
    caption: {
      en: "Adder and boa begin in opposite corners. The first apple is still to drop.",
      fr: "Vipère et boa partent de deux coins opposés. La première pomme n’est pas encore tombée.",
    },
    position: "apple:0 a3,a2,a1/i7,i8,i9 -",
    play: "e5",
    becomes: "turn:0 a3,a2,a1/i7,i8,i9 e5",
  },
  {
    clause: "apple.drop",
    caption: { en: "No apple drops on a snake.", fr: "Aucune pomme ne tombe sur un serpent." },
    position: "apple:0 a3,a2,a1/i7,i8,i9 -",
    refused: "a2",
  },
  {
    clause: "apple.drop",
    caption: {
      en: "The apple on e5 was eaten: one drops on b7.",
      fr: "La pomme en e5 est mangée : il en tombe une en b7.",
    },
    position: "apple:6 e5,e4,e3,e2/i3,i4,i5 -",
    play: "b7",
    becomes: "turn:6 e5,e4,e3,e2/i3,i4,i5 b7",
  },
  {
    clause: "turn.secret",
    caption: {
      en: "The adder has chosen; the boa cannot see what. Its choice is still to come.",
      fr: "La vipère a choisi ; le boa ne voit pas quoi. C’est à lui de choisir.",
    },
    position: "turn:0 a3,a2,a1/i7,i8,i9 e5 _1:n",
    legal: ["2:e", "2:s", "2:w"],
  },
  {
    clause: "turn.back",
    caption: {
      en: "The neck of the adder is on a2: it cannot turn round.",
      fr: "Le cou de la vipère est en a2 : elle ne peut pas se retourner.",
    },
    position: "turn:0 a3,a2,a1/i7,i8,i9 e5",
    refused: "1:s",
  },
  {
    clause: "turn.back",
    caption: {
      en: "Ahead and to both sides it may go, even off the grid to the left.",
      fr: "Elle peut aller tout droit ou de côté, et même sortir de la grille à gauche.",
    },
    position: "turn:0 a3,a2,a1/i7,i8,i9 e5",
    among: ["1:n", "1:e", "1:w"],
    never: ["1:s"],
  },
  {
    clause: "turn.together",
    caption: {
      en: "Both have chosen: the adder goes up and the boa to the left, at the same moment.",
      fr: "Tous deux ont choisi : la vipère monte et le boa va à gauche, au même instant.",
    },
    position: "turn:0 a3,a2,a1/i7,i8,i9 e5 _1:n",
    play: "2:w",
    becomes: "turn:1 a4,a3,a2/h7,i7,i8 e5",
  },
  {
    clause: "turn.together",
    caption: {
      en: "The tail of the boa leaves e6 as the adder comes: nothing happens.",
      fr: "La queue du boa quitte e6 quand la vipère arrive : rien ne se passe.",
    },
    position: "turn:9 e5,e4,e3/g6,f6,e6 a9 _2:e",
    play: "1:n",
    becomes: "turn:10 e6,e5,e4/h6,g6,f6 a9",
  },
  {
    clause: "apple.eat",
    caption: {
      en: "The adder eats: its tail stays where it is, and another apple will drop.",
      fr: "La vipère mange : sa queue ne bouge pas, et une autre pomme va tomber.",
    },
    position: "turn:5 e4,e3,e2/i4,i5,i6 e5 _2:s",
    play: "1:n",
    becomes: "apple:6 e5,e4,e3,e2/i3,i4,i5 -",
  },
  {
    clause: "crash.wall",
    caption: {
      en: "Three snakes are left, and the boa leaves the grid: it is taken off.",
      fr: "Il reste trois serpents, et le boa sort de la grille : on le retire.",
    },
    seats: 3,
    position: "turn:5 e4,e3,e2/i4,i5,i6/c9,b9,a9 e9 _1:n_3:s",
    play: "2:e",
    becomes: "turn:6 e5,e4,e3/-/c8,c9,b9 e9",
  },
  {
    clause: "crash.body",
    caption: {
      en: "The adder runs into the body of the boa, which goes on.",
      fr: "La vipère heurte le corps du boa, qui continue.",
    },
    position: "turn:9 f5,f4,f3/h6,g6,f6,e6 a9 _2:e",
    play: "1:n",
    becomes: "over:10 -/i6,h6,g6,f6 a9 2!end.last",
  },
  {
    clause: "crash.heads",
    caption: {
      en: "Both want the apple, and neither gets it: their heads meet. No snake is left: a draw.",
      fr: "Tous deux veulent la pomme, et aucun ne l’a : leurs têtes se rencontrent. Il ne reste aucun serpent : la partie est nulle.",
    },
    position: "turn:5 d5,c5,b5/f5,g5,h5 e5 _1:e",
    play: "2:w",
    becomes: "over:6 -/- e5 1,2!end.last",
  },
  {
    clause: "end.last",
    caption: {
      en: "The boa crashes alone: the adder is the last snake and wins.",
      fr: "Le boa s’écrase seul : la vipère est le dernier serpent et gagne.",
    },
    position: "turn:5 e4,e3,e2/i4,i5,i6 a9 _1:n",
    play: "2:e",
    becomes: "over:6 e5,e4,e3/- a9 1!end.last",
  },
  {
    clause: "end.turns",
    caption: {
      en: "The last of fifty turns: the adder is longer by one cell and wins.",
      fr: "Le dernier des cinquante tours : la vipère, plus longue d’une case, gagne.",
    },
    position: "turn:49 e4,e3,e2,e1/i4,i5,i6 a9 _1:n",
    play: "2:s",
    becomes: "over:50 e5,e4,e3,e2/i3,i4,i5 a9 1!end.turns",
  },
];
