/**
 * Draws scenes without a browser: as SVG, and as text. `@serpentarium/board/element` has the custom element, `@serpentarium/board/connect`
 * connects it to a game.
 *
 * @module
 */
export { viewBoxOf } from "./drawing.ts";
export { hintMarks } from "./hint-marks.ts";
export { lastMarks } from "./last-marks.ts";
export * from "./mark.ts";
export { singlePanelScene } from "./selected-panel.ts";
export * from "./svg.ts";
export * from "./text-board.ts";
export { LIGHT_DARK_PALETTES, THEMES, type Theme, themeProperties } from "./theme.ts";
export { thumbnailView } from "./thumbnail.ts";
