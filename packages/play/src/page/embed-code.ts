import { formatLink, type GameRecord } from "@serpentarium/core/record";
import { type EmbedScript, parseEmbedList } from "../embed/embed-list.ts";
import type { Embeds } from "../ui/play-parts.ts";

/** What an embedded board can show. */
export const EMBED_CONTENTS = ["match", "position", "start"] as const;
export type EmbedContent = (typeof EMBED_CONTENTS)[number];

export interface EmbedOptions {
  /** The scripts and frame of the site; paths are relative to `origin`. */
  readonly embeds: Embeds;
  /** The URL of this page. */
  readonly origin: string;
  readonly language: string;
  readonly record: GameRecord;
  /** The position on the board, in notation. */
  readonly position: string;
  /** Seats and options that differ from the defaults, as attributes. */
  readonly table: Readonly<Record<string, string>>;
  readonly content: EmbedContent;
  /** A script of a fixed version; if undefined, the script that is updated with the site. */
  readonly script?: EmbedScript | undefined;
}

/** Fetches the newest script of a game; undefined if the site does not respond. */
export async function fetchNewestScript(game: string, { scripts }: Embeds): Promise<EmbedScript | undefined> {
  try {
    const response = await fetch(`${scripts}index.json`);
    return parseEmbedList(response.ok ? await response.json() : []).find((script) => script.game === game);
  } catch {
    return undefined;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const escapeHtml = (text: string): string => text.replace(/[&"<>]/g, (char) => ESCAPES[char] ?? char);

const formatAttributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(" ");

/** The attributes that set the content of the board. */
function contentAttributes({
  record,
  position,
  table,
  content,
}: EmbedOptions): Readonly<Record<string, string>> {
  if (content === "match") return { record: formatLink(record) };
  return content === "position" ? { position, ...table } : table;
}

/** HTML of an element for pages that may run scripts of this site; the browser checks the script’s hash. */
export function elementCode(options: EmbedOptions): string {
  const { origin, embeds, language, record, script } = options;
  const src = new URL(`${embeds.scripts}${script?.file ?? `${record.game}.js`}`, origin).href;
  const integrity = script && { integrity: script.integrity, crossorigin: "anonymous" };
  const board = formatAttributes({ game: record.game, language, ...contentAttributes(options) });
  return `<script ${formatAttributes({ src, ...integrity })} async></script>\n<serpent-board ${board}></serpent-board>`;
}

/** HTML of an iframe, for all other pages. @param title - the title of the frame */
export function frameCode(options: EmbedOptions, title: string): string {
  const { origin, embeds, record, content } = options;
  const fragment =
    content === "match" ? formatLink(record) : String(new URLSearchParams(contentAttributes(options)));
  const src = `${new URL(embeds.frame, origin).href}${fragment && `#${fragment}`}`;
  const frame = { width: "100%", height: "640", style: "border: 0", loading: "lazy" };
  return `<iframe ${formatAttributes({ src, title, ...frame })}></iframe>`;
}
