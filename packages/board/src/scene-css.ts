/** The style of all drawings except their colours. */
export const SCENE_CSS =
  // positions do not depend on the language: a label begins at its left, and keeps its own direction
  ".serpent-scene text{direction:ltr;unicode-bidi:plaintext;text-anchor:middle;font-weight:650;font-family:ui-rounded,'Segoe UI',system-ui,sans-serif;" +
  // last, because programs that draw SVG without custom properties ignore it
  "font-family:var(--serpent-font,ui-rounded,'Segoe UI',system-ui,sans-serif)}" +
  ".serpent-scene path{stroke-linecap:round;stroke-linejoin:round}" +
  ".serpent-scene .piece{filter:drop-shadow(0 1px 1px rgb(0 0 0/.3))}" +
  "@media (forced-colors:active){.serpent-scene{forced-color-adjust:none}" +
  ".serpent-scene .piece{filter:none}.serpent-scene :is(.piece,.space,.ghost) .solid:not(text){stroke:CanvasText}" +
  // the edges of a ground and the lines between its parts; on pieces such lines have a colour behind them
  ".serpent-scene>g>.f-surface:not([stroke]),.serpent-scene>g>.ground-line,.serpent-scene .space>.ground-line{stroke:CanvasText}}";
