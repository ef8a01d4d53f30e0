/** What a board needs for panels; loaded with the first scene that has some. */
export { PanelController } from "./panel-controller.ts";
export { panelStyleSheet } from "./panel-css.ts";
export { PanelOverlay } from "./panel-overlay.ts";
export { TabsView } from "./tabs-view.ts";
