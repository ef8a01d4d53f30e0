import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

/** A yellow adult of five pieces along the right-hand border, out of the way. */
const YELLOW = "i5.NNNN.S.4.a";
const ALONE = `move:red e5..N.4.j ${YELLOW} - c3,c7,g3,g7 - 0 2 20`;
const PAIR = `move:red e5.W.E.4.j ${YELLOW} - c3,c7,g3 - 0 0 21`;
const COIL = `move:red d4.WSE.E.4.j ${YELLOW} - g7 - 0 1 24`;
const WALLED = "move:red e5.W.E.4.j i6.NNN.S.4.j - c3,f5,g3 e6 0 0 21";
const FIVE = `move:red e4.WWSS.E.4.a ${YELLOW} - - - 0 3 30`;
const EDGE = `move:red e8.S.N.4.j ${YELLOW} - c3,c7,g3 - 0 5 22`;

export const moving: readonly Example<ClauseId>[] = [
  {
    clause: "move.steps",
    caption: {
      en: "A lone head makes one step.",
      fr: "Une tête seule fait un pas.",
    },
    position: ALONE,
    play: "E",
    becomes: `move:yellow f5..E.4.j ${YELLOW} - c3,c7,g3,g7 - 0 3 21`,
  },
  {
    clause: "move.steps",
    caption: {
      en: "Three pieces make two steps.",
      fr: "Trois pions font deux pas.",
    },
    position: `move:red e5.WW.E.4.j ${YELLOW} - c3,g3 - 0 0 24`,
    play: "NE",
    becomes: `move:yellow f6.WS.E.4.j ${YELLOW} - c3,g3 - 0 1 25`,
  },
  {
    clause: "move.steps",
    caption: {
      en: "The whole serpent, nine pieces, makes five steps.",
      fr: "Le serpent au complet, neuf pions, fait cinq pas.",
    },
    position: `move:red d4.SSWNNNEE.N.0.a ${YELLOW} - - - 0 0 60`,
    play: "EENNN",
    becomes: `move:yellow f7.SSSWWSSW.N.0.a ${YELLOW} - - - 0 1 61`,
  },
  {
    clause: "move.steps",
    caption: {
      en: "Two pieces when the turn begins, so one step. That the apple makes them three changes nothing this turn.",
      fr: "Deux pions au début du tour, donc un pas. La pomme en fait trois, mais cela ne change rien pour ce tour.",
    },
    position: `move:red e5.W.E.4.j ${YELLOW} - c3,c7,f5 - 0 0 21`,
    play: "E",
    becomes: `move:yellow f5.WW.E.4.j ${YELLOW} - c3,c7 - 0 0 22`,
  },
  {
    clause: "move.steps",
    caption: {
      en: "Two steps are one too many for two pieces.",
      fr: "Deux pas pour deux pions, c’est un de trop.",
    },
    position: PAIR,
    refused: "EE",
  },
  {
    clause: "move.follow",
    caption: {
      en: "Two steps north, one east. Each piece takes the place of the one before it, and the last two end where the first two were.",
      fr: "Deux pas vers le nord, un vers l’est. Chaque pion prend la place de celui qui le précède : les deux derniers finissent là où étaient les deux premiers.",
    },
    position: FIVE,
    play: "NNE",
    becomes: `move:yellow f6.WSSW.E.4.a ${YELLOW} - - - 0 4 31`,
  },
  {
    clause: "move.free",
    caption: {
      en: "All around the head is free, but for its own neck.",
      fr: "Autour de la tête, tout est libre, sauf la case de son propre cou.",
    },
    position: PAIR,
    legal: ["N", "E", "S"],
  },
  {
    clause: "move.free",
    caption: {
      en: "A free cell is free, whatever lies around it. The head slips in between two yellow apples.",
      fr: "Une case libre est libre, quoi qu’il y ait autour. La tête se glisse entre deux pommes jaunes.",
    },
    position: "move:red e5.W.E.4.j i7.NN.S.4.j - c3,c7,g3 f4,f6 0 0 21",
    play: "E",
    becomes: "move:yellow f5.W.E.4.j i7.NN.S.4.j - c3,c7,g3 f4,f6 0 1 22",
  },
  {
    clause: "move.own-body",
    caption: {
      en: "The head goes round to e3. The tail was there when the turn began, but it left with the first step.",
      fr: "La tête contourne par e4 et arrive en e3. La queue y était au début du tour, mais elle en est partie au premier pas.",
    },
    position: `move:red d4.WSEE.E.4.a ${YELLOW} - - - 0 1 30`,
    play: "ESE",
    becomes: `move:yellow f3.WNWW.E.4.a ${YELLOW} - - - 0 2 31`,
  },
  {
    clause: "move.own-body",
    caption: {
      en: "The tail on d3 would be gone a moment later, but the head goes first and finds it there.",
      fr: "La queue, en d3, s’en irait l’instant d’après, mais la tête passe en premier et l’y trouve.",
    },
    position: COIL,
    refused: "SS",
  },
  {
    clause: "move.own-body",
    caption: {
      en: "Two pieces cannot go backwards: the neck is in the way.",
      fr: "Deux pions ne reculent pas : le cou barre le passage.",
    },
    position: PAIR,
    refused: "W",
  },
  {
    clause: "move.own-body",
    caption: {
      en: "The same way round to e3, but with a blue apple to eat on e4. The serpent grows, the tail stays where it is, and e3 is not free.",
      fr: "Le même détour vers e3, mais avec une pomme bleue à manger en e4. Le serpent grandit, la queue reste sur place : e3 n’est pas libre.",
    },
    position: `move:red d4.WSEE.E.4.a ${YELLOW} e4 - - 0 1 30`,
    refused: "ESE",
  },
  {
    clause: "move.enemy-apple",
    caption: {
      en: "East lies a red apple, north a yellow one. The red serpent may go east or south.",
      fr: "À l’est, une pomme rouge ; au nord, une jaune. Le serpent rouge peut aller à l’est ou au sud.",
    },
    position: WALLED,
    legal: ["E", "S"],
  },
  {
    clause: "move.enemy-apple",
    caption: {
      en: "The apple on e6 is yellow, so it bars the way for red.",
      fr: "La pomme en e6 est jaune : elle barre la route à rouge.",
    },
    position: WALLED,
    refused: "N",
  },
  {
    clause: "move.enemy-apple",
    caption: {
      en: "The first step is fine; the second would enter the yellow apple on f6.",
      fr: "Le premier pas convient ; le second irait sur la pomme jaune en f6.",
    },
    position: "move:red e5.WW.E.4.j i6.NNN.S.4.j - c3,g3 f6 0 0 24",
    refused: "EN",
  },
  {
    clause: "move.off-grid",
    caption: {
      en: "In the corner only one way is left: along the border.",
      fr: "Dans l’angle, il ne reste qu’une issue : le long du bord.",
    },
    position: `move:red a1.N.S.4.j ${YELLOW} - c3,c7,g3 - 0 4 22`,
    legal: ["E"],
  },
  {
    clause: "move.off-grid",
    caption: {
      en: "West of a1 there is nothing.",
      fr: "À l’ouest de a1, il n’y a rien.",
    },
    position: `move:red a1.N.S.4.j ${YELLOW} - c3,c7,g3 - 0 4 22`,
    refused: "W",
  },
  {
    clause: "move.off-grid",
    caption: {
      en: "Two steps are too many for two pieces anyway, but each step is looked at first. The second leaves the grid.",
      fr: "Pour deux pions, deux pas sont de toute façon de trop ; mais on examine d’abord chaque pas, et le second sort de la grille.",
    },
    position: EDGE,
    refused: "NN",
  },
  {
    clause: "move.reverse",
    caption: {
      en: "The red head has come from the south. It may go on in any direction but that.",
      fr: "La tête rouge vient du sud. Elle peut repartir dans toutes les directions, sauf celle-là.",
    },
    position: ALONE,
    legal: ["N", "E", "W"],
  },
  {
    clause: "move.reverse",
    caption: {
      en: "There is no body to block the way, yet stepping south again would be going backwards.",
      fr: "Aucun corps ne barre la route, mais repartir vers le sud serait faire marche arrière.",
    },
    position: ALONE,
    refused: "S",
  },
  {
    clause: "move.reverse",
    caption: {
      en: "Nothing was ever behind a head that has not moved: all ways are open that the grid leaves.",
      fr: "Une tête qui n’a pas encore bougé n’a rien derrière elle : toutes les directions qu’offre la grille sont permises.",
    },
    position: "move:yellow e2..N.4.j a5..-.4.j - c3,c7,g3,g7 e5,e7,h4,h6 0 1 1",
    legal: ["N", "E", "S"],
  },
  {
    clause: "move.must",
    caption: {
      en: "Three pieces, so two steps. South and then east is the one path of two steps that stays on the grid and off the yellow apple.",
      fr: "Trois pions, donc deux pas. Sud puis est : c’est le seul chemin de deux pas qui reste sur la grille et évite la pomme jaune.",
    },
    position: "move:red a2.NN.S.4.j i6.NNN.S.4.j - d7,g3 b2 0 0 24",
    legal: ["SE"],
  },
  {
    clause: "move.must",
    caption: {
      en: "Five pieces must make three steps. Two are not enough.",
      fr: "Cinq pions doivent faire trois pas. Deux ne suffisent pas.",
    },
    position: FIVE,
    refused: "NN",
  },
];
