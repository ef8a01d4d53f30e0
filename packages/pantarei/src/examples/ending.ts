import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const QUIET = { quietLimit: 3 };
const TWO_QUIET = "move:1 l2,d1+l1,d3,n,d2 light - 2";

export const ending: readonly Example<ClauseId>[] = [
  {
    clause: "end.pile",
    caption: {
      en: "Five pieces and a pair make seven: player 1 wins.",
      fr: "Cinq pions et une paire font sept : le joueur 1 gagne.",
    },
    position: "move:1 n+d1+l2+d3+l3,d2+l1,d1,l3 light - 0",
    play: "2L2",
    becomes: "over:1!end.pile n+d1+l2+d3+l3+d2+l1,d1,l3 light - 0",
  },
  {
    clause: "end.pile",
    caption: {
      en: "Player 2 tops six light pieces with a dark 2. Colours do not count: the player who finishes the pile wins.",
      fr: "Le joueur 2 coiffe six pions clairs de son 2 foncé. Peu importent les couleurs : qui termine la pile gagne.",
    },
    position: "move:2 d1,d2,n,l1+l3+l1+l2+l3+l1,l2 light - 3",
    play: "2R",
    becomes: "over:2!end.pile d1,n,l1+l3+l1+l2+l3+l1+d2,l2 light - 0",
  },
  {
    clause: "end.pile",
    caption: {
      en: "With a goal of 3 a pile of three is enough.",
      fr: "Si la hauteur visée est de 3, une pile de trois suffit.",
    },
    options: { goal: 3 },
    position: "move:2 l3,n+l2,d1,d2,l1 light - 0",
    play: "3L",
    becomes: "over:2!end.pile l3,n+l2+d1,d2,l1 light - 0",
  },
  {
    clause: "end.pile",
    caption: {
      en: "A pile of seven and a player still to act contradict each other: the game is already won.",
      fr: "Une pile de sept et un joueur encore au trait, c’est incompatible : quelqu’un a déjà gagné.",
    },
    position: "move:2 n+d1+l2+d3+l3+d2+l1,d1,l3 light - 0",
    rejected: true,
  },
  {
    clause: "end.blocked",
    caption: {
      en: "Three piles, and each player has one 3 on top: no 3 has room, and one pile is not enough to swap. Player 1 passes, and the game is a draw.",
      fr: "Trois piles, et chacun n’a qu’un 3 au sommet : pas assez de place pour bouger, pas assez de piles pour permuter. Le joueur 1 passe, et la partie est nulle.",
    },
    position: "move:1 l1+d3,n,d2+l3 light - 4",
    play: "pass",
    becomes: "over:draw!end.blocked l1+d3,n,d2+l3 light p 5",
  },
  {
    clause: "end.blocked",
    caption: {
      en: "Player 1 passes here too, but player 2 has two dark tops to swap. The game goes on.",
      fr: "Ici aussi le joueur 1 passe, mais le joueur 2 a deux sommets foncés à permuter. La partie continue.",
    },
    position: "move:1 d3,n+l3,l1+d3 light - 4",
    play: "pass",
    becomes: "move:2 d3,n+l3,l1+d3 light p 5",
  },
  {
    clause: "end.quiet",
    caption: {
      en: "The limit is 3 here, and two turns have gone by. The light 1 moves, five piles stay five, and the game is a draw.",
      fr: "La limite est ici de 3, et deux tours ont déjà compté. Le 1 clair se déplace, les cinq piles restent cinq : partie nulle.",
    },
    options: QUIET,
    position: TWO_QUIET,
    play: "2L",
    becomes: "over:draw!end.quiet l2+l1,d1,d3,n,d2 light - 3",
  },
  {
    clause: "end.quiet",
    caption: {
      en: "The light 2 leaves its place empty. The row falls to four piles, and the count starts again at 0.",
      fr: "Le 2 clair laisse sa place vide. La rangée tombe à quatre piles, et le compte repart de zéro.",
    },
    options: QUIET,
    position: TWO_QUIET,
    play: "1R",
    becomes: "move:2 d1+l1,d3+l2,n,d2 light - 0",
  },
  {
    clause: "end.quiet",
    caption: {
      en: "The third quiet turn, but it makes a pile of the goal height, 3 here. The win goes first.",
      fr: "Troisième tour calme, mais il forme une pile à la hauteur visée, 3 ici. La victoire passe avant.",
    },
    options: { ...QUIET, goal: 3 },
    position: "move:1 d2+n,d1+l1,d3,l2 light - 2",
    play: "2L",
    becomes: "over:1!end.pile d2+n+l1,d1,d3,l2 light - 3",
  },
  {
    clause: "end.quiet",
    caption: {
      en: "Without a limit the count goes on, and so does the game.",
      fr: "Sans limite, le compte continue, et la partie aussi.",
    },
    options: { quietLimit: null },
    position: "move:1 l2,d1+l1,d3,n,d2 light - 250",
    play: "2L",
    becomes: "move:2 l2+l1,d1,d3,n,d2 light - 251",
  },
];
