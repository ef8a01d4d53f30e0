import { fail, type Result, SerpentariumError, succeed } from "../failure.ts";
import type { AnyPosition } from "../game.ts";
import type { Message } from "../words/message.ts";
import type { Codec, JsonSchema } from "./codec.ts";

/** The names of the fields of positions, without those that all games have. */
export type FieldName<P> = P extends unknown ? Exclude<keyof P, "phase" | "table" | "choices"> : never;
/** The values of a field in the positions that have it. */
export type FieldValue<P, K> = P extends { readonly [N in K & string]: infer V } ? V : never;
type Without<P, D extends string> = P extends unknown ? Omit<P, D> : never;

/** A part of the text of positions that is computed from other fields. */
export interface DerivedField<V, P> {
  /** Returns the text; `value` is undefined if positions have no field of that name. */
  format(value: V, position: P): string;
  /** The number of words of its text; 1 by default. */
  readonly words?: number;
}

/** The codec of each field. Derived fields `D` need no parser, and no formatter if they are not written. */
export type FieldCodecs<P, D extends string = never> = {
  readonly [K in Exclude<FieldName<P>, D>]: Omit<Codec<FieldValue<P, K>>, "format"> &
    DerivedField<FieldValue<P, K>, P>;
} & { readonly [K in D]?: DerivedField<FieldValue<P, K>, P> };

/** Why a position is not valid. */
export interface PositionProblem {
  readonly problem: Message;
  /** The ids of the spaces that show why. */
  readonly spaces?: readonly string[];
}

/**
 * The description of the positions of a game, from which their text, parser and schema are derived.
 *
 * @typeParam P - the positions
 * @typeParam D - the names of derived fields, such as `"outcome"`, and of words that are not fields
 */
export interface PositionFields<P extends AnyPosition, D extends string = never> {
  /**
   * The words of each phase after `<phase>:`, separated by spaces. `<name>` is a field; other words are literal. For example, `<toAct>
   * <stones> -`.
   */
  readonly forms: Readonly<Record<P["phase"], string>>;
  /** Returns the codecs of the fields at a table. */
  fields(table: P["table"]): FieldCodecs<P, D>;
  /** An example for the message “expected a text like …”. */
  readonly example: string;
  /**
   * Completes a position from the parsed fields, or returns why they are inconsistent. Formatting the position must give the same text, so
   * derived phases, turns and outcomes need no further check.
   */
  complete?(fields: Without<P, D>): P | PositionProblem;
  /** Returns the schemas of the fields of a phase that its text omits. */
  more?(phase: P["phase"]): Readonly<Record<string, JsonSchema>>;
}

/** `complete` is required if there are derived fields. */
export type NeedsComplete<P extends AnyPosition, D extends string> = [D & FieldName<P>] extends [never]
  ? unknown
  : Required<Pick<PositionFields<P, D>, "complete">>;

/** The members of a game that are derived from {@link PositionFields}. */
export interface PositionNotation<P extends AnyPosition> {
  formatPosition(position: P): string;
  parsePosition(text: string, table: P["table"]): Result<P>;
  readonly positionFields: AnyPositionFields;
}

/** The description of the positions of any game. */
export interface AnyPositionFields {
  readonly forms: Readonly<Record<string, string>>;
  fields(
    table: AnyPosition["table"],
  ): Readonly<Record<string, Partial<DerivedField<unknown, AnyPosition> & Codec<unknown>>>>;
  readonly example?: string;
  complete?(fields: object): AnyPosition | PositionProblem;
  /**
   * Returns the suffixes that the texts of a phase omit in a variant, in order, if the added fields have their start values. Set by
   * `extendPositions`.
   */
  leftOut?(table: AnyPosition["table"], phase: string): readonly string[];
  more?(phase: string): Readonly<Record<string, JsonSchema>>;
}

/** The maximal length of an untrusted word that a message quotes. */
const MAX_QUOTED = 60;

/** The field that a word of a form refers to. */
export const fieldOf = (word: string): string | undefined => /^<(.+)>$/.exec(word)?.[1];

