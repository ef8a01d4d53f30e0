import type { Text } from "./text.ts";

/** Named colours; a theme says what they look like. Shapes must tell apart what colours do. */
export const PAINTS = [
  "none",
  "paper",
  "surface",
  "line",
  "ink",
  "muted",
  "accent",
  "light",
  "light-ink",
  "dark",
  "dark-ink",
  "neutral",
  "neutral-ink",
  "red",
  "red-ink",
  "yellow",
  "yellow-ink",
  "blue",
  "blue-ink",
  "green",
  "green-ink",
] as const;
export type Paint = (typeof PAINTS)[number];

interface Painted {
  readonly fill?: Paint;
  readonly stroke?: Paint;
  /** Width of the stroke in scene units; 1 when left out. */
  readonly width?: number;
}

/** Something drawn, in scene units; within a piece or a space, from its own x and y. */
export type Shape =
  | (Painted & {
      readonly shape: "rect";
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly r?: number;
    })
  | (Painted & { readonly shape: "circle"; readonly x: number; readonly y: number; readonly r: number })
  | (Painted & { readonly shape: "path"; readonly d: string })
  | (Painted & {
      readonly shape: "text";
      readonly x: number;
      readonly y: number;
      /** Height of the letters; the text is centred on x and y. */
      readonly size: number;
      readonly text: string | Text;
    });

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A place on the board that events and refusals can point at. */
export interface Space extends Rect {
  readonly id: string;
  /** What it is and what stands there, in words. */
  readonly label: Text;
  /** Nothing stands there: who describes the whole board leaves it out. */
  readonly empty?: boolean;
  readonly shapes?: readonly Shape[];
}

/** A thing that can move; it keeps its id for as long as it is on the board. */
export interface Piece {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Quarter turns and the like, in degrees. */
  readonly turn?: number;
  readonly shapes: readonly Shape[];
  readonly label: Text;
  /** One to three characters for a board made of text. */
  readonly glyph: string;
}

/** What one presses to spell an action: an area of the board or, without one, a button beside it. */
export interface Target {
  readonly id: string;
  readonly label: Text;
  readonly area?: Rect;
}

/** What a position looks like, as data. Later things are drawn over earlier ones. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** How far apart neighbours stand: one character cell of a board made of text. */
  readonly pitch: { readonly x: number; readonly y: number };
  /** What the whole board shows, in words. */
  readonly label: Text;
  readonly background?: readonly Shape[];
  readonly spaces: readonly Space[];
  readonly pieces: readonly Piece[];
  readonly targets: readonly Target[];
  /**
   * The target from which arrow keys walk, where actions are paths: an arrow presses the neighbour of the target
   * pressed last, or of this one at first. Elsewhere arrow keys only look around.
   */
  readonly walk?: string;
}

/** Room for a scene: `narrow` fits a phone held upright. */
export const LAYOUTS = ["wide", "narrow"] as const;
export type Layout = (typeof LAYOUTS)[number];
