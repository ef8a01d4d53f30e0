import type { BoardImage } from "./board-image.ts";

/** The size that those who show links ask for, in pixels. */
export const SIZE = { width: 1200, height: 630 } as const;

/** What is said on a preview. */
export interface Preview {
  readonly title: string;
  /** What it is, in a few words. */
  readonly kind: string;
  /** Facts, one below the other. */
  readonly facts: readonly string[];
}

const MARGIN = 64;
/** Where the board may be, and how much room the words leave it. */
const BOARD = { x: 560, y: 52, width: 590, height: 526 } as const;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A title in lines that are not too long, cut between words. */
export function linesOf(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || longer.length > most) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

const text = (words: string, y: number, style: string): string =>
  `<text x="${MARGIN}" y="${y}" ${style}>${escaped(words)}</text>`;

const SERIF = 'font-family="DejaVu Serif" font-weight="700" fill="#241d17"';
const SANS = 'font-family="DejaVu Sans"';

function words({ title, kind, facts }: Preview): string {
  const lines = linesOf(title, 13);
  const [size, line] = lines.length > 2 ? [50, 58] : [60, 70];
  const kinds = linesOf(kind, 28);
  const below = 130 + lines.length * line;
  const further = below + kinds.length * 36 + 28;
  return [
    ...lines.map((words, i) => text(words, 140 + i * line, `${SERIF} font-size="${size}"`)),
    ...kinds.map((words, i) => text(words, below + i * 36, `${SANS} font-size="27" fill="#443930"`)),
    ...facts.map((words, i) => text(words, further + i * 38, `${SANS} font-size="24" fill="#63564a"`)),
    text("Serpentarium", SIZE.height - 58, `${SANS} font-weight="700" font-size="28" fill="#a5401f"`),
  ].join("");
}

/** The board as large as its room lets it be, in the middle of that. */
function placed({ svg, viewBox, ratio }: BoardImage): string {
  const width = Math.min(BOARD.width, BOARD.height * ratio);
  const height = width / ratio;
  const [x, y] = [BOARD.x + (BOARD.width - width) / 2, BOARD.y + (BOARD.height - height) / 2];
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" font-family="DejaVu Sans" font-weight="700" text-anchor="middle" stroke-linecap="round" stroke-linejoin="round">${svg}</svg>`;
}

/** A preview as SVG: words, and beside them a board. */
export const previewSvg = (preview: Preview, board: BoardImage): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}"><rect width="100%" height="100%" fill="#fdf9f1"/><rect width="18" height="100%" fill="#a5401f"/>${words(preview)}${placed(board)}</svg>`;