/**
 * Creates `formatPosition` and `parsePosition` of a game from a description of its positions. Parsing fails
 * with `bad-position`. Both throw a SerpentariumError `bad-game` at the first table if a form names an undescribed field.
 *
 * @example
 * ```ts
 * import type { AnyPosition, Seat } from "@serpentarium/core";
 * import { createPositionNotation, integer, seatAt } from "@serpentarium/core/notation";
 *
 * interface Pile extends AnyPosition {
 *   readonly phase: "take";
 *   readonly stones: number;
 *   readonly toAct: Seat;
 * }
 *
 * const { formatPosition, parsePosition } = createPositionNotation<Pile>({
 *   forms: { take: "<toAct> <stones>" },
 *   fields: (table) => ({ toAct: seatAt(table), stones: integer(0, 12) }),
 *   example: "take:1 12",
 * });
 *
 * const table = { seats: 2, options: {} };
 * formatPosition({ phase: "take", table, toAct: 1, stones: 7 }); // => "take:2 7"
 * const wrong = parsePosition("take:2 13", table);
 * wrong.ok ? "" : wrong.error.code; // => "bad-position"
 * ```
 */
export function createPositionNotation<P extends AnyPosition, D extends string = never>(
  description: PositionFields<P, D> & NeedsComplete<P, D>,
): PositionNotation<P> {
  const { example, complete } = description;
  const notLikeExample = () =>
    fail("bad-position", { id: "failures.bad-position.such-as", data: { example } });
  const forms = Object.entries<string>(description.forms).map(
    ([phase, form]) =>
      [phase, form.split(" ").map((text) => ({ text, field: fieldOf(text) ?? "" }))] as const,
  );
  function codecOf(fields: AnyFields, { text, field }: { readonly text: string; readonly field: string }) {
    const codec = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (field !== "" && !codec)
      throw new SerpentariumError("bad-game", `forms: ${text} is not one of the fields`);
    return { text, field, codec };
  }
  const withCodecs = (fields: AnyFields) =>
    new Map(forms.map(([phase, form]) => [phase, form.map((word) => codecOf(fields, word))]));
  // consecutive positions have the same table
  let last: { readonly table: object; readonly forms: ReturnType<typeof withCodecs> } | undefined;
  function formAt({ table, phase }: Pick<P, "table" | "phase">) {
    if (last?.table !== table) last = { table, forms: withCodecs(description.fields(table)) };
    return last.forms.get(phase);
  }

  function formatPosition(position: P): string {
    const untyped: object = position;
    const values = untyped as Readonly<Record<string, unknown>>;
    let formatted: string = position.phase;
    let separator = ":";
    for (const { field, text, codec } of formAt(position) ?? []) {
      formatted += separator + (codec ? codec.format(values[field], position) : text);
      separator = " ";
    }
    return formatted;
  }

  function parsePosition(text: string, table: P["table"]): Result<P> {
    const [phase = ""] = text.split(":", 1);
    const form = formAt({ table, phase });
    if (!form) return notLikeExample();
    const words = text.slice(phase.length + 1).split(" ");
    const values: Record<string, unknown> = { phase, table };
    let at = 0;
    for (const word of form) {
      const { parse, words: count = 1 } = word.codec ?? {};
      const parsed = parse?.(words.slice(at, at + count).join(" "));
      at += count;
      if (parsed?.ok === false) {
        const data = { problem: parsed.error.message, word: word.text };
        return fail("bad-position", { id: "failures.bad-position.word", data });
      }
      if (parsed) values[word.field] = parsed.value;
    }
    const read: unknown = values;
    const position = complete ? complete(read as Without<P, D>) : (read as P);
    if (!("phase" in position)) {
      const { problem, spaces } = position;
      return fail("bad-position", problem, spaces && { spaces });
    }
    const formatted = formatPosition(position);
    if (formatted === text) return succeed(position);
    const given = text.split(" ");
    const expected = formatted.split(" ");
    const i = expected.findIndex((word, place) => word !== given[place]);
    const wrong = given[i]?.slice(0, MAX_QUOTED);
    if (wrong === undefined) return notLikeExample();
    const data = { expected: expected[i], given: wrong };
    return fail("bad-position", { id: "failures.bad-position.contradiction", data });
  }

  return { formatPosition, parsePosition, positionFields: description };
}

type AnyFields = Readonly<Record<string, DerivedField<unknown, AnyPosition> & Partial<Codec<unknown>>>>;
