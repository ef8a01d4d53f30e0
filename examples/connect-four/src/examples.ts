import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";

/** At least one example per clause, in the order of the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  {
    clause: "setup.first",
    caption: { en: "Red drops the first disc.", fr: "Les rouges lâchent le premier jeton." },
    position: "drop:1 7/7/7/7/7/7",
    play: "d",
    becomes: "drop:2 7/7/7/7/7/3r3",
  },
  {
    clause: "drop.column",
    caption: {
      en: "Yellow answers in the same column: the disc comes to rest on the red one.",
      fr: "Les jaunes répondent dans la même colonne : leur jeton s’arrête sur le rouge.",
    },
    position: "drop:2 7/7/7/7/7/3r3",
    play: "d",
    becomes: "drop:1 7/7/7/7/3y3/3r3",
  },
  {
    clause: "drop.column",
    caption: { en: "No disc hangs in the air.", fr: "Aucun jeton ne reste en l’air." },
    position: "drop:2 7/7/7/7/3r3/7",
    rejected: true,
  },
  {
    clause: "drop.full",
    caption: { en: "One cell of column d is left.", fr: "Il reste une case dans la colonne d." },
    position: "drop:2 7/3r3/3y3/3r3/3y3/3r3",
    play: "d",
    becomes: "drop:1 3y3/3r3/3y3/3r3/3y3/3r3",
  },
  {
    clause: "drop.full",
    caption: {
      en: "Column d holds six discs: every other column is open.",
      fr: "La colonne d compte six jetons : toutes les autres restent ouvertes.",
    },
    position: "drop:1 3y3/3r3/3y3/3r3/3y3/3r3",
    legal: ["a", "b", "c", "e", "f", "g"],
  },
  {
    clause: "drop.full",
    caption: { en: "A seventh disc does not fit.", fr: "Un septième jeton n’entre pas." },
    position: "drop:1 3y3/3r3/3y3/3r3/3y3/3r3",
    refused: "d",
  },
  {
    clause: "end.line",
    caption: {
      en: "The gap at c1 closes a row of four: red wins.",
      fr: "Le trou en c1 se comble et quatre rouges s’alignent : ils gagnent.",
    },
    position: "drop:1 7/7/7/7/yy1y3/rr1r3",
    play: "c",
    becomes: "over:1!end.line 7/7/7/7/yy1y3/rrrr3",
  },
  {
    clause: "end.line",
    caption: { en: "Four in a column win as well.", fr: "Quatre dans une colonne gagnent aussi." },
    position: "drop:2 7/7/7/y6/y2r3/y1rr2r",
    play: "a",
    becomes: "over:2!end.line 7/7/y6/y6/y2r3/y1rr2r",
  },
  {
    clause: "end.line",
    caption: { en: "So does a diagonal.", fr: "Une diagonale aussi." },
    position: "drop:1 7/7/7/2ryy2/1ryyr2/ryryr2",
    play: "d",
    becomes: "over:1!end.line 7/7/3r3/2ryy2/1ryyr2/ryryr2",
  },
  {
    clause: "end.line",
    caption: {
      en: "A line counts even when it fills the grid: yellow wins.",
      fr: "Un alignement compte même s’il remplit la grille : les jaunes gagnent.",
    },
    position: "drop:2 rrr1yyy/ryryrry/yyyrryy/rryyyrr/yryrryr/yrrryry",
    play: "d",
    becomes: "over:2!end.line rrryyyy/ryryrry/yyyrryy/rryyyrr/yryrryr/yrrryry",
  },
  {
    clause: "end.full",
    caption: {
      en: "The last of 42 discs makes no line: a draw.",
      fr: "Le dernier des 42 jetons n’aligne rien : partie nulle.",
    },
    position: "drop:2 ryrr1yr/yyyrryy/yrryrrr/ryyrryy/yryyyrr/yrrryry",
    play: "e",
    becomes: "over:draw!end.full ryrryyr/yyyrryy/yrryrrr/ryyrryy/yryyyrr/yrrryry",
  },
];
