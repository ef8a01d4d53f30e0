/** The part of a page for servers with live matches. */
import "@serpentarium/table/live.css";

export { LiveMatches } from "./live-matches.ts";
export { LiveButton } from "./views/live-button.tsx";
export { LiveMatchView } from "./views/live-match-view.tsx";
export { LiveProblemView } from "./views/live-problem-view.tsx";
