import type { Words } from "@serpentarium/core";
import { FIRST_SEAT_RULES, MAX_GAMES, type SeriesPlan } from "@serpentarium/core/series";
import type { ArgsDef } from "citty";
import { requireInteger, requireOneOf } from "./arguments.ts";

/** The options for a series of games. */
export const seriesArgs = (words: Words) =>
  ({
    games: {
      type: "string",
      default: "1",
      valueHint: "n",
      description: words.text("cli.arguments.games"),
    },
    first: {
      type: "string",
      default: "fixed",
      valueHint: FIRST_SEAT_RULES.join("|"),
      description: words.text("cli.arguments.first"),
    },
  }) as const satisfies ArgsDef;

/** The plan of a series from the arguments. @throws CommandError usage error */
export const readPlan = (games: string, first: string): SeriesPlan => ({
  games: requireInteger("--games", games, 1, MAX_GAMES),
  first: requireOneOf("--first", first, FIRST_SEAT_RULES),
});
