import { createHash } from "node:crypto";
import { type AnyPosition, type Game, type GameTypes, play, type WeightedAction } from "@serpentarium/core";
import { formatFraction } from "@serpentarium/core/notation";
import { type OutcomeRecord, outcomeRecordOf } from "@serpentarium/core/record";
import { dequal } from "dequal/lite";
import { legalTexts } from "./candidates.ts";
import { firstDefined } from "./data.ts";
import { failureText } from "./refusal.ts";
import { parseTestTable, type TestTableInput } from "./tables.ts";

/** An action of a recorded game, with the recorded properties of the position before it. */
export interface TestVectorPly {
  readonly pos: string;
  /** The legal actions, sorted by code point; `null` if the outcomes of chance are not listed. */
  readonly actions?: readonly string[] | null;
  /** Instead of `actions`: their number, and the SHA-256, in hex, of the texts joined by line feeds. */
  readonly count?: number;
  readonly sha256?: string;
  /** The probability of each of `actions`, such as `1/6`, in lowest terms. */
  readonly odds?: readonly string[];
  /** Illegal texts, each with the clause that refuses it, or `notation`. */
  readonly refused?: Readonly<Record<string, string>>;
  readonly played: string;
}

/** A game recorded by another implementation of the same rules. */
export interface TestVector extends TestTableInput {
  readonly game: string;
  readonly seed?: number | string;
  readonly plies: readonly TestVectorPly[];
  /** The last position, in notation. */
  readonly final: string;
  readonly outcome: OutcomeRecord;
}

/** Parses recorded games, one per line, as JSON. */
export const parseTestVectors = (lines: string): TestVector[] =>
  lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as TestVector);

const sha256 = (texts: readonly string[]): string =>
  createHash("sha256").update(texts.join("\n")).digest("hex");

function checkLegalActions(
  game: Game,
  position: AnyPosition,
  { actions, count, sha256: digest }: TestVectorPly,
): string | undefined {
  const legal = legalTexts(game, position);
  if (actions === null) return legal.length === 0 ? undefined : "the outcomes of chance are listed";
  if (actions === undefined) {
    const isSame = legal.length === count && sha256(legal) === digest;
    return isSame
      ? undefined
      : `${legal.length} legal actions are not the ${count} expected: ${legal.join(" ")}`;
  }
  const missing = actions.filter((text) => !legal.includes(text));
  const more = legal.filter((text) => !actions.includes(text));
  if (missing.length + more.length === 0) return undefined;
  return `missing among the legal actions: ${missing.join(" ") || "-"}; unexpected: ${more.join(" ") || "-"}`;
}

/** The probability of each outcome, by its text. */
function oddsOf(
  game: Game,
  position: AnyPosition,
  listed: readonly WeightedAction<{ readonly phase: string }>[],
) {
  const sum = listed.reduce((total, { weight }) => total + weight, 0);
  return new Map(
    listed.map(({ action, weight }) => [game.formatAction(action, position), formatFraction(weight, sum)]),
  );
}

function checkOdds(game: Game, position: AnyPosition, { actions, odds }: TestVectorPly): string | undefined {
  if (!odds) return undefined;
  const computed = oddsOf(game, position, game.chanceOutcomes(position) ?? []);
  const wrong = actions?.find((text, i) => computed.get(text) !== odds[i]);
  return wrong === undefined ? undefined : `the odds of ${wrong} are ${String(computed.get(wrong))}`;
}

function checkRefusals(
  game: Game,
  position: AnyPosition,
  { refused = {} }: TestVectorPly,
): string | undefined {
  for (const [text, expected] of Object.entries(refused)) {
    const played = play(game, position, text);
    const named = played.ok ? "nothing" : (played.error.clause ?? played.error.code);
    if (named !== expected) return `${text} is refused by ${named}, not by ${expected}`;
  }
  return undefined;
}

/** Checks a ply in a position, reached by play or parsed from its text. */
const checkPly = (game: Game, position: AnyPosition, ply: TestVectorPly): string | undefined =>
  checkLegalActions(game, position, ply) ??
  checkOdds(game, position, ply) ??
  checkRefusals(game, position, ply);

/** Replays a recorded game, and checks each position also from its text. Returns the first difference, or undefined. */
export function checkTestVector<T extends GameTypes>(plain: Game<T>, vector: TestVector): string | undefined {
  const game: Game = plain;
  const table = parseTestTable(game, vector);
  if (!table.ok) return failureText(table.error);
  let position: AnyPosition = game.start(table.value);
  for (const [i, ply] of vector.plies.entries()) {
    const at = (problem: string | undefined): string | undefined =>
      problem && `ply ${i}, ${ply.pos}: ${problem}`;
    const text = game.formatPosition(position);
    if (text !== ply.pos) return at(`the position is ${text}`);
    const parsed = game.parsePosition(ply.pos, table.value);
    if (!parsed.ok) return at(`the text is not accepted: ${failureText(parsed.error)}`);
    const problem = firstDefined([position, parsed.value].map((each) => () => checkPly(game, each, ply)));
    if (problem) return at(problem);
    const played = play(game, position, ply.played);
    if (!played.ok) return at(`${ply.played} is not legal: ${failureText(played.error)}`);
    position = played.value.position;
  }
  const final = game.formatPosition(position);
  if (final !== vector.final) return `the last position is ${final}, not ${vector.final}`;
  const outcome = position.outcome && outcomeRecordOf(position.outcome);
  return dequal(outcome, vector.outcome)
    ? undefined
    : `the outcome is ${JSON.stringify(outcome)}, not ${JSON.stringify(vector.outcome)}`;
}
