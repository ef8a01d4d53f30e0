/**
 * A scene drawn without a browser: as SVG, and as a board made of text. The custom element is under
 * `@serpentarium/board/element`, what connects it to a game under `@serpentarium/board/connect`.
 *
 * @module
 */
export { frameOf } from "./drawing.ts";
export { frontOf } from "./front.ts";
export * from "./mark.ts";
export * from "./svg.ts";
export * from "./text-board.ts";
export { PALETTES, THEMES, type Theme, themeProperties } from "./theme.ts";
