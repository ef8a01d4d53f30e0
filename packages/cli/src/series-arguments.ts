import { FIRST_SEAT_RULES, MAX_GAMES, type SeriesPlan } from "@serpentarium/core/series";
import type { ArgsDef } from "citty";
import { requireInteger, requireOneOf } from "./arguments.ts";
import type { Translator } from "./terminal.ts";

/** The options for a series of games. */
export const seriesArgs = ({ translate }: Translator) =>
  ({
    games: {
      type: "string",
      default: "1",
      valueHint: "n",
      description: translate({
        en: "number of games to play in a row, with their points added up",
        fr: "autant de parties d’affilée, points additionnés",
      }),
    },
    first: {
      type: "string",
      default: "fixed",
      valueHint: FIRST_SEAT_RULES.join("|"),
      description: translate({
        en: "who takes the first seat: always the same player, or each in turn",
        fr: "qui y occupe la première place : toujours le même joueur, ou chacun à son tour",
      }),
    },
  }) as const satisfies ArgsDef;

/** The plan of a series from the arguments. @throws CommandError usage error */
export const readPlan = (games: string, first: string): SeriesPlan => ({
  games: requireInteger("--games", games, 1, MAX_GAMES),
  first: requireOneOf("--first", first, FIRST_SEAT_RULES),
});
