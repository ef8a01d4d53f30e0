import { createTable, unwrap } from "@serpentarium/core";
import type { Layout, Scene } from "@serpentarium/core/scene";
import { pantarei } from "@serpentarium/pantarei";
import { ticTacToe } from "@serpentarium/tic-tac-toe";

/** A position of tic-tac-toe from its notation. */
export const ticTacToePosition = (text: string) =>
  unwrap(ticTacToe.parsePosition(text, createTable(ticTacToe, { seats: 2 })));

/** A position of Pantareï from its notation. */
export const pantareiPosition = (text: string) =>
  unwrap(pantarei.parsePosition(text, createTable(pantarei, { seats: 2 })));

export const ticTacToeScene = (text: string): Scene => ticTacToe.scene(ticTacToePosition(text), "wide");
export const pantareiScene = (text: string, layout: Layout = "wide"): Scene =>
  pantarei.scene(pantareiPosition(text), layout);

/** A scene whose texts all try to break out of the markup. */
export const HOSTILE = `"><script>alert(1)</script>&'\u0000]]>`;
export const hostileScene: Scene = {
  width: 10,
  height: 10,
  pitch: { x: 10, y: 10 },
  label: HOSTILE,
  spaces: [{ id: HOSTILE, label: HOSTILE, x: 0, y: 0, w: 10, h: 10 }],
  pieces: [
    {
      id: HOSTILE,
      label: HOSTILE,
      x: 5,
      y: 5,
      glyph: "h",
      shapes: [{ shape: "text", x: 0, y: 0, size: 5, text: HOSTILE, fill: "ink" }],
    },
  ],
  targets: [{ id: HOSTILE, label: HOSTILE, area: { x: 0, y: 0, w: 10, h: 10 } }],
};
