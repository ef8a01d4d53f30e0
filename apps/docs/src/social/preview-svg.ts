import type { BoardImage } from "./board-image.ts";

/** The recommended size of an Open Graph image, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

export interface Preview {
  readonly title: string;
  /** A short description. */
  readonly kind: string;
  readonly facts: readonly string[];
}

const MARGIN = 64;
/** The area reserved for the board. */
const BOARD_AREA = { x: 560, y: 52, width: 590, height: 526 } as const;

const escapeXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Wraps a text into lines of at most `maxLength` characters, breaking between words. */
export function wrapText(text: string, maxLength: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || longer.length > maxLength) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

const textElement = (words: string, y: number, style: string): string =>
  `<text x="${MARGIN}" y="${y}" ${style}>${escapeXml(words)}</text>`;

const SERIF = 'font-family="DejaVu Serif" font-weight="700" fill="#241d17"';
const SANS = 'font-family="DejaVu Sans"';

function previewText({ title, kind, facts }: Preview): string {
  const lines = wrapText(title, 13);
  const [size, line] = lines.length > 2 ? [50, 58] : [60, 70];
  const kinds = wrapText(kind, 28);
  const below = 130 + lines.length * line;
  const further = below + kinds.length * 36 + 28;
  return [
    ...lines.map((words, i) => textElement(words, 140 + i * line, `${SERIF} font-size="${size}"`)),
    ...kinds.map((words, i) => textElement(words, below + i * 36, `${SANS} font-size="27" fill="#443930"`)),
    ...facts.map((words, i) => textElement(words, further + i * 38, `${SANS} font-size="24" fill="#63564a"`)),
    textElement(
      "Serpentarium",
      PREVIEW_SIZE.height - 58,
      `${SANS} font-weight="700" font-size="28" fill="#a5401f"`,
    ),
  ].join("");
}

/** The board, scaled to its area and centred in it. */
function boardElement({ svg, viewBox, ratio }: BoardImage): string {
  const width = Math.min(BOARD_AREA.width, BOARD_AREA.height * ratio);
  const height = width / ratio;
  const [x, y] = [
    BOARD_AREA.x + (BOARD_AREA.width - width) / 2,
    BOARD_AREA.y + (BOARD_AREA.height - height) / 2,
  ];
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" font-family="DejaVu Sans" font-weight="700" text-anchor="middle" stroke-linecap="round" stroke-linejoin="round">${svg}</svg>`;
}

/** A preview as SVG: texts beside a board. */
export const previewSvg = (preview: Preview, board: BoardImage): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_SIZE.width}" height="${PREVIEW_SIZE.height}" viewBox="0 0 ${PREVIEW_SIZE.width} ${PREVIEW_SIZE.height}"><rect width="100%" height="100%" fill="#fdf9f1"/><rect width="18" height="100%" fill="#a5401f"/>${previewText(preview)}${boardElement(board)}</svg>`;
