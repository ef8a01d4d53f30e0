import type { Language } from "@serpentarium/core";
import { formatLink, type GameRecord } from "@serpentarium/core/record";
import { EMBED_LIST, type EmbedScript, parseEmbedList } from "../embed/embed-script.ts";
import { href } from "../lib/links.ts";

/** What a board on another page can show. */
export const EMBEDDED = ["match", "position", "start"] as const;
export type Embedded = (typeof EMBEDDED)[number];

/** A board to be put on another page. */
export interface ForElsewhere {
  /** Where this site is, such as "https://example.org". */
  readonly origin: string;
  readonly language: Language;
  readonly record: GameRecord;
  /** Of the board, in notation. */
  readonly position: string;
  /** The table as attributes: seats and options, where they are not as printed. */
  readonly table: Readonly<Record<string, string>>;
  readonly shows: Embedded;
  /** The script of this very build, where it is known; otherwise the one that follows the site. */
  readonly script?: EmbedScript | undefined;
}

/** The newest script of a game; nothing where the site does not answer. */
export async function newestScript(game: string): Promise<EmbedScript | undefined> {
  try {
    const response = await fetch(href(EMBED_LIST));
    return parseEmbedList(response.ok ? await response.json() : []).find((script) => script.game === game);
  } catch {
    return undefined;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => ESCAPES[sign] ?? sign);

const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(" ");

/** The attributes that say what the board shows. */
function shown({ record, position, table, shows }: ForElsewhere): Readonly<Record<string, string>> {
  if (shows === "match") return { record: formatLink(record) };
  return shows === "position" ? { position, ...table } : table;
}

/** HTML for a page that may run scripts from here: with the hash of the script, so that no other is ever run. */
export function elementCode(wanted: ForElsewhere): string {
  const { origin, language, record, script } = wanted;
  const src = origin + href(`/embed/${script?.file ?? `${record.game}.js`}`);
  const checked = script && { integrity: script.integrity, crossorigin: "anonymous" };
  const board = attributes({ game: record.game, language, ...shown(wanted) });
  return `<script ${attributes({ src, ...checked })} async></script>\n<serpent-board ${board}></serpent-board>`;
}

/** HTML for a page that may not. @param title - what the frame is called */
export function frameCode(wanted: ForElsewhere, title: string): string {
  const { origin, language, record, shows } = wanted;
  const path = `${language === "en" ? "" : `/${language}`}/embed/${record.game}/`;
  const fragment = shows === "match" ? formatLink(record) : String(new URLSearchParams(shown(wanted)));
  const src = `${origin}${href(path)}${fragment && `#${fragment}`}`;
  const look = { width: "100%", height: "640", style: "border: 0", loading: "lazy" };
  return `<iframe ${attributes({ src, title, ...look })}></iframe>`;
}
