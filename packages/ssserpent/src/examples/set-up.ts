import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const BLUE = "c3,c7,g3,g7";
const APPLES = "b5,e3,e7,h5 b2,d5,f5,h8";
const DEALT = `${BLUE} ${APPLES} 0 0 0`;
const FIRST_BLUE = "blue:yellow -.4 -.4 e5 - - 0 0 0";
const READY = `first:chance e1..-.4.j e9..-.4.j ${DEALT}`;
const HEADS = `heads:red -.4 -.4 ${DEALT}`;
const REPLANT = "replant:red e5.SSSS.N.4.a g7.NE.S.4.j - - c5 1 0 40";

const CROWDED = { size: 7, blueApples: 8 };
const FULL = "b3,b5,d2,d4,d6,f3,f5";

export const setUp: readonly Example<ClauseId>[] = [
  {
    clause: "setup.order",
    caption: {
      en: "Player 1 has placed a blue apple. Now it is player 2’s turn to place one.",
      fr: "Le joueur 1 a posé une pomme bleue. C’est au joueur 2 d’en poser une.",
    },
    position: "blue:red -.4 -.4 - - - 0 0 0",
    play: "e5",
    becomes: FIRST_BLUE,
  },
  {
    clause: "setup.order",
    caption: {
      en: "Player 2 lays the last blue apple. The coloured ones follow, and player 1 begins again.",
      fr: "Le joueur 2 pose la dernière pomme bleue. Viennent les pommes de couleur, et le joueur 1 recommence.",
    },
    position: "blue:yellow -.4 -.4 c3,c7,g3 - - 0 0 0",
    play: "g7",
    becomes: `apples:red -.4 -.4 ${BLUE} - - 0 0 0`,
  },
  {
    clause: "setup.order",
    caption: {
      en: "Two apples lie, so each player has placed one. It cannot be player 2’s turn.",
      fr: "Deux pommes sont posées, une par joueur. Ce ne peut pas être au joueur 2.",
    },
    position: "blue:yellow -.4 -.4 c3,c7 - - 0 0 0",
    rejected: true,
  },
  {
    clause: "setup.blue",
    caption: {
      en: "The third blue apple goes on g3; player 1 has placed both of its two. One more, and the blue ones are done.",
      fr: "La troisième pomme bleue va en g3 : le joueur 1 a posé ses deux. Encore une, et les bleues y sont toutes.",
    },
    position: "blue:red -.4 -.4 c3,c7 - - 0 0 0",
    play: "g3",
    becomes: "blue:yellow -.4 -.4 c3,c7,g3 - - 0 0 0",
  },
  {
    clause: "setup.blue",
    caption: {
      en: "With the option of no blue apples, the first apple to be placed is a yellow one.",
      fr: "Avec l’option sans pommes bleues, la première pomme posée est une jaune.",
    },
    options: { blueApples: 0 },
    position: "apples:red -.4 -.4 - - - 0 0 0",
    play: "e5",
    becomes: "apples:yellow -.4 -.4 - - e5 0 0 0",
  },
  {
    clause: "setup.apples",
    caption: {
      en: "Player 1, who plays red, lays a yellow apple: far from where the yellow serpent would like it.",
      fr: "Le joueur 1, qui a les rouges, pose une pomme jaune : là où elle arrange le moins le serpent jaune.",
    },
    position: `apples:red -.4 -.4 ${BLUE} b5,e3 b2,d5 0 0 0`,
    play: "h8",
    becomes: `apples:yellow -.4 -.4 ${BLUE} b5,e3 b2,d5,h8 0 0 0`,
  },
  {
    clause: "setup.apples",
    caption: {
      en: "Player 2 lays the fourth red apple. All the apples are down, and the heads come next.",
      fr: "Le joueur 2 pose la quatrième pomme rouge. Toutes les pommes y sont ; place aux têtes.",
    },
    position: `apples:yellow -.4 -.4 ${BLUE} b5,e3,e7 b2,d5,f5,h8 0 0 0`,
    play: "h5",
    becomes: HEADS,
  },
  {
    clause: "place.apple",
    caption: {
      en: "The cells beside e5 are closed, and so is the whole border. The diagonal neighbours of e5 are open.",
      fr: "Les cases qui touchent e5 par un côté sont interdites, tout comme le bord. Celles qui la touchent en diagonale sont permises.",
    },
    position: FIRST_BLUE,
    among: ["d4", "d6", "f4", "f6"],
    never: ["e4", "e6", "d5", "f5", "e5", "e1", "e9", "a5", "i5"],
  },
  {
    clause: "place.apple",
    caption: {
      en: "An apple corner to corner with another is all right.",
      fr: "Une pomme qui en touche une autre par le coin, c’est permis.",
    },
    position: FIRST_BLUE,
    play: "d4",
    becomes: "blue:red -.4 -.4 d4,e5 - - 0 0 0",
  },
  {
    clause: "place.apple",
    caption: {
      en: "e6 is right beside the apple on e5.",
      fr: "La case e6 touche la pomme posée en e5.",
    },
    position: FIRST_BLUE,
    refused: "e6",
  },
  {
    clause: "place.apple",
    caption: {
      en: "No apple on the border, not even far from every other.",
      fr: "Pas de pomme sur le bord, même loin de toutes les autres.",
    },
    position: FIRST_BLUE,
    refused: "a5",
  },
  {
    clause: "place.apple",
    caption: { en: "e5 is taken already.", fr: "La case e5 est déjà prise." },
    position: FIRST_BLUE,
    refused: "e5",
  },
  {
    clause: "place.apple",
    caption: {
      en: "The colours make no difference: a yellow apple on c4 would touch the blue one on c3.",
      fr: "Les couleurs n’y changent rien : une pomme jaune en c4 toucherait la bleue en c3.",
    },
    position: `apples:red -.4 -.4 ${BLUE} - - 0 0 0`,
    refused: "c4",
  },
  {
    clause: "place.apple",
    caption: {
      en: "Later in the game: d5 is beside the apple on c5 and beside the red head as well. The first rule that it breaks is the one about apples.",
      fr: "Plus tard dans la partie : d5 touche à la fois la pomme en c5 et la tête rouge. La première règle enfreinte est celle des pommes.",
    },
    position: REPLANT,
    refused: "d5",
  },
  {
    clause: "place.head-clear",
    caption: {
      en: "Only heads keep apples away. On d4 the apple touches the body of the red serpent, and its head by the corner alone.",
      fr: "Seules les têtes éloignent les pommes. En d4, la pomme touche le corps du serpent rouge, et sa tête seulement par le coin.",
    },
    position: REPLANT,
    play: "d4",
    becomes: "move:yellow e5.SSSS.N.4.a g7.NE.S.4.j - - c5,d4 0 0 40",
  },
  {
    clause: "place.head-clear",
    caption: {
      en: "e6 is right in front of the red head.",
      fr: "La case e6 est juste devant la tête rouge.",
    },
    position: REPLANT,
    refused: "e6",
  },
  {
    clause: "place.head-clear",
    caption: {
      en: "The yellow head keeps the cells around it clear in the same way, here f7.",
      fr: "La tête jaune garde elle aussi ses abords libres, comme ici f7.",
    },
    position: REPLANT,
    refused: "f7",
  },
  {
    clause: "setup.heads",
    caption: {
      en: "Player 1 places the yellow head, in the middle of the far border.",
      fr: "Le joueur 1 pose la tête jaune, au milieu du bord opposé.",
    },
    position: HEADS,
    play: "e9",
    becomes: `heads:yellow -.4 e9..-.4.j ${DEALT}`,
  },
  {
    clause: "setup.heads",
    caption: {
      en: "Player 2 puts the red head right beside the yellow one. Between heads there need be no gap.",
      fr: "Le joueur 2 pose la tête rouge juste à côté de la jaune. Entre les têtes, aucun écart n’est exigé.",
    },
    position: `heads:yellow -.4 e9..-.4.j ${DEALT}`,
    play: "d9",
    becomes: `first:chance d9..-.4.j e9..-.4.j ${DEALT}`,
  },
  {
    clause: "setup.heads",
    caption: {
      en: "b1 is on the border, but the apple on b2 is right beside it.",
      fr: "La case b1 est bien sur le bord, mais la pomme en b2 la touche.",
    },
    position: HEADS,
    refused: "b1",
  },
  {
    clause: "setup.heads",
    caption: {
      en: "e5 lies in the middle of the grid. A head starts from the border.",
      fr: "La case e5 est au milieu de la grille. Une tête part du bord.",
    },
    position: HEADS,
    refused: "e5",
  },
  {
    clause: "setup.heads",
    caption: {
      en: "The yellow head is on e9 already: the red one needs a cell of its own.",
      fr: "La tête jaune est déjà en e9 : il faut une autre case à la rouge.",
    },
    position: `heads:yellow -.4 e9..-.4.j ${DEALT}`,
    refused: "e9",
  },
  {
    clause: "setup.stuck",
    caption: {
      en: "On a grid of 7, seven apples can fill all the room. After the one on f5, three red apples and two yellow ones go to the reserves.",
      fr: "Sur une grille de 7, sept pommes peuvent occuper toute la place. Après celle de f5, trois pommes rouges et deux jaunes vont aux réserves.",
    },
    options: { size: 7 },
    position: "apples:red -.4 -.4 b3,d2,d6,f3 b5 d4 0 0 0",
    play: "f5",
    becomes: "heads:red -.7 -.6 b3,d2,d6,f3 b5 d4,f5 0 0 0",
  },
  {
    clause: "setup.stuck",
    caption: {
      en: "The seventh of eight blue apples leaves no room. The eighth is out of the game, and all the coloured ones go to the reserves.",
      fr: "La septième pomme bleue sur huit ne laisse plus de place. La huitième quitte le jeu, et toutes celles de couleur vont aux réserves.",
    },
    options: CROWDED,
    position: "blue:red -.4 -.4 b3,b5,d2,d4,d6,f3 - - 0 0 0",
    play: "f5",
    becomes: `heads:red -.8 -.8 ${FULL} - - 0 0 0`,
  },
  {
    clause: "setup.stuck",
    caption: {
      en: "No yellow apple is on the grid when the yellow head is placed: the serpent starts as an adult.",
      fr: "Aucune pomme jaune n’est sur la grille quand la tête jaune y vient : le serpent débute adulte.",
    },
    options: CROWDED,
    position: `heads:red -.8 -.8 ${FULL} - - 0 0 0`,
    play: "g7",
    becomes: `heads:yellow -.8 g7..-.8.a ${FULL} - - 0 0 0`,
  },
  {
    clause: "setup.first",
    caption: {
      en: "Chance decides, with equal odds for both. Toss a coin and enter the result, or let chance draw.",
      fr: "Le hasard tranche, à chances égales. Lancez une pièce et saisissez le résultat, ou laissez tirer au sort.",
    },
    position: READY,
    legal: ["red", "yellow"],
  },
  {
    clause: "setup.first",
    caption: {
      en: "Yellow was drawn: player 2 makes the first move.",
      fr: "Le sort a désigné jaune : le joueur 2 joue le premier coup.",
    },
    position: READY,
    play: "yellow",
    becomes: `move:yellow e1..-.4.j e9..-.4.j ${DEALT}`,
  },
  {
    clause: "place.whole-game",
    caption: {
      en: "Red replants a yellow apple in the middle of the game, and everything holds as at set-up: off the border, beside no apple, beside no head.",
      fr: "Rouge replante une pomme jaune en pleine partie, et tout vaut comme à la mise en place : hors du bord, sans pomme ni tête à côté.",
    },
    position: REPLANT,
    among: ["b4", "b6", "d4", "f4", "f8", "h6"],
    never: ["a5", "i8", "b5", "c4", "c6", "d5", "e6", "f5", "f7", "g6", "h7", "h8"],
  },
  {
    clause: "place.whole-game",
    caption: {
      en: "Two apples side by side cannot stand in a later position either.",
      fr: "Deux pommes côte à côte ne peuvent pas exister non plus dans une position plus avancée.",
    },
    position: "move:yellow e5.SSSS.N.4.a g7.NE.S.4.j - - c4,c5 0 0 40",
    rejected: true,
  },
];
