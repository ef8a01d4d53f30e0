import type { GameTypes, Plugin, Text } from "@serpentarium/core";
import type { OptionField } from "@serpentarium/core/options";
import { linesOf, withoutCode } from "./markdown.ts";
import { listed } from "./order.ts";

/** What must not stand in a French text, and what is said of it. */
const SLIPS: readonly (readonly [slip: RegExp, what: string])[] = [
  [/\p{L}'\p{L}/u, "a straight apostrophe"],
  [/ [:;!?»](?![\p{L}\p{N}:-])/u, "a space that can break before high punctuation"],
  [/[\p{L}\p{N})}…»][:;!?»](?=\s|$)/u, "no space before high punctuation"],
  [/«(?![\u00a0\u202f])/u, "no no-break space after «"],
];

/** How much of a text is shown around a slip. */
const AROUND = 12;

/**
 * The first slip in the typography of a French text: apostrophes are curved (’), and a no-break space stands before
 * `: ; ! ?` and within `« »`. What stands in backticks does not count.
 */
export function misset(text: string): string | undefined {
  const words = withoutCode(text);
  for (const [slip, what] of SLIPS) {
    const found = slip.exec(words);
    if (!found) continue;
    const end = found.index + found[0].length;
    return `${what}: "${words.slice(Math.max(0, found.index - AROUND), end + AROUND)}"`;
  }
  return undefined;
}

/** The front matter is data: what it says stands after a key. */
const withoutKey = (text: string): string => text.replace(/^\w+: /, "");

/**
 * The slips in the typography of a French rulebook, a line each; nothing when all is well.
 *
 * @param text - the whole of `rulebook/fr.mdx`
 */
export const checkFrenchRulebook = (text: string): string | undefined =>
  listed(
    linesOf(text).flatMap(({ number, text: line, isCode }) => {
      const wrong = isCode ? undefined : misset(withoutKey(line));
      return wrong ? [`line ${number}: ${wrong}`] : [];
    }),
  );

/** All that is written of a game beside its rulebook, each with where it stands. */
function textsOf<T extends GameTypes>({
  game,
  examples,
}: Plugin<T>): (readonly [where: string, text: Text])[] {
  const fields = Object.entries<OptionField>(game.options.fields);
  const clauses = Object.entries<Plugin["game"]["clauses"][string]>(game.clauses);
  return [
    ["the title of the game", game.title],
    ...fields.map(([name, { title }]) => [`the title of the option ${name}`, title] as const),
    ...clauses.flatMap(([id, { title, note, refusal }]) => [
      [`the title of ${id}`, title] as const,
      ...(note ? [[`the note of ${id}`, note] as const] : []),
      ...(refusal ? [[`the refusal of ${id}`, refusal] as const] : []),
    ]),
    ...examples.map(
      ({ clause, position, caption }) => [`the caption of ${clause} at ${position}`, caption] as const,
    ),
  ];
}

/** The slips in the French of a plugin's clauses, options and captions, a line each; nothing when all is well. */
export const checkFrenchTexts = <T extends GameTypes>(plugin: Plugin<T>): string | undefined =>
  listed(
    textsOf(plugin).flatMap(([where, { fr }]) => {
      const wrong = misset(fr);
      return wrong ? [`${where}: ${wrong}`] : [];
    }),
  );
