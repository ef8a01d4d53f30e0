import type { Seat } from "../table.ts";
import type { Text } from "../text.ts";

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
/** One of {@link PAINTS}. */
export type Paint = (typeof PAINTS)[number];

/** How a shape is painted: with its surface filled, with its line drawn, or both. */
export interface Painted {
  /** The colour of its surface; without one it is not filled. */
  readonly fill?: Paint;
  /** The colour of its line; without one no line is drawn. */
  readonly stroke?: Paint;
  /** Width of the stroke in scene units; 1 when left out. */
  readonly width?: number;
  /** A broken stroke, for what is not there yet. */
  readonly dashed?: boolean;
}

/** A rectangle. */
export interface RectShape extends Painted, Rect {
  readonly shape: "rect";
  /** Of rounded corners; they are square when left out. */
  readonly r?: number;
}

/** A circle. */
export interface CircleShape extends Painted {
  readonly shape: "circle";
  /** Where its centre is, from the left. */
  readonly x: number;
  /** Where its centre is, from the top. */
  readonly y: number;
  /** Its radius. */
  readonly r: number;
}

/** Lines and curves. */
export interface PathShape extends Painted {
  readonly shape: "path";
  /** As the `d` of a path in SVG; its numbers are measured from the same 0,0 as those of all shapes. */
  readonly d: string;
}

/** A line of text, centred on its x and y. */
export interface TextShape extends Painted {
  readonly shape: "text";
  /** The middle of the line, from the left. */
  readonly x: number;
  /** The middle of its capital letters, from the top. */
  readonly y: number;
  /** The size of the font. */
  readonly size: number;
  /** One text for both languages, or one for each. */
  readonly text: string | Text;
}

/**
 * Something drawn, in scene units: x goes to the right and y down. What 0,0 is depends on where the shape stands: in the
 * background the top left corner of the scene, in a space that of the space, in a piece the x and y of the piece.
 */
export type Shape = RectShape | CircleShape | PathShape | TextShape;

/** An upright rectangle in scene units; x and y are its top left corner. */
export interface Rect {
  /** Its left edge. */
  readonly x: number;
  /** Its top edge. */
  readonly y: number;
  /** Its width. */
  readonly w: number;
  /** Its height. */
  readonly h: number;
}

/** What lies on the scene, or on a panel of it: its x and y are those of the plane that it lies on. */
interface Lying {
  /** The id of the panel on which it lies; on the scene itself when left out. */
  readonly panel?: string;
}

/** A place on the board that events and refusals can point at. */
export interface Space extends Rect, Lying {
  readonly id: string;
  /** What the space is and what it contains, in words. */
  readonly label: Text;
  /** The space is empty: descriptions of the whole board leave it out. */
  readonly empty?: boolean;
  /** Their 0,0 is the top left corner of the space. */
  readonly shapes?: readonly Shape[];
}

/** A thing that can move; it keeps its id for as long as it is on the board. */
export interface Piece extends Lying {
  readonly id: string;
  /** The point that its shapes are drawn around, from the left: on a cell, the middle of the cell. */
  readonly x: number;
  /** The same point, from the top. */
  readonly y: number;
  /** Quarter turns and the like around that point, in degrees clockwise. */
  readonly turn?: number;
  /** Their 0,0 is the point of the piece. */
  readonly shapes: readonly Shape[];
  readonly label: Text;
  /** One to three characters for a board made of text. */
  readonly glyph: string;
}

/** What one presses to spell an action: an area of the board or, without one, a button beside it. */
export interface Target extends Lying {
  readonly id: string;
  readonly label: Text;
  readonly area?: Rect;
}

/**
 * A part of the scene with a plane of its own that can grow without bounds, such as one player's table. Its plane is
 * measured like the scene, so that a pitch is a pitch there too, and is magnified to fit. Readers can pan and zoom it;
 * in the layout `narrow` they turn from one panel to the next.
 */
export interface Panel {
  readonly id: string;
  /** Whose panel it is and its state, in a few words that are written over it. */
  readonly label: Text;
  /** Where it lies on the scene, its label included. */
  readonly area: Rect;
  /** The height of the strip at the top of the area in which the label is written, on one line. */
  readonly head: number;
  /** What of its plane is to be seen: drawn as large as fits, in the middle of the rest of the area. */
  readonly view: Rect;
  /** A player acts there: the panel comes to the front when not all panels fit. */
  readonly active?: boolean;
}

/** A part of a scene whose opposite edges join: what goes out on one side comes in on the other. */
export interface Joined extends Rect {
  /** The one pair of edges that joins: left and right (`x`), or top and bottom (`y`). Left out, both do. */
  readonly axis?: "x" | "y";
  /** How far one sees beyond each edge, where the other side begins again; at most the width and the height. */
  readonly rim: number;
}

/** What a position looks like, as data. Later things are drawn over earlier ones. */
export interface Scene {
  /** In scene units, as all that follows: the board magnifies them to fit. */
  readonly width: number;
  readonly height: number;
  /** How far apart neighbours stand: one character cell of a board made of text. */
  readonly pitch: { readonly x: number; readonly y: number };
  /** What the whole board shows, in words. */
  readonly label: Text;
  readonly background?: readonly Shape[];
  /**
   * They do not overlap. In the layout `narrow` they lie one below the other and beneath all else that lies on the
   * scene: where several are, one at a time is shown, in the place of the first.
   */
  readonly panels?: readonly Panel[];
  readonly spaces: readonly Space[];
  readonly pieces: readonly Piece[];
  readonly targets: readonly Target[];
  /**
   * The target from which arrow keys walk, where actions are paths: an arrow presses the neighbour of the target
   * pressed last, or of this one at first. Elsewhere arrow keys only look around.
   */
  readonly walk?: string;
  /**
   * The part of the scene whose opposite edges join, with all pieces of the scene on it. What lies near an edge is shown
   * once more beyond the opposite one, faintly, and can be pressed there; pieces and arrow keys go over the edges.
   */
  readonly joined?: Joined;
}

/** Room for a scene: `narrow` fits a phone held upright. */
export const LAYOUTS = ["wide", "narrow"] as const;
/** One of {@link LAYOUTS}. */
export type Layout = (typeof LAYOUTS)[number];

/** Options of the view of a position. */
export interface Look {
  /** The targets pressed so far: the scene can show what they are about to do. */
  readonly clicked?: readonly string[];
  /** The ids of the game's aids to show. */
  readonly aids?: readonly string[];
  /**
   * Who is about to choose in a simultaneous phase: the scene has the targets of that seat. Where it is left out, core fills in the
   * first seat that has still to choose. In other phases it says nothing.
   */
  readonly seat?: Seat;
}
