import type { Seat } from "../table.ts";
import type { Message } from "../words/message.ts";

/** Named colours, which a theme defines. Colour must not be the only difference between two shapes. */
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

/** The style of a shape: fill, stroke or both. */
export interface ShapeStyle {
  /** The colour of the fill; no fill by default. */
  readonly fill?: Paint;
  /** The colour of the stroke; no stroke by default. */
  readonly stroke?: Paint;
  /** The width of the stroke, in scene units; 1 by default. */
  readonly width?: number;
  /** Draws a dashed stroke, for parts that are only possible. */
  readonly dashed?: boolean;
}

/** A rectangle. */
export interface RectShape extends ShapeStyle, Rect {
  readonly shape: "rect";
  /** The radius of the corners; 0 by default. */
  readonly r?: number;
}

/** A circle. */
export interface CircleShape extends ShapeStyle {
  readonly shape: "circle";
  /** The x of its centre. */
  readonly x: number;
  /** The y of its centre. */
  readonly y: number;
  /** The radius. */
  readonly r: number;
}

/** Lines and curves. */
export interface PathShape extends ShapeStyle {
  readonly shape: "path";
  /** The `d` of an SVG path, with the same origin as other shapes. */
  readonly d: string;
}

/** A line of text, centred on x and y. */
export interface TextShape extends ShapeStyle {
  readonly shape: "text";
  /** The x of the middle of the line. */
  readonly x: number;
  /** The y of the middle of capital letters. */
  readonly y: number;
  /** The font size. */
  readonly size: number;
  readonly text: Message;
  /** The width to which a longer text is compressed; no limit by default. */
  readonly maxWidth?: number;
}

/**
 * A shape, in scene units: x goes to the right and y down. The origin is the top left corner of the scene for its background,
 * the top left corner of the space for a space, and the x and y of the piece for a piece.
 */
export type Shape = RectShape | CircleShape | PathShape | TextShape;

/** A rectangle in scene units. */
export interface Rect {
  /** The left edge. */
  readonly x: number;
  /** The top edge. */
  readonly y: number;
  /** The width. */
  readonly w: number;
  /** The height. */
  readonly h: number;
}

/** A corner of a polygon, as fractions of the width and the height of its area: `[0, 0]` is the top left corner of the area. */
export type Corner = readonly [x: number, y: number];

/** A rectangle, or a circle or polygon in it. */
export interface Area extends Rect {
  /**
   * The shape of the area: a circle whose diameter is the width of the rectangle, which is a square, or a polygon with these corners. The
   * whole rectangle by default.
   */
  readonly outline?: "circle" | readonly Corner[];
}

/** Placement on the scene, or on a panel with its own coordinates. */
interface PanelPlacement {
  /** The id of the panel that contains it; the scene itself by default. */
  readonly panel?: string;
}

/** A place on the board to which events and refusals can refer. */
export interface Space extends Area, PanelPlacement {
  readonly id: string;
  /** Describes the space and its contents. */
  readonly label: Message;
  /** Whether the space is empty: descriptions of the whole board leave it out. */
  readonly empty?: boolean;
  /** The origin is the top left corner of the space. */
  readonly shapes?: readonly Shape[];
}

/** A movable object; keeps its id while it is on the board. */
export interface Piece extends PanelPlacement {
  readonly id: string;
  /** The x of the origin of its shapes: on a cell, the middle of the cell. */
  readonly x: number;
  /** The y of the origin of its shapes. */
  readonly y: number;
  /** The rotation around that origin, in degrees clockwise. */
  readonly rotation?: number;
  /** The origin is the x and y of the piece. */
  readonly shapes: readonly Shape[];
  readonly label: Message;
  /** One to three characters for a text board. */
  readonly glyph: string;
}

/**
 * A line through pieces that belong together, such as the body of a serpent. It has round bends, is drawn below all pieces of the scene,
 * and follows its pieces when they move. They are on the scene itself, not on a panel.
 */
