import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const YELLOW = "i5.NNNN.S.4.a";
const SIX = { apples: 6 };
const SCARCE = { apples: 2, bodies: 2 };

export const eating: readonly Example<ClauseId>[] = [
  {
    clause: "eat.own",
    caption: {
      en: "The red head steps onto a red apple. The apple is turned over and fills the cell that the head has left: the serpent is two pieces long.",
      fr: "La tête rouge arrive sur une pomme rouge. La pomme, retournée, remplit la case que la tête vient de quitter : le serpent a deux pions.",
    },
    position: `move:red e5..E.4.j ${YELLOW} - c3,c7,f5,g8 - 0 3 20`,
    play: "E",
    becomes: `move:yellow f5.W.E.4.j ${YELLOW} - c3,c7,g8 - 0 0 21`,
  },
  {
    clause: "eat.own",
    caption: {
      en: "With the first step the serpent eats and the pieces behind the head stay where they are. With the second they follow again.",
      fr: "Au premier pas, le serpent mange et les pions derrière la tête ne bougent pas. Au second, ils suivent de nouveau.",
    },
    position: `move:red e5.WW.E.4.j ${YELLOW} - f5,g3 - 0 2 24`,
    play: "EN",
    becomes: `move:yellow f6.SWW.N.4.j ${YELLOW} - g3 - 0 0 25`,
  },
  {
    clause: "eat.adult",
    caption: {
      en: "The last red apple is eaten. From now on the red serpent is adult.",
      fr: "La dernière pomme rouge est mangée. Le serpent rouge est désormais adulte.",
    },
    position: `move:red e5.WWW.E.4.j ${YELLOW} c7,g3 f5 - 0 2 28`,
    play: "EN",
    becomes: `move:yellow f6.SWWW.N.4.a ${YELLOW} c7,g3 - - 0 0 29`,
  },
  {
    clause: "eat.adult",
    caption: {
      en: "With six apples of each colour it can happen: the first step eats the last red apple, and the third a blue one, in the same move.",
      fr: "Avec six pommes par couleur, cela peut arriver : le premier pas mange la dernière pomme rouge, et le troisième une bleue, dans le même mouvement.",
    },
    options: SIX,
    position: "move:red e4.WWWWS.E.2.j i3.NNNNNN.S.2.a h4 f4 - 0 2 40",
    play: "EEE",
    becomes: "move:yellow h4.WWWWWWW.E.1.a i3.NNNNNN.S.2.a - - - 0 0 41",
  },
  {
    clause: "eat.adult",
    caption: {
      en: "Bitten and with red apples on the grid again, the serpent is still adult. The blue apple on e6 is within its reach.",
      fr: "Mordu, avec de nouveau des pommes rouges sur la grille, le serpent reste adulte. La pomme bleue en e6 est à sa portée.",
    },
    position: `move:red e5.WW.E.4.a ${YELLOW} e6 c3,g3 - 0 2 50`,
    among: ["NN", "NE", "NW"],
  },
  {
    clause: "eat.adult",
    caption: {
      en: "No red apple on the grid and a red serpent that is not adult: the two do not go together.",
      fr: "Pas de pomme rouge sur la grille et un serpent rouge qui n’est pas adulte : c’est incompatible.",
    },
    position: `move:red e5.WWWW.E.4.j ${YELLOW} - - - 0 2 50`,
    rejected: true,
  },
  {
    clause: "eat.blue",
    caption: {
      en: "An adult eats the blue apple on f5 and grows by a piece from its reserve. The apple is gone for good.",
      fr: "Un adulte mange la pomme bleue en f5 et grandit d’un pion de sa réserve. La pomme est perdue pour tous.",
    },
    position: `move:red e5.WWWW.E.4.a ${YELLOW} c7,f5,g3 - - 0 2 30`,
    play: "ENN",
    becomes: `move:yellow f7.SSWWW.N.3.a ${YELLOW} c7,g3 - - 0 0 31`,
  },
  {
    clause: "eat.blue",
    caption: {
      en: "One red apple is still on the grid. Until it is eaten, f5 is closed to the red serpent.",
      fr: "Une pomme rouge est encore sur la grille. Tant qu’elle n’est pas mangée, f5 est interdite au serpent rouge.",
    },
    position: `move:red e5.WWW.E.4.j ${YELLOW} c7,f5,g3 e2 - 0 2 28`,
    refused: "EN",
  },
  {
    clause: "eat.blue-empty",
    caption: {
      en: "A small set with two body pieces each, both in use. The adult eats the blue apple, but has nothing to grow by.",
      fr: "Une petite boîte à deux pions corps par couleur, tous deux en jeu. L’adulte mange la pomme bleue, mais n’a rien pour grandir.",
    },
    options: SCARCE,
    position: "move:red e5.WW.E.0.a i7.NN.S.0.a f5 - - 0 2 30",
    play: "EN",
    becomes: "move:yellow f6.SW.N.0.a i7.NN.S.0.a - - - 0 0 31",
  },
  {
    clause: "eat.blue-empty",
    caption: {
      en: "One piece in reserve and two blue apples in a single move. The first makes the serpent grow, the second no longer does.",
      fr: "Un pion en réserve et deux pommes bleues dans le même mouvement. La première fait grandir le serpent, la seconde non.",
    },
    options: { bodies: 5 },
    position: "move:red d5.WWSS.E.1.a i5.NNNN.S.1.a e5,g5 - - 0 2 30",
    play: "EEE",
    becomes: "move:yellow g5.WWWWW.E.0.a i5.NNNN.S.1.a - - - 0 0 31",
  },
];
