import { LIGHT_DARK_PALETTES } from "@serpentarium/board";
import type { Words } from "@serpentarium/core";
import type { Paint, PieceFace, Rect, Shape } from "@serpentarium/core/scene";
import * as fontkit from "fontkit";
import PDFDocument from "pdfkit";
import { PAPERS, type Paper } from "./sheet.ts";

/** Two fonts as TrueType or OpenType files; the PDF contains the glyphs in use. */
export interface Fonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}
/** The weight of a text. */
export type Weight = keyof Fonts;

/** The points of a millimetre. */
const POINTS = 72 / 25.4;
/** The middle of capital letters above the baseline, relative to the size of the font. */
const CAPITAL_MIDDLE = 0.36;

/** The light palette on white paper. */
const PALETTE: Readonly<Record<Paint, string>> = { ...LIGHT_DARK_PALETTES.light, paper: "#ffffff" };

/** The style of a line of text. */
export interface TextStyle {
  /** The size of the font. */
  readonly size: number;
  readonly weight?: Weight;
  readonly paint?: Paint;
  readonly align?: "left" | "middle" | "right";
  /** The width to which a longer text is compressed; no limit by default. */
  readonly maxWidth?: number;
}

/** The pages of a PDF on which scenes are drawn; all lengths are in millimetres. */
export class Canvas {
  /** The characters drawn for which the fonts have no glyph. */
  readonly missing = new Set<string>();
  readonly #document: PDFKit.PDFDocument;
  readonly #glyphs: Readonly<Record<Weight, fontkit.Font>>;
  readonly #widths = new Map<string, number>();
  readonly #words: Words;
  readonly #chunks: Uint8Array[] = [];
  readonly #ended: Promise<void>;

  constructor(title: string, words: Words, paper: Paper, fonts: Fonts) {
    const { width, height } = PAPERS[paper];
    this.#words = words;
    this.#document = new PDFDocument({
      size: [width * POINTS, height * POINTS],
      margin: 0,
      autoFirstPage: false,
      // no standard font, which the browser would have to load
      font: null as never,
      lang: words.language,
      displayTitle: true,
      // a fixed date: equal material gives equal files
      info: { Title: title, Creator: "serpentarium", CreationDate: new Date(0) },
    });
    this.#document.on("data", (chunk: Uint8Array) => this.#chunks.push(chunk));
    this.#ended = new Promise((resolve) => this.#document.on("end", resolve));
    for (const weight of ["regular", "bold"] as const) {
      this.#document.registerFont(weight, fonts[weight] as never);
    }
    this.#glyphs = { regular: openFont(fonts.regular), bold: openFont(fonts.bold) };
  }

  /** Begins a page. */
  addPage(): void {
    this.#document.addPage();
    this.#document.scale(POINTS);
  }

  /** Returns the finished file. */
  async end(): Promise<Uint8Array> {
    this.#document.end();
    await this.#ended;
    const size = this.#chunks.reduce((sum, { length }) => sum + length, 0);
    const file = new Uint8Array(size);
    let at = 0;
    for (const chunk of this.#chunks) {
      file.set(chunk, at);
      at += chunk.length;
    }
    return file;
  }

  /** The width of a text in a font of size 1. */
  widthOf(text: string, weight: Weight): number {
    const key = `${weight} ${text}`;
    const width = this.#widths.get(key) ?? this.#document.font(weight).fontSize(1).widthOfString(text);
    this.#widths.set(key, width);
    return width;
  }

  /** Draws a line of text on a baseline. */
  text(text: string, x: number, baseline: number, style: TextStyle): void {
    const {
      size,
      weight = "regular",
      paint = "ink",
      align = "left",
      maxWidth = Number.POSITIVE_INFINITY,
    } = style;
    for (const character of text)
      if (!this.#glyphs[weight].hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
        this.missing.add(character);
    const natural = this.widthOf(text, weight) * size;
    const squeeze = Math.min(1, maxWidth / natural);
    const before = { left: 0, middle: 0.5, right: 1 }[align] * natural * squeeze;
    const document = this.#document.save().font(weight).fontSize(size).fillColor(PALETTE[paint]);
    document.translate(x - before, baseline).scale(squeeze, 1);
    document.text(text, 0, 0, { lineBreak: false, baseline: "alphabetic" }).restore();
  }

  /** Draws a line. */
  line(from: readonly [number, number], to: readonly [number, number], width: number): void {
    this.#document
      .lineWidth(width)
      .lineCap("butt")
      .undash()
      .moveTo(...from)
      .lineTo(...to)
      .stroke(PALETTE.ink);
  }

  /** Draws a face into a rectangle of the same aspect ratio, and cuts off what lies outside. */
  face({ width, background = [], spaces = [], pieces = [] }: PieceFace, { x, y, w, h }: Rect): void {
    const document = this.#document.save();
    document
      .rect(x, y, w, h)
      .clip()
      .translate(x, y)
      .scale(w / width);
    for (const shape of background) this.#shape(shape);
    for (const { shapes = [], ...place } of [...spaces, ...pieces]) {
      document.save().translate(place.x, place.y);
      if ("rotation" in place && place.rotation) document.rotate(place.rotation);
      for (const shape of shapes) this.#shape(shape);
      document.restore();
    }
    document.restore();
  }

  #shape(shape: Shape): void {
    const { fill = "none", stroke = "none", width = 1, dashed } = shape;
    if (shape.shape === "text") {
      const { x, y, size, text, maxWidth } = shape;
      const style = { size, weight: "bold", paint: fill, align: "middle" } as const;
      const baseline = y + size * CAPITAL_MIDDLE;
      this.text(this.#words.format(text), x, baseline, { ...style, ...(maxWidth && { maxWidth }) });
      return;
    }
    if (fill === "none" && stroke === "none") return;
    const document = this.#document.lineWidth(width).lineJoin("round").lineCap("round");
    if (dashed) document.dash(3 * width, { space: 2.5 * width });
    else document.undash();
    if (shape.shape === "rect") document.roundedRect(shape.x, shape.y, shape.w, shape.h, shape.r ?? 0);
    else if (shape.shape === "circle") document.circle(shape.x, shape.y, shape.r);
    else document.path(shape.d);
    if (stroke === "none") document.fill(PALETTE[fill]);
    else if (fill === "none") document.stroke(PALETTE[stroke]);
    else document.fillAndStroke(PALETTE[fill], PALETTE[stroke]);
  }
}

function openFont(file: Uint8Array): fontkit.Font {
  const font = fontkit.create(file as never);
  if ("fonts" in font) throw new RangeError("expected a single font, not a collection");
  return font;
}
