import type { Game } from "@serpentarium/core";
import { defaultOf, type OptionField, type OptionValue } from "@serpentarium/core/options";
import { type Section, sectionsByClause } from "@serpentarium/rulebook";
import { lineName, type Row, tablesIn } from "./markdown.ts";
import { checkOrder, joinLines } from "./order.ts";

type OptionsAndSeats = Pick<Game, "options" | "seats">;

const formatValue = (value: OptionValue): string =>
  typeof value === "object" && value !== null
    ? Object.entries(value)
        .map(([kind, count]) => `${kind}: ${count}`)
        .join(", ")
    : String(value);

/**
 * Formats a default as in an English rulebook: `7`, `S: 60, C: 48` for counts, and `32 (2 players), 52 (3 players)` if it depends on the
 * number of seats.
 */
export function formatDefault({ seats: { min, max } }: Pick<Game, "seats">, field: OptionField): string {
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const values = counts.map((seats) => formatValue(defaultOf(field, seats)));
  const [first = "", ...others] = values;
  if (others.every((value) => value === first)) return first;
  return values.map((value, i) => `${value} (${min + i} ${min + i === 1 ? "player" : "players"})`).join(", ");
}

/** The text of a cell without backticks and no-break spaces. */
const stripMarkup = (cell = ""): string => cell.replaceAll("`", "").replaceAll("\u00a0", " ");

/** A default without the word for players, which depends on the language. */
const withoutPlayers = (value: string): string => value.replaceAll(/\((\d+)[^)]*\)/g, "($1)");

/** The rows of an option in the tables of options, which cite the clauses that it affects. */
export const optionRows = (rulebook: readonly Section[], option: string): readonly Row[] =>
  tablesIn(rulebook)
    .flat()
    .filter(({ cells: [name] }) => name === `\`${option}\``);

/**
 * The clauses that have to do with an option: those that its row in the table of options cites, and those whose section names it.
 *
 * @param clauses - the ids of all clauses
 */
export function clausesAbout(
  option: string,
  rulebook: readonly Section[],
  clauses: readonly string[],
): readonly string[] {
  const row = optionRows(rulebook, option)
    .flatMap(({ cells }) => cells)
    .join(" ");
  const sections = sectionsByClause(rulebook);
  return clauses.filter(
    (id) => row.includes(`\`${id}\``) || (sections.get(id)?.text ?? "").includes(`\`${option}\``),
  );
}

/** Whether a table is that of the options: it names one of them, whatever the language, or has the header of one. */
const isOptionTable = ([head, ...rows]: readonly Row[], names: readonly string[]): boolean =>
  rows.some(({ cells: [name] }) => names.includes(stripMarkup(name))) ||
  stripMarkup(head?.cells[0]) === "Option";

/**
 * Checks the table of options of a rulebook: the first column names the options in order, the second gives their defaults. Returns one problem per line, or undefined.
 *
 * @param rulebook - its sections in one language
 */
export function checkOptionTable(game: OptionsAndSeats, rulebook: readonly Section[]): string | undefined {
  const fields: Readonly<Record<string, OptionField>> = game.options.fields;
  const names = Object.keys(fields);
  const [, ...rows] = tablesIn(rulebook).find((table) => isOptionTable(table, names)) ?? [];
  if (rows.length === 0 && names.length > 0)
    return `no table of options for ${names.join(", ")}: expected one with a row per option, its name and its default first`;
  const wrongDefaults = rows.flatMap(({ line, cells: [name, value] }) => {
    const field = fields[stripMarkup(name)];
    const expected = field && formatDefault(game, field);
    return expected === undefined || withoutPlayers(stripMarkup(value)) === withoutPlayers(expected)
      ? []
      : [`${stripMarkup(name)}: ${lineName(line)} gives the default ${stripMarkup(value)}, not ${expected}`];
  });
  const named = rows.map(({ line, cells: [name] }) => ({
    name: stripMarkup(name),
    where: lineName(line),
  }));
  return joinLines([...checkOrder(names, named, { part: "row", thing: "option" }), ...wrongDefaults]);
}
