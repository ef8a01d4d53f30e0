import {
  type AnyPosition,
  createRandom,
  type Game,
  parseTable,
  redactPosition,
  type Table,
} from "@serpentarium/core";
import { defaultOf, type OptionField } from "@serpentarium/core/options";
import { firstDefined } from "../data.ts";
import { type Law, onWholePlayout } from "../law.ts";
import { MAX_ACTIONS, type Playout, runPlayout } from "../playout.ts";
import { relaxedOptions } from "./option-cases.ts";

/** Playouts that are compared before an option is said to change nothing. */
const PLAYOUTS = 40;

/** Playouts with the default values, which must be sound. */
const DEFAULT_PLAYOUTS = 6;

/** The values of an option that a playout tries: both bounds, every choice, and no limit. */
function valuesOf(field: OptionField): readonly unknown[] {
  if (field.kind === "choice") return field.values;
  if (field.kind === "integer") return [field.min, field.max, ...(field.nullable ? [null] : [])];
  const { counts, max } = field;
  return [Object.fromEntries(Object.keys(counts).map((kind) => [kind, max]))];
}

const play = (game: Game, table: Table, seed: number): Playout => {
  const random = createRandom(`options/${seed}`);
  const longest = Math.min(game.maxActions(table) ?? MAX_ACTIONS, MAX_ACTIONS);
  return runPlayout(game, table, (listed, index) =>
    // one more action than declared shows that the game is too long
    index > longest ? undefined : random.integer(Math.max(listed, 1)),
  );
};

/** What players notice of a playout: the first scene, the positions, what all seats see of them, and what is legal. */
const traceOf = ({ game, table, steps }: Playout): string => {
  const withoutTable = ({ table: _table, ...position }: AnyPosition) => position;
  const seen = steps.map(({ position, legal }) => [
    withoutTable(position),
    withoutTable(redactPosition(game, position, "everyone")),
    legal,
  ]);
  return JSON.stringify([game.scene(game.start(table), "wide"), ...seen]);
};

/** Checks that a playout with a value of an option goes on to its end. */
function checkPlayout({ game, table, steps, error }: Playout, given: string): string | undefined {
  if (error !== undefined) return `with ${given}, ${error}`;
  const longest = game.maxActions(table);
  return longest !== null && steps.length - 1 > longest
    ? `with ${given}, the game is not over after the declared maximum of ${longest} actions`
    : undefined;
}

function checkOption(game: Game, seats: number, name: string, field: OptionField): string | undefined {
  const others = relaxedOptions(name, game.options.fields);
  const tables = [defaultOf(field, seats), ...valuesOf(field)].flatMap((value) => {
    const table = parseTable(game, { ...others, [name]: value }, seats);
    return table.ok ? [{ given: `${name}: ${JSON.stringify(value)}`, table: table.value }] : [];
  });
  for (let seed = 0; seed < PLAYOUTS; seed++) {
    const playouts = tables.map(({ table }) => play(game, table, seed));
    const problem = firstDefined(
      playouts.map((playout, i) => () => checkPlayout(playout, tables[i]?.given ?? "")),
    );
    if (problem) return problem;
    if (new Set(playouts.map(traceOf)).size > 1) return undefined;
  }
  return `${name} changes nothing: its values lead to the same ${PLAYOUTS} games`;
}

/** A game can be played with the extreme values of every option, and players notice which one they have chosen. */
export const optionValues: Law = {
  id: "option-values",
  title: {
    en: "games with the lowest and the highest value of each option reach their end, and differ",
    fr: "avec la plus petite et la plus grande valeur de chaque option, les parties finissent, et diffèrent",
  },
  once: true,
  check: onWholePlayout(({ game, table }) => {
    const { seats } = table;
    // other laws report what is wrong with the default values, too
    for (let seed = 0; seed < DEFAULT_PLAYOUTS; seed++)
      if (checkPlayout(play(game, table, seed), "") !== undefined) return undefined;
    return firstDefined(
      Object.entries<OptionField>(game.options.fields).map(
        ([name, field]) =>
          () =>
            checkOption(game, seats, name, field),
      ),
    );
  }),
};
