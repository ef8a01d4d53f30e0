import type { AnyPosition, FailureCode, Game, Result, Table } from "@serpentarium/core";
import { candidates, strayTexts } from "../candidates.ts";
import { first, messageOf } from "../data.ts";
import { asAWhole, atEachStep, type Law, stepOfEachPhase } from "../law.ts";
import { mistold } from "../wording.ts";

const short = (text: string): string => JSON.stringify(text.length > 30 ? `${text.slice(0, 30)}…` : text);

/** What is wrong with how a parser takes a text, if anything is. */
function untyped(
  parser: string,
  text: string,
  codes: readonly FailureCode[],
  parse: (text: string) => Result<unknown>,
): string | undefined {
  try {
    const result = parse(text);
    if (result.ok) return undefined;
    if (!codes.includes(result.error.code))
      return `${parser}(${short(text)}) fails with "${result.error.code}", not "${codes[0]}"`;
    return mistold(`the message of ${parser}(${short(text)})`, result.error.message);
  } catch (error) {
    return `${parser}(${short(text)}) threw ${messageOf(error)}`;
  }
}

/** In a simultaneous phase a text may also be the choice of a seat that has chosen. */
const codesIn = (game: Game, { phase }: AnyPosition): readonly FailureCode[] =>
  game.phases[phase]?.kind === "simultaneous" ? ["notation", "not-your-turn"] : ["notation"];

const ofAction = (game: Game, position: AnyPosition, text: string): string | undefined =>
  untyped("parseAction", text, codesIn(game, position), (any) => game.parseAction(any, position));

const ofPosition = (game: Game, table: Table, text: string): string | undefined =>
  untyped("parsePosition", text, ["bad-position"], (any) => game.parsePosition(any, table));

export const parsers: Law = {
  id: "parsers",
  title: {
    en: "what cannot be read is a typed failure, never an exception",
    fr: "ce qui ne se lit pas est un échec typé, jamais une exception",
  },
  check: atEachStep((step, walk) => {
    const { game, table } = walk;
    const { position } = step;
    const actions = position.phase === "over" ? [] : candidates(step, walk);
    return (
      first(actions.map((text) => () => ofAction(game, position, text))) ??
      first(strayTexts(step, walk).map((text) => () => ofPosition(game, table, text)))
    );
  }),
};

const ODD = [
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

/** Texts of a length made of what the notation is made of. */
function long(length: number, sample: string): string[] {
  const separators = [...new Set(sample.replaceAll(/[A-Za-z0-9]/g, ""))];
  return ["a", "1", ...separators, `${sample},`].flatMap((part) => {
    const text = part.repeat(Math.ceil(length / part.length)).slice(0, length);
    return [text, sample + text];
  });
}

/**
 * What is wrong with how a parser takes odd and long texts. Nothing is timed: a parser that is not linear in the
 * length of its text does not come back from a megabyte.
 */
const choked = (parse: (text: string) => string | undefined, sample: string): string | undefined =>
  first([...ODD, ...long(1_000_000, sample)].map((text) => () => parse(text)));

export const hostile: Law = {
  id: "hostile",
  title: {
    en: "parsers answer a megabyte of anything with a typed failure",
    fr: "à un mégaoctet de n’importe quoi, la lecture répond par un échec typé",
  },
  once: true,
  check: asAWhole((walk) => {
    const { game, table } = walk;
    const [start] = walk.steps;
    return (
      (start && choked((text) => ofPosition(game, table, text), game.formatPosition(start.position))) ??
      first(
        stepOfEachPhase(walk).map(
          ({ position, action }) =>
            () =>
              choked((text) => ofAction(game, position, text), game.formatAction(action, position)),
        ),
      )
    );
  }),
};
