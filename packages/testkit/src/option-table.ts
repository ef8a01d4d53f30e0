import type { Game, Language } from "@serpentarium/core";
import { defaultOf, type OptionField, type OptionValue } from "@serpentarium/core/options";
import { type Row, tablesIn } from "./markdown.ts";
import { listed, outOfOrder } from "./order.ts";

type Seated = Pick<Game, "options" | "seats">;

const SEATS: Readonly<Record<Language, (seats: number) => string>> = {
  en: (seats) => (seats === 1 ? "1 player" : `${seats} players`),
  fr: (seats) => (seats === 1 ? "1 joueur" : `${seats} joueurs`),
};

const formatValue = (value: OptionValue): string =>
  typeof value === "object" && value !== null
    ? Object.entries(value)
        .map(([kind, count]) => `${kind}: ${count}`)
        .join(", ")
    : String(value);

/**
 * A default as a rulebook gives it: `7`, `S: 60, C: 48` for counts, and `32 (2 players), 52 (3 players)` where it
 * depends on the number of seats.
 */
export function formatDefault(
  { seats: { min, max } }: Pick<Game, "seats">,
  field: OptionField,
  language: Language,
): string {
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const values = counts.map((seats) => formatValue(defaultOf(field, seats)));
  const [first = "", ...others] = values;
  if (others.every((value) => value === first)) return first;
  return values.map((value, i) => `${value} (${SEATS[language](min + i)})`).join(", ");
}

/** The text of a cell, whether it stands in backticks or not. */
const plain = (cell = ""): string => cell.replaceAll("`", "").replaceAll("\u00a0", " ");

const isHead = ({ cells: [cell] }: Row): boolean => plain(cell) === "Option";

/**
 * Holds the table of options of a rulebook against the game: the first column, headed `Option`, names them in their
 * order, the second gives the default. What is wrong, a line each; nothing when all is well.
 *
 * @param text - the whole of `rulebook/en.mdx` or `fr.mdx`
 */
export function checkOptionTable(game: Seated, text: string, language: Language): string | undefined {
  const fields: Readonly<Record<string, OptionField>> = game.options.fields;
  const names = Object.keys(fields);
  const [, ...rows] = tablesIn(text).find(([head]) => head && isHead(head)) ?? [];
  if (rows.length === 0 && names.length > 0)
    return `no table of options for ${names.join(", ")}: it begins with | Option | Default |, and has the name and the default of each in a row`;
  const wrong = rows.flatMap(({ number, cells: [name, value] }) => {
    const field = fields[plain(name)];
    const expected = field && formatDefault(game, field, language);
    return expected === undefined || plain(value) === expected
      ? []
      : [`${plain(name)}: line ${number} gives the default ${plain(value)}, not ${expected}`];
  });
  const named = rows.map(({ cells: [name] }) => plain(name));
  return listed([...outOfOrder(names, named, { part: "row", thing: "option" }), ...wrong]);
}
