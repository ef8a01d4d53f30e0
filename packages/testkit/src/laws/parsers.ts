import type { AnyPosition, FailureCode, Game, Result, Table } from "@serpentarium/core";
import { candidates, strayTexts } from "../candidates.ts";
import { first, messageOf } from "../data.ts";
import { asAWhole, atEachStep, isPlayed, type Law } from "../law.ts";
import { mistold } from "../wording.ts";

const short = (text: string): string => JSON.stringify(text.length > 30 ? `${text.slice(0, 30)}…` : text);

/** What is wrong with how a parser takes a text, if anything is. */
function untyped(
  parser: string,
  text: string,
  code: FailureCode,
  parse: (text: string) => Result<unknown>,
): string | undefined {
  try {
    const result = parse(text);
    if (result.ok) return undefined;
    if (result.error.code !== code)
      return `${parser}(${short(text)}) fails with "${result.error.code}", not "${code}"`;
    return mistold(`the message of ${parser}(${short(text)})`, result.error.message);
  } catch (error) {
    return `${parser}(${short(text)}) threw ${messageOf(error)}`;
  }
}

const ofAction = (game: Game, position: AnyPosition, text: string): string | undefined =>
  untyped("parseAction", text, "notation", (any) => game.parseAction(any, position));

const ofPosition = (game: Game, table: Table, text: string): string | undefined =>
  untyped("parsePosition", text, "bad-position", (any) => game.parsePosition(any, table));

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
/** Milliseconds that a parser may take for a text of a length: a hundred times what a linear one needs. */
const allowed = (length: number): number => 100 + length / 1000;

/** Texts of a length made of what the notation is made of. */
function long(length: number, sample: string): string[] {
  const separators = [...new Set(sample.replaceAll(/[A-Za-z0-9]/g, ""))];
  return ["a", "1", ...separators, `${sample},`].flatMap((part) => {
    const text = part.repeat(Math.ceil(length / part.length)).slice(0, length);
    return [text, sample + text];
  });
}

/** How long something takes at best in three tries, if never as short as allowed: a machine may be busy just once. */
function overtime(limit: number, run: () => void): number | undefined {
  const times: number[] = [];
  while (times.length < 3) {
    const begun = Date.now();
    run();
    const time = Date.now() - begun;
    if (time <= limit) return undefined;
    times.push(time);
  }
  return Math.min(...times);
}

/** What is wrong with how a parser takes odd and long texts; these grow, so that one that is not linear shows early. */
function choked(
  parser: string,
  parse: (text: string) => string | undefined,
  sample: string,
): string | undefined {
  const odd = first(ODD.map((text) => () => parse(text)));
  if (odd !== undefined) return odd;
  for (const length of [10_000, 100_000, 1_000_000]) {
    for (const text of long(length, sample)) {
      let wrong: string | undefined;
      const time = overtime(allowed(length), () => {
        wrong = parse(text);
      });
      if (wrong !== undefined) return wrong;
      if (time !== undefined) return `${parser} takes ${time} ms for ${length} characters, ${short(text)}`;
    }
  }
  return undefined;
}

export const hostile: Law = {
  id: "hostile",
  title: {
    en: "parsers answer quickly and with a typed failure to a megabyte of anything",
    fr: "à un mégaoctet de n’importe quoi, la lecture répond vite et par un échec typé",
  },
  once: true,
  check: asAWhole(({ game, table, steps }) => {
    const [start] = steps;
    const phases = new Map(steps.filter(isPlayed).map((step) => [step.position.phase, step] as const));
    return (
      (start &&
        choked(
          "parsePosition",
          (text) => ofPosition(game, table, text),
          game.formatPosition(start.position),
        )) ??
      first(
        Array.from(
          phases.values(),
          ({ position, action }) =>
            () =>
              choked(
                "parseAction",
                (text) => ofAction(game, position, text),
                game.formatAction(action, position),
              ),
        ),
      )
    );
  }),
};
