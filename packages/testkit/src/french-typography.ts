import { type GamePlugin, type GameTypes, type Message, narrateAction } from "@serpentarium/core";
import type { OptionField } from "@serpentarium/core/options";
import { playedIn } from "./example-events.ts";
import { lineName, linesOf, stripCode } from "./markdown.ts";
import { joinLines } from "./order.ts";

/** Typographic errors in French texts, each with its description. */
const TYPOGRAPHY_RULES: readonly (readonly [pattern: RegExp, description: string])[] = [
  [/\p{L}'\p{L}/u, "a straight apostrophe"],
  [/ [:;!?»](?![\p{L}\p{N}:-])/u, "a space that can break before high punctuation"],
  [/[\p{L}\p{N})}…»][:;!?»](?=\s|$)/u, "no space before high punctuation"],
  [/«(?![\u00a0\u202f])/u, "no no-break space after «"],
];

/** Characters quoted on either side of an error. */
const EXCERPT_MARGIN = 12;

/**
 * Finds the first typographic error in a French text: apostrophes must be curved (’), and a no-break space must precede
 * `: ; ! ?` and separate `« »` from their contents. Text in backticks is ignored.
 */
export function findTypographyError(text: string): string | undefined {
  const words = stripCode(text);
  for (const [pattern, description] of TYPOGRAPHY_RULES) {
    const found = pattern.exec(words);
    if (!found) continue;
    const end = found.index + found[0].length;
    return `${description}: "${words.slice(Math.max(0, found.index - EXCERPT_MARGIN), end + EXCERPT_MARGIN)}"`;
  }
  return undefined;
}

/** A line of front matter without its key. */
const stripFrontMatterKey = (text: string): string => text.replace(/^\w+: /, "");

/**
 * Checks the typography of a French rulebook. Returns one error per line, or undefined.
 *
 * @param text - the contents of `rulebook/fr.mdx`
 * @param own - the contents of the file, where `text` is merged with those of a base
 */
export const checkFrenchRulebookTypography = (text: string, own: string = text): string | undefined =>
  joinLines(
    linesOf(text).flatMap(({ number, text: line, isCode }) => {
      const error = isCode ? undefined : findTypographyError(stripFrontMatterKey(line));
      return error ? [`${lineName(text, number, own)}: ${error}`] : [];
    }),
  );

/** What is told in French of the actions that examples play, each with its location. */
function toldTexts({ game, examples }: GamePlugin): (readonly [where: string, fr: string])[] {
  return examples.flatMap((example) => {
    const played = playedIn(game, example);
    // the check of the examples says what is invalid
    if (!(played && "play" in example)) return [];
    const where = `what is told of ${example.play} at ${example.position}`;
    return narrateAction(game, played.position, played.action, "fr").map((fr) => [where, fr] as const);
  });
}

/** All texts of a plugin outside its rulebook, each with its location. */
function pluginTexts({ game, examples }: GamePlugin): (readonly [where: string, text: Message])[] {
  const fields = Object.entries<OptionField>(game.options.fields);
  const phases = Object.entries<GamePlugin["game"]["phases"][string]>(game.phases);
  const clauses = Object.entries<GamePlugin["game"]["clauses"][string]>(game.clauses);
  return [
    ["the title of the game", game.title],
    ...(game.summary ? [["the summary of the game", game.summary] as const] : []),
    ...phases.map(([name, { prompt }]) => [`the prompt of ${name}`, prompt] as const),
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

/**
 * Checks the French typography of a plugin's phases, clauses, options and captions, and of what is told of the actions that its
 * examples play. Returns one error per line, or undefined.
 */
export function checkFrenchPluginTypography<T extends GameTypes>(plugin: GamePlugin<T>): string | undefined {
  const plain: GamePlugin = plugin;
  const texts = pluginTexts(plain).map(([where, { fr }]) => [where, fr] as const);
  return joinLines(
    [...texts, ...toldTexts(plain)].flatMap(([where, fr]) => {
      const error = findTypographyError(fr);
      return error ? [`${where}: ${error}`] : [];
    }),
  );
}
