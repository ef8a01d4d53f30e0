import type { Game } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import { readWords } from "@serpentarium/core/words/node";
import {
  fillNumbers,
  type Line,
  numbersOf,
  numberWord,
  type Section,
  sectionsByClause,
} from "@serpentarium/rulebook";
import { lineName, stripCode, stripPlaceholders } from "./markdown.ts";
import { mentionsDigits, mentionsNumberWord } from "./mentions-number.ts";
import { clausesAbout, optionRows } from "./option-table.ts";
import { joinLines } from "./order.ts";
import { CORE } from "./words-files.ts";

type NumberedGame = Pick<Game, "clauses" | "options" | "seats">;

/** A number of a game, with its placeholder without braces. */
type Numbered = readonly [placeholder: string, number: number];

/** The numbers of an option. */
const numbersOfOption = (game: NumberedGame, option: string): readonly Numbered[] =>
  [...numbersOf(game)].flatMap(([placeholder, value]) =>
    placeholder.startsWith(`${option}.`) && typeof value === "number" ? [[placeholder, value] as const] : [],
  );

/** Returns what an author writes in a line beside placeholders, code, targets of links, names of seats and the numbers of lists. */
function proseReader({ seats }: NumberedGame, language: string): (line: Line) => string {
  const words = createWords(language, ...readWords(CORE, language));
  const names = Array.from({ length: seats.max }, (_, i) =>
    words.text("seat.numbered", { number: i + 1, form: "title" }),
  );
  const seat = new RegExp(`(?:${names.join("|")})(?!\\d)`, "giu");
  return ({ text }) =>
    stripPlaceholders(stripCode(text))
      .replaceAll(/\]\([^)]*\)/g, "]")
      .replace(/^\s*\d+[.)]\s/, "")
      .replaceAll(seat, "…");
}

const isOwn = ({ number, isCode }: Line): boolean => number !== undefined && !isCode;

/** Reports the numbers that the prose of a line has in digits. */
function findDigits(line: Line, prose: string, numbers: readonly Numbered[]): string[] {
  const found = [...new Set(numbers.map(([, number]) => number))].filter((number) =>
    mentionsDigits(prose, number),
  );
  return found.map((number) => {
    const same = numbers.filter(([, other]) => other === number).map(([placeholder]) => `{${placeholder}}`);
    return `${lineName(line)}: write ${same.join(" or ")} in place of ${number}`;
  });
}

/** Reports the defaults that a section has in words, unless it has their placeholders as well. */
function findWords(
  lines: readonly Line[],
  numbers: readonly Numbered[],
  language: string,
  proseOf: (line: Line) => string,
): string[] {
  const isPlaced = (placeholder: string): boolean =>
    lines.some(({ text }) => text.includes(`{${placeholder}}`) || text.includes(`{${placeholder} `));
  return numbers
    .filter(([placeholder]) => placeholder.includes(".default") && !isPlaced(placeholder))
    .flatMap(([placeholder, number]) => {
      const line = lines.find((one) => mentionsNumberWord(proseOf(one), number, language));
      const word = numberWord(number, language);
      return line ? [`${lineName(line)}: write {${placeholder} :spellout} in place of ${word}`] : [];
    });
}

/** Reports the numbers of all options that are written by hand. */
function findByHand(game: NumberedGame, rulebook: readonly Section[], language: string): string[] {
  const proseOf = proseReader(game, language);
  const sections = sectionsByClause(rulebook);
  return Object.keys(game.options.fields).flatMap((option) => {
    const numbers = numbersOfOption(game, option);
    // 0 and 1 are seldom those of the option
    const large = numbers.filter(([, number]) => number > 1);
    const inRows = optionRows(rulebook, option)
      .filter(({ line }) => isOwn(line))
      .flatMap(({ line, cells: [, ...cells] }) =>
        findDigits(line, stripPlaceholders(cells.join(" ")), numbers),
      );
    const inClauses = clausesAbout(option, rulebook, Object.keys(game.clauses)).flatMap((id) => {
      const lines = (sections.get(id)?.lines ?? []).slice(1).filter(isOwn);
      const digits = lines.flatMap((line) => findDigits(line, proseOf(line), large));
      return [...digits, ...findWords(lines, large, language, proseOf)].map((problem) => `${id}: ${problem}`);
    });
    return [...inRows, ...inClauses];
  });
}

/**
 * Checks the numbers of a rulebook that has placeholders such as `{size.default}`: each placeholder exists, and no default, minimum or
 * maximum of an option is written by hand in its row of the table of options, or in a section that has to do with it: one that the row
 * cites, or that names the option. Defaults in words are reported as well, unless the section has the placeholder too. Returns one problem
 * per line, or undefined. Inherited lines are checked for placeholders only.
 *
 * @param rulebook - its sections in one language, with their placeholders
 */
export function checkNumbers(
  game: NumberedGame,
  rulebook: readonly Section[],
  language: string,
): string | undefined {
  const unknown: string[] = [];
  const hasNumbers = (line: Line): boolean =>
    fillNumbers(line.text, game, language, (problem) => unknown.push(`${lineName(line)}: ${problem}`)) !==
    line.text;
  const numbered = rulebook
    .flatMap(({ lines }) => lines)
    .filter(({ isCode }) => !isCode)
    .filter(hasNumbers);
  return joinLines([...unknown, ...(numbered.some(isOwn) ? findByHand(game, rulebook, language) : [])]);
}
