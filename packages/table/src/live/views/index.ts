/**
 * The views of a live match, as Preact components that draw its state: presence and clocks, the invitation, requests and their answers.
 *
 * @module
 */
export { JoinForm } from "./join-form.tsx";
export { LinkButtons } from "./link-buttons.tsx";
export { LiveBar } from "./live-bar.tsx";
export { LiveDialog } from "./live-dialog.tsx";
export type { LiveProps, LiveViewProps } from "./live-props.ts";
export { LiveSeatView } from "./live-seat-view.tsx";
export { PlayerButtons } from "./player-buttons.tsx";
