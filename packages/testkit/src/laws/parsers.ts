import type { AnyPosition, FailureCode, Game, Result, Table } from "@serpentarium/core";
import { describeThrown } from "../author-line.ts";
import { candidateTexts, mutatedPositionTexts } from "../candidates.ts";
import { firstDefined } from "../data.ts";
import type { CheckedWords } from "../game-words.ts";
import { atEachStep, type Law, lastStepByPhase, onWholePlayout } from "../law.ts";
import { checkMessage } from "../text-checks.ts";

const formatExcerpt = (text: string): string =>
  JSON.stringify(text.length > 30 ? `${text.slice(0, 30)}…` : text);

/** Checks that a parser accepts a text, or fails with an expected code and a message. */
function checkParser(
  parser: string,
  text: string,
  codes: readonly FailureCode[],
  words: readonly CheckedWords[],
  parse: (text: string) => Result<unknown>,
): string | undefined {
  try {
    const result = parse(text);
    if (result.ok) return undefined;
    if (!codes.includes(result.error.code))
      return `${parser}(${formatExcerpt(text)}) fails with "${result.error.code}", not "${codes[0]}"`;
    return checkMessage(`the message of ${parser}(${formatExcerpt(text)})`, result.error.message, words);
  } catch (error) {
    return `${parser}(${formatExcerpt(text)}) threw ${describeThrown(error)}`;
  }
}

/** In a simultaneous phase a text may also be the choice of a seat that has already chosen. */
const allowedCodes = (game: Game, { phase }: AnyPosition): readonly FailureCode[] =>
  game.phases[phase]?.kind === "simultaneous" ? ["notation", "not-your-turn"] : ["notation"];

const checkParseAction = (
  game: Game,
  position: AnyPosition,
  text: string,
  words: readonly CheckedWords[],
): string | undefined =>
  checkParser("parseAction", text, allowedCodes(game, position), words, (input) =>
    game.parseAction(input, position),
  );

const checkParsePosition = (
  game: Game,
  table: Table,
  text: string,
  words: readonly CheckedWords[],
): string | undefined =>
  checkParser("parsePosition", text, ["bad-position"], words, (input) => game.parsePosition(input, table));

export const parsers: Law = {
  id: "parsers",
  title: { id: "laws.parsers" },
  check: atEachStep((step, playout, words) => {
    const { game, table } = playout;
    const { position } = step;
    const actions = position.phase === "over" ? [] : candidateTexts(step, playout);
    return (
      firstDefined(actions.map((text) => () => checkParseAction(game, position, text, words))) ??
      firstDefined(
        mutatedPositionTexts(step, playout).map((text) => () => checkParsePosition(game, table, text, words)),
      )
    );
  }),
};

const HOSTILE_TEXTS = [
  "",
  " ",
  "\n",
  "\0",
  "🐍",
  "é",
  "-1",
  "1e999",
  "9".repeat(40),
  "__proto__",
  "constructor",
  "toString",
];

/** Texts of a given length, made of the characters of the notation. */
function longTexts(length: number, sample: string): string[] {
  const separators = [...new Set(sample.replaceAll(/[A-Za-z0-9]/g, ""))];
  return ["a", "1", ...separators, `${sample},`].flatMap((part) => {
    const text = part.repeat(Math.ceil(length / part.length)).slice(0, length);
    return [text, sample + text];
  });
}

/**
 * Checks a parser with hostile and long texts. Nothing is timed: a parser of more than linear time does not finish a megabyte before the
 * test times out.
 */
const checkHostileTexts = (parse: (text: string) => string | undefined, sample: string): string | undefined =>
  firstDefined([...HOSTILE_TEXTS, ...longTexts(1_000_000, sample)].map((text) => () => parse(text)));

export const hostile: Law = {
  id: "hostile",
  title: { id: "laws.hostile" },
  once: true,
  check: onWholePlayout((playout) => {
    const { game, table } = playout;
    const [start] = playout.steps;
    return (
      (start &&
        checkHostileTexts(
          (text) => checkParsePosition(game, table, text, []),
          game.formatPosition(start.position),
        )) ??
      firstDefined(
        lastStepByPhase(playout).map(
          ({ position, action }) =>
            () =>
              checkHostileTexts(
                (text) => checkParseAction(game, position, text, []),
                game.formatAction(action, position),
              ),
        ),
      )
    );
  }),
};