export interface PieceLine {
  readonly id: string;
  /** The ids of its pieces, in order. */
  readonly pieces: readonly string[];
  /** The colour of the line. */
  readonly stroke: Paint;
  /** The width of the line, in scene units. */
  readonly width: number;
  /** The colour of its edge; no edge by default. */
  readonly edge?: Paint;
  /** Whether it tapers off beyond its last piece, as a tail does. */
  readonly tapered?: boolean;
}

/** Something to press: an area of the board or, without an area, a button beside it. */
export interface Target extends PanelPlacement {
  readonly id: string;
  readonly label: Message;
  readonly area?: Area;
  /** The ids of the pieces that a press moves here if the action has no earlier target for them: they can also be dragged to the target. */
  readonly pieces?: readonly string[];
  /**
   * Whether a press lets chance act, as that of a die does, where players press for its outcomes; it is part of no action. Left out where
   * people enter the outcomes.
   */
  readonly chance?: boolean;
}

/**
 * A part of the scene with its own unbounded plane, such as one player's table. The plane uses scene units and the same pitch, and is
 * scaled to fit. Users can pan and zoom it; the layout `narrow` shows one panel at a time.
 */
export interface Panel {
  readonly id: string;
  /** The title over the panel: its owner and state, in a few words. */
  readonly label: Message;
  /** Its area on the scene, label included. */
  readonly area: Rect;
  /** The height of the label, on one line at the top of the area. */
  readonly labelHeight: number;
  /** The visible part of its plane, scaled to fit and centred in the rest of the area. */
  readonly viewBox: Rect;
  /** Whether a player acts there: shown first if not all panels fit. */
  readonly active?: boolean;
  /** Whether its owner has won. It is then framed like an active one, and shown first if not all panels fit. */
  readonly winner?: boolean;
}

/** A part of a scene that wraps around: pieces that leave it on one side enter on the opposite side. */
export interface WrapAround extends Rect {
  /** The axis that wraps around: left to right (`x`) or top to bottom (`y`); both by default. */
  readonly axis?: "x" | "y";
  /** How much of the opposite side is repeated beyond each edge; at most the width and the height. */
  readonly margin: number;
}

/** A position drawn as data. Later items are drawn over earlier ones. */
export interface Scene {
  /** In scene units, like all coordinates: the board scales them to fit. */
  readonly width: number;
  readonly height: number;
  /** The distance between neighbours: one character cell of a text board. */
  readonly pitch: { readonly x: number; readonly y: number };
  /** Describes the whole board. */
  readonly label: Message;
  readonly background?: readonly Shape[];
  /**
   * Panels must not overlap. In the layout `narrow` they are below each other, and nothing else is beside them; the board shows one of them
   * at a time, in the place of the first, and what is below the last moves up. The background is then above them.
   */
  readonly panels?: readonly Panel[];
  readonly spaces: readonly Space[];
  readonly pieces: readonly Piece[];
  readonly lines?: readonly PieceLine[];
  readonly targets: readonly Target[];
  /**
   * The target from which arrow keys start, if actions are paths: an arrow key presses the neighbour of the last pressed target, at first
   * of this one. Without it, arrow keys only move the focus.
   */
  readonly keyboardStart?: string;
  /**
   * The part of the scene that wraps around; it contains all pieces of the scene. Items near an edge are repeated, faintly, beyond the
   * opposite one and can be pressed there; pieces and arrow keys cross the edges.
   */
  readonly wrapAround?: WrapAround;
  /**
   * What decided the match, once it is over: for each decisive line, or tower, or goal, the ids of its spaces in order. Boards draw a line
   * through several spaces, and an outline around a single one.
   */
  readonly decisive?: readonly (readonly string[])[];
}

/** The layouts of a scene: `narrow` fits a phone held upright. */
export const LAYOUTS = ["wide", "narrow"] as const;
/** One of {@link LAYOUTS}. */
export type Layout = (typeof LAYOUTS)[number];

/** Options for drawing a position. */
export interface ViewOptions {
  /** The targets pressed so far: the scene can show a preview. */
  readonly clicked?: readonly string[];
  /** The ids of the game's aids to show. */
  readonly aids?: readonly string[];
  /**
   * The seat about to choose in a simultaneous phase: the scene contains its targets. By default, the first seat that has not chosen.
   * Ignored in other phases.
   */
  readonly seat?: Seat;
}
