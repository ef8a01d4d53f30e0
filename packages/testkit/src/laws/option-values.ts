import {
  type AnyPosition,
  createRandom,
  type Example,
  type Game,
  parseTable,
  redactPosition,
  type Table,
} from "@serpentarium/core";
import { defaultOf, type OptionField } from "@serpentarium/core/options";
import { dequal } from "dequal/lite";
import { firstDefined } from "../data.ts";
import { type Law, onWholePlayout } from "../law.ts";
import { relaxedOptions } from "../option-cases.ts";
import { MAX_ACTIONS, type Playout, runPlayout } from "../playout.ts";

/** The number of playouts with each value. */
const PLAYOUTS = 2;
/** The number of compared playouts before an option counts as having no effect. */
const COMPARED_PLAYOUTS = 40;

/** The values of an option to play with: both bounds, every choice, and no limit. */
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

/** What players notice of a playout: the first scene, the positions, their view by all seats, and the legal actions. */
const traceOf = ({ game, table, steps }: Playout): string => {
  const withoutTable = ({ table: _table, ...position }: AnyPosition) => position;
  const seen = steps.map(({ position, legal }) => [
    withoutTable(position),
    withoutTable(redactPosition(game, position, "everyone")),
    legal,
  ]);
  return JSON.stringify([game.scene(game.start(table), "wide"), ...seen]);
};

/** Checks that a playout with a value of an option ends. */
function checkPlayout({ game, table, steps, error }: Playout, given: string): string | undefined {
  if (error !== undefined) return `with ${given}, ${error}`;
  const longest = game.maxActions(table);
  return longest !== null && steps.length - 1 > longest
    ? `with ${given}, the game is not over after the declared maximum of ${longest} actions`
    : undefined;
}

interface ValueTable {
  /** The option and its value, for messages. */
  readonly given: string;
  readonly table: Table;
}

/** A table with each extreme value of an option, followed by its default. */
function tablesWith(game: Game, seats: number, name: string, field: OptionField): readonly ValueTable[] {
  const others = relaxedOptions(name, game.options.fields);
  return [defaultOf(field, seats), ...valuesOf(field)].flatMap((value) => {
    const table = parseTable(game, { ...others, [name]: value }, seats);
    return table.ok ? [{ given: `${name}: ${JSON.stringify(value)}`, table: table.value }] : [];
  });
}

const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, seed) => seed);

/** Whether the values of an option change some game. */
const changesGames = (game: Game, name: string, field: OptionField): boolean => {
  const tables = tablesWith(game, game.seats.min, name, field);
  return seeds(COMPARED_PLAYOUTS).some(
    (seed) => new Set(tables.map(({ table }) => traceOf(play(game, table, seed)))).size > 1,
  );
};

/** Finds an option that no example sets, and that changes no game. Options with rare effects need an example. */
export function findIdleOption(game: Game, examples: readonly Example[]): string | undefined {
  const shown = new Set(examples.flatMap(({ options = {} }) => Object.keys(options)));
  return Object.entries<OptionField>(game.options.fields).find(
    ([name, field]) => !shown.has(name) && !changesGames(game, name, field),
  )?.[0];
}

/** A game can be played with the extreme values of every option. */
export const optionValues: Law = {
  id: "option-values",
  title: { id: "laws.option-values" },
  once: true,
  check: onWholePlayout(({ game, table }) => {
    const played = ({ given, table: other }: ValueTable) =>
      firstDefined(seeds(PLAYOUTS).map((seed) => () => checkPlayout(play(game, other, seed), given)));
    // other laws report problems with the default values
    if (played({ given: "", table })) return undefined;
    const fields = Object.entries<OptionField>(game.options.fields);
    const tables = fields.flatMap(([name, field]) => tablesWith(game, table.seats, name, field));
    // the same table with the same seeds would repeat the playouts above
    const others = tables.filter((each) => !dequal(each.table, table));
    return firstDefined(others.map((each) => () => played(each)));
  }),
};
