import type { MessageFunction, MessageFunctionContext, MessageValue } from "messageformat/functions";
import type { Message, MessageData } from "./message.ts";

/** The context of the functions in messages. */
export interface FunctionContext {
  /** Returns the text of a message. */
  format(message: Message): string;
  /** Returns the text of another message of the same file; undefined if there is none. */
  term(id: string, data: MessageData): string | undefined;
  /** Returns the name of a seat, counted from 0, in a grammatical form. */
  seat(seat: number, form: string): string;
}

/** A text value that can be formatted and used as a selector. */
const textValue = (type: string, text: string, count?: () => string): MessageValue<string> => ({
  type,
  dir: "auto",
  selectKey: (keys) => (keys.has(text) ? text : count && keys.has(count()) ? count() : null),
  toParts: () => [{ type, value: text }] as never,
  toString: () => text,
  valueOf: () => text,
});

const optionOf = (options: Record<string, unknown>, name: string): string => String(options[name] ?? "");

/** The plain value inside the declarations of a message. */
const unwrapped = (operand: unknown): unknown =>
  typeof operand === "object" && operand !== null && !Array.isArray(operand) ? operand.valueOf() : operand;

const listed = (operand: unknown): readonly unknown[] => {
  const value = unwrapped(operand);
  return Array.isArray(value) ? value : [value];
};

/** Returns the plural category of the length of a list. */
const countOf = (locales: string[], values: readonly unknown[]) => () =>
  new Intl.PluralRules(locales).select(values.length);

/** Returns the separator of a language's lists without a conjunction, such as a comma. */
function separatorOf(locales: string[]): string {
  const literals = (["conjunction", "unit"] as const).map(
    (type) => new Intl.ListFormat(locales, { type }).formatToParts(["1", "2", "3"])[1]?.value ?? "",
  );
  const [, unit = ""] = literals;
  return literals.find((literal) => !/\p{L}/u.test(literal)) ?? unit.replaceAll(/\p{L}/gu, "");
}

/** Joins texts by the rules of a language. */
function joined(texts: readonly string[], type: string, locales: string[]): string {
  if (type === "unit") return texts.join(separatorOf(locales));
  return new Intl.ListFormat(locales, { type: type === "or" ? "disjunction" : "conjunction" }).format(texts);
}

/** Formats a number, with the minus sign instead of a hyphen. */
const numberText = (value: number, locales: string[]): string =>
  new Intl.NumberFormat(locales).format(value).replace("-", "−");

/** Creates a function over one value or a list of values, which it joins by the rules of the language. */
const overList =
  (
    type: string,
    textOf: (
      value: unknown,
      options: Record<string, unknown>,
      context: MessageFunctionContext,
      index: number,
    ) => string,
  ): MessageFunction<string> =>
  (context, options, operand) => {
    const values = listed(operand);
    const texts = values.map((value, i) => textOf(value, options, context, i));
    const text = joined(texts, optionOf(options, "type"), context.locales);
    return { ...textValue(type, text, countOf(context.locales, values)), valueOf: () => unwrapped(operand) };
  };

/** The names of {@link createFunctions}. */
export const FUNCTION_NAMES = ["seat", "term", "list", "sentence"] as const;

/**
 * The custom functions of messages:
 *
 * - `:seat` is the name of one or several seats, in a `form` that the words of core define, such as `start` or `genitive`;
 * - `:term` is a word of the same file in the group `of`, with the value as its key, in a `form` that it defines;
 * - `:list` joins values, with `type=or` by “or” and with `type=unit` by commas;
 * - `:sentence` is a text at the beginning of a sentence: with a capital letter, if the script has them.
 *
 * As selectors all of them also match the plural category of the number of values.
 */
export const createFunctions = (
  words: FunctionContext,
): Record<(typeof FUNCTION_NAMES)[number], MessageFunction<string>> => ({
  seat: overList("seat", (value, options, _context, index) => {
    const form = optionOf(options, "form");
    // only the first of several seats can begin a sentence
    return words.seat(Number(value), index === 0 ? form : form.replace(/^start-?/, ""));
  }),
  term: overList("term", (value, options) => {
    const data = { form: optionOf(options, "form") };
    return words.term(`${optionOf(options, "of")}.${String(value)}`, data) ?? String(value);
  }),
  sentence: overList("sentence", (value, _options, { locales }) => {
    const [first = "", ...rest] = words.format(value as Message);
    return first.toLocaleUpperCase(locales) + rest.join("");
  }),
  list: overList("list", (value, _options, { locales }) =>
    typeof value === "number" ? numberText(value, locales) : words.format(value as Message),
  ),
});
