import { FIRST_SEATS, MOST_GAMES, type SeriesPlan } from "@serpentarium/core/series";
import type { ArgsDef } from "citty";
import { oneOf, wholeNumber } from "./arguments.ts";
import type { Terminal } from "./terminal.ts";

/** The options that play several games in a row. */
export const seriesArgs = ({ say }: Pick<Terminal, "say">) =>
  ({
    games: {
      type: "string",
      default: "1",
      valueHint: "n",
      description: say({
        en: "so many games in a row, their points added up",
        fr: "autant de parties d’affilée, points additionnés",
      }),
    },
    first: {
      type: "string",
      default: "fixed",
      valueHint: FIRST_SEATS.join("|"),
      description: say({
        en: "who sits at the first seat in them: always the same player, or each in turn",
        fr: "qui y occupe la première place : toujours le même joueur, ou chacun à son tour",
      }),
    },
  }) as const satisfies ArgsDef;

/** The plan that the arguments ask for. @throws CommandError wrong use */
export const readPlan = (games: string, first: string): SeriesPlan => ({
  games: wholeNumber("--games", games, 1, MOST_GAMES),
  first: oneOf("--first", first, FIRST_SEATS),
});
