/** @jsxImportSource preact */
import type { JSX } from "preact";
import type { ViewProps } from "../play-state.ts";
import { OpeningsView } from "./openings-view.tsx";

/** What bots play in the position of the match on the board. */
export function MatchOpenings({ state, reader }: ViewProps): JSX.Element {
  const { game, position, log, lookingBack } = state;
  const next = lookingBack === undefined ? undefined : log[lookingBack];
  return <OpeningsView game={game} position={position} reader={reader} played={next?.notation} />;
}
