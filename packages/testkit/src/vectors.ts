import { createHash } from "node:crypto";
import {
  type AnyPosition,
  type Game,
  type GameTypes,
  type Outcome,
  parseLegal,
  type Weighted,
} from "@serpentarium/core";
import { legalTexts } from "./candidates.ts";
import { first, sameData } from "./data.ts";
import { type Seated, tableOf } from "./tables.ts";

/** One action of a recorded game, and all that is known of the position before it. */
export interface Ply {
  readonly pos: string;
  /** The legal actions, sorted by code point; `null` where chance cannot be listed. */
  readonly actions?: readonly string[] | null;
  /** In place of `actions`: how many, and the SHA-256 in hex of the texts joined by line feeds. */
  readonly count?: number;
  readonly sha256?: string;
  /** The probability of each of `actions`, such as `1/6`, in lowest terms. */
  readonly odds?: readonly string[];
  /** Texts that are not legal, with the clause that each breaks, or `notation`. */
  readonly refused?: Readonly<Record<string, string>>;
  readonly played: string;
}

/** A game recorded by another implementation of the same rules. */
export interface Vector extends Seated {
  readonly game: string;
  readonly seed?: number | string;
  readonly plies: readonly Ply[];
  /** The text of the last position. */
  readonly final: string;
  readonly outcome: Outcome;
}

/** The recorded games of a text with one in each line, as JSON. */
export const parseVectors = (lines: string): Vector[] =>
  lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Vector);

const sha256 = (texts: readonly string[]): string =>
  createHash("sha256").update(texts.join("\n")).digest("hex");

function mislisted(
  game: Game,
  position: AnyPosition,
  { actions, count, sha256: digest }: Ply,
): string | undefined {
  const legal = legalTexts(game, position);
  if (actions === null) return legal.length === 0 ? undefined : "the outcomes of chance are listed";
  if (actions === undefined) {
    const same = legal.length === count && sha256(legal) === digest;
    return same
      ? undefined
      : `${legal.length} legal actions are not the ${count} expected: ${legal.join(" ")}`;
  }
  const missing = actions.filter((text) => !legal.includes(text));
  const more = legal.filter((text) => !actions.includes(text));
  if (missing.length + more.length === 0) return undefined;
  return `missing among the legal actions: ${missing.join(" ") || "-"}; too many: ${more.join(" ") || "-"}`;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The probability of each outcome, by its text, as a fraction in lowest terms. */
function oddsOf(game: Game, position: AnyPosition, listed: readonly Weighted<{ readonly phase: string }>[]) {
  const sum = listed.reduce((total, { weight }) => total + weight, 0);
  return new Map(
    listed.map(({ action, weight }) => {
      const by = gcd(weight, sum);
      return [game.formatAction(action, position), `${weight / by}/${sum / by}`];
    }),
  );
}

function misweighed(game: Game, position: AnyPosition, { actions, odds }: Ply): string | undefined {
  if (!odds) return undefined;
  const counted = oddsOf(game, position, game.outcomes(position) ?? []);
  const off = actions?.find((text, i) => counted.get(text) !== odds[i]);
  return off === undefined ? undefined : `the odds of ${off} are ${String(counted.get(off))}`;
}

function misrefused(game: Game, position: AnyPosition, { refused = {} }: Ply): string | undefined {
  for (const [text, expected] of Object.entries(refused)) {
    const legal = parseLegal(game, position, text);
    const named = legal.ok ? "nothing" : (legal.error.clause ?? legal.error.code);
    if (named !== expected) return `${text} is refused by ${named}, not by ${expected}`;
  }
  return undefined;
}

/** What is wrong with a ply in a position, reached in play or read from its text. */
const wrongAt = (game: Game, position: AnyPosition, ply: Ply): string | undefined =>
  mislisted(game, position, ply) ?? misweighed(game, position, ply) ?? misrefused(game, position, ply);

/** Replays a recorded game, each position also from its text alone: what differs, or nothing. */
export function checkVector<T extends GameTypes>(plain: Game<T>, vector: Vector): string | undefined {
  const game: Game = plain;
  const table = tableOf(game, vector);
  if (!table.ok) return table.error.message.en;
  let position: AnyPosition = game.start(table.value);
  for (const [i, ply] of vector.plies.entries()) {
    const at = (wrong: string | undefined): string | undefined => wrong && `ply ${i}, ${ply.pos}: ${wrong}`;
    const text = game.formatPosition(position);
    if (text !== ply.pos) return at(`the position is ${text}`);
    const read = game.parsePosition(ply.pos, table.value);
    if (!read.ok) return at(`the text is not accepted: ${read.error.message.en}`);
    const wrong = first([position, read.value].map((now) => () => wrongAt(game, now, ply)));
    if (wrong) return at(wrong);
    const legal = parseLegal(game, position, ply.played);
    if (!legal.ok) return at(`${ply.played} is not legal: ${legal.error.message.en}`);
    position = game.apply(position, legal.value);
  }
  const final = game.formatPosition(position);
  if (final !== vector.final) return `the last position is ${final}, not ${vector.final}`;
  return sameData(position.outcome, vector.outcome)
    ? undefined
    : `the outcome is ${JSON.stringify(position.outcome)}, not ${JSON.stringify(vector.outcome)}`;
}
