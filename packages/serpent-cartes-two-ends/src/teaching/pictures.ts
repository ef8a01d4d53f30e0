import type { TeachingPicture } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";
import { MEET } from "./rows.ts";

/** The game in six pictures from one race, in order. */
export const pictures: readonly TeachingPicture<ClauseId>[] = [
  {
    clauses: ["ends.two", "setup.row"],
    title: { en: "Two ends, two starts", fr: "Deux bouts, deux départs" },
    caption: {
      en: "This is Le serpent, run from both sides. Red starts at card 1 and wants to reach the last card; yellow starts at the last card and wants to reach card 1.",
      fr: "C’est Le serpent, couru des deux côtés. Rouge part de la carte 1 et vise la dernière ; jaune part de la dernière et vise la carte 1.",
    },
    position: `first:chance ${MEET} 0,0 0`,
  },
  {
    clauses: ["turn.enter", "ends.mirror"],
    title: { en: "Counting down", fr: "Compter à l’envers" },
    caption: {
      en: "Yellow enters on card 32, a seven: seven on to 25. There lies a nine: nine on to 16, an ace, and there it rests. For yellow, forward is down.",
      fr: "Jaune entre sur la carte 32, un sept : sept de plus, la 25. C’est un neuf : neuf de plus, la 16, un as, où il s’arrête. Pour jaune, avancer, c’est descendre.",
    },
    position: `advance:2 ${MEET} 1,0 1`,
    play: "go",
  },
  {
    clauses: ["turn.advance", "turn.chain"],
    title: { en: "Meanwhile, counting up", fr: "L’autre compte à l’endroit" },
    caption: {
      en: "Red goes the usual way: one step to the eight on card 2, eight on to the queen on 10. The same cards, read from the other side.",
      fr: "Rouge va comme d’habitude : un pas jusqu’au huit de la carte 2, huit de plus jusqu’à la dame de la 10. Les mêmes cartes, lues de l’autre côté.",
    },
    position: `advance:1 ${MEET} 1,16 2`,
    play: "go",
  },
  {
    clauses: ["turn.overshoot", "ends.mirror"],
    title: { en: "Too far, and home again", fr: "Trop loin, retour au départ" },
    caption: {
      en: "Yellow’s goal is card 1. The nine on card 7 is too much: past card 1 and back to 4, and numbers push it all the way home, to 31.",
      fr: "Le but de jaune est la carte 1. Le neuf de la carte 7, c’est trop : il la dépasse, revient à la 4, et les nombres le renvoient jusque chez lui, à la 31.",
    },
    position: `advance:2 ${MEET} 10,16 3`,
    play: "go",
  },
  {
    clauses: ["ends.meeting", "turn.collision"],
    title: { en: "Head-on", fr: "Nez à nez" },
    caption: {
      en: "Red comes to 31 as well, and drives yellow out: back to the start, at yellow’s own end. Only where a pawn comes to rest it drives out; to pass is not to meet.",
      fr: "Rouge arrive lui aussi à la 31, et chasse jaune : retour au départ, à son propre bout. On ne chasse que là où l’on s’arrête ; se croiser n’est pas se rencontrer.",
    },
    position: `advance:1 ${MEET} 10,31 4`,
    play: "go",
  },
  {
    clauses: ["end.goal"],
    title: { en: "The other end wins", fr: "L’autre bout, et gagné" },
    caption: {
      en: "One step from 31, and red is exactly on card 32. Each goal is the other one’s start, but no pawn is driven out there: the game is over.",
      fr: "Un pas depuis la 31, et rouge est pile sur la carte 32. Le but de l’un est le départ de l’autre, mais personne n’y est chassé : la partie est finie.",
    },
    position: `advance:1 ${MEET} 31,16 6`,
    play: "go",
  },
];
