import { fail, type Result, succeed } from "../failure.ts";

/** The maximal length of a name in grapheme clusters. */
const MAX_CHARACTERS = 40;
/** The maximal length of a name in UTF-16 units: a grapheme cluster can have any number of them. */
const MAX_UNITS = 256;

/** An emoji: a flag, a keycap, the flag of a subdivision, or up to four pictures combined by joiners. */
const EMOJI =
  /\p{RI}{2}|[\d#*]\uFE0F?\u20E3|\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}|\p{ExtPict}(?:\p{EMod}|\uFE0E|\uFE0F)?(?:\u200D\p{ExtPict}(?:\p{EMod}|\uFE0E|\uFE0F)?){0,3}/gu;

/** A character of a script in which a joiner or non-joiner changes how adjacent characters are drawn. */
const JOINED =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]/u;
const JOINER = "\u200D";

/** The text without the joiners that its script needs: those between two characters, and those after a mark, as in Malayalam. */
const withoutJoiners = (text: string): string =>
  text.replace(/(.)([\u200C\u200D])(?=(.?))/gsu, (whole, before: string, joiner: string, after: string) => {
    const isNeeded = JOINED.test(after) || (joiner === JOINER && /\p{M}/u.test(before));
    return isNeeded && JOINED.test(before) ? before : whole;
  });

/** Letters, marks, digits, punctuation and spaces: all visible, not beginning with a space or mark, and with few marks in a row. */
const PLAIN_TEXT =
  /^(?![ \p{M}])(?!.*\p{Default_Ignorable_Code_Point})(?!.*(?:[\p{Mn}\p{Me}]\p{Mc}*){5})(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N}\p{P} ]+$/u;

/** Text that a program could interpret: a placeholder, a character entity, a URL. */
const CODE = /[\\{}]|&#?\w+;|\w:\/*\w/;

/** The number of grapheme clusters; approximate on platforms without `Intl.Segmenter`. */
const countCharacters = (text: string): number =>
  typeof Intl.Segmenter === "function"
    ? [...new Intl.Segmenter().segment(text)].length
    : [...text.replace(/\p{M}/gu, "")].length;

/**
 * Whether a name is drawn alike everywhere. Similar to the nicknames of PRECIS (RFC 8266), with fewer symbols and with emoji. Names in
 * records must satisfy it.
 */
export function isDrawnName(text: string): boolean {
  if (text.length > MAX_UNITS || CODE.test(text)) return false;
  const plain = withoutJoiners(text.replace(EMOJI, "e"));
  return PLAIN_TEXT.test(plain) && countCharacters(plain) <= MAX_CHARACTERS;
}

/** Letters of other scripts, and a digit, that resemble those of “robot” and of the names of bots. */
const LOOKALIKES: readonly (readonly [string, RegExp])[] = [
  ["o", /[0οоօ]/g],
  ["b", /[вь]/g],
  ["t", /[тτ]/g],
  ["r", /г/g],
  ["a", /[αа]/g],
  ["h", /һ/g],
  ["i", /[ιі]/g],
  ["n", /[ηп]/g],
  ["p", /[ρр]/g],
  ["s", /ѕ/g],
  ["u", /[υս]/g],
  ["y", /[γу]/g],
];

/** The names of our own bots, also with the number or letter of a seat. */
const OWN_BOT = /^\P{L}*(?:fortuna|gula|argus|pythia)(?:\P{L}+\p{L}?\P{L}*)?$/u;

/** Whether a name contains the word “bot” or “robot”, like those of most bots, or is that of one of ours. */
function isBotName(text: string): boolean {
  const folded = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, "");
  const latin = LOOKALIKES.reduce((name, [letter, others]) => name.replace(others, letter), folded);
  return OWN_BOT.test(latin) || /(?<![\p{L}\p{N}])(?:ro)?bots?(?!\p{L})/u.test(latin);
}

/**
 * Whether a text can be the name of a player: 1 to 40 letters, digits, punctuation marks, spaces and emoji of any script, without invisible
 * characters, text that a program could interpret, and names like those of bots.
 *
 * @example
 * ```ts
 * import { isPlayerName } from "@serpentarium/core/record";
 *
 * isPlayerName("Zoé O’Neill 🐍"); // => true
 * isPlayerName("<b>"); // => false
 * isPlayerName("Strong bot"); // => false
 * isPlayerName("Pythia"); // => false
 * ```
 */
export const isPlayerName = (text: unknown): text is string =>
  typeof text === "string" && isDrawnName(text) && !isBotName(text);

/**
 * Parses a typed name: composes letters and marks, and collapses spaces. Fails with `bad-name`.
 *
 * @example
 * ```ts
 * import { parsePlayerName } from "@serpentarium/core/record";
 *
 * const parsed = parsePlayerName("  Ann   Lee ");
 * parsed.ok && parsed.value; // => "Ann Lee"
 * ```
 */
export function parsePlayerName(typed: string): Result<string> {
  const text = typeof typed === "string" ? typed : "";
  const name = text
    .normalize("NFC")
    .replace(/\p{Zs}+/gu, " ")
    .trim();
  if (isPlayerName(name)) return succeed(name);
  if (isDrawnName(name)) return fail("bad-name", { id: "failures.bad-name.bot" });
  return fail("bad-name", { id: "failures.bad-name.person", data: { max: MAX_CHARACTERS } });
}
