import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Rect } from "@serpentarium/core/scene";
import { getDocument, OPS, Util } from "pdfjs-dist/legacy/build/pdf.mjs";

const standardFontDataUrl = join(
  dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")),
  "standard_fonts/",
);

type Matrix = [number, number, number, number, number, number];

/** A text on a page, in millimetres from the top left corner. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
}

/** A page of a PDF as it is measured, in millimetres from its top left corner. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** The rectangles to which drawings are clipped: one for each piece. */
  readonly pieces: readonly Rect[];
  /** The straight lines that are stroked outside pieces: cut marks and rulers. */
  readonly lines: readonly Rect[];
  readonly texts: readonly PdfText[];
}

const MILLIMETRES = 25.4 / 72;

/** The bounds of a path in millimetres from the top left corner of a page. */
function boundsOf(minMax: ArrayLike<number>, matrix: Matrix, pageHeight: number): Rect {
  const corners = [
    [minMax[0], minMax[1]],
    [minMax[2], minMax[3]],
  ].map(([x = 0, y = 0]) => [
    matrix[0] * x + matrix[2] * y + matrix[4],
    pageHeight - (matrix[1] * x + matrix[3] * y + matrix[5]),
  ]);
  const [xs, ys] = [0, 1].map((i) => corners.map((corner) => (corner[i] ?? 0) * MILLIMETRES)) as [
    number[],
    number[],
  ];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Reads the pages of a PDF with another program than the one that wrote it. */
export async function readPdf(file: Uint8Array): Promise<readonly PdfPage[]> {
  const task = getDocument({ data: file.slice(), verbosity: 0, standardFontDataUrl });
  const document = await task.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { fnArray, argsArray } = await page.getOperatorList();
    const [pieces, lines]: [Rect[], Rect[]] = [[], []];
    let matrix: Matrix = [1, 0, 0, 1, 0, 0];
    const saved: { readonly matrix: Matrix; readonly isClipped: boolean }[] = [];
    let isClipped = false;
    let clips = false;
    for (const [i, operator] of fnArray.entries()) {
      const args = argsArray[i];
      if (operator === OPS.save) saved.push({ matrix, isClipped });
      else if (operator === OPS.restore) ({ matrix, isClipped } = saved.pop() ?? { matrix, isClipped });
      else if (operator === OPS.transform) matrix = Util.transform(matrix, args) as Matrix;
      else if (operator === OPS.clip || operator === OPS.eoClip) clips = true;
      else if (operator === OPS.constructPath) {
        const [paint, , minMax] = args;
        const bounds = boundsOf(minMax, matrix, height);
        if (clips) pieces.push(bounds);
        else if (paint === OPS.stroke && !isClipped) lines.push(bounds);
        isClipped ||= clips;
        clips = false;
      }
    }
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      "str" in item && item.str.trim() !== ""
        ? [
            {
              text: item.str,
              x: item.transform[4] * MILLIMETRES,
              baseline: (height - item.transform[5]) * MILLIMETRES,
              width: item.width * MILLIMETRES,
            },
          ]
        : [],
    );
    pages.push({ width: width * MILLIMETRES, height: height * MILLIMETRES, pieces, lines, texts });
  }
  await task.destroy();
  return pages;
}
