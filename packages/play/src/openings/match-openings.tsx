/** @jsxImportSource preact */
import type { JSX } from "preact";
import type { PlayParts } from "../ui/play-parts.ts";
import type { ViewProps } from "../ui/play-state.ts";
import { OpeningsView } from "./openings-view.tsx";

interface MatchOpeningsProps extends ViewProps {
  readonly load: NonNullable<PlayParts["loadOpenings"]>;
}

export function MatchOpenings({ state, reader, load }: MatchOpeningsProps): JSX.Element {
  const { game, position, log, lookingBack } = state;
  const next = lookingBack === undefined ? undefined : log[lookingBack];
  return <OpeningsView {...{ load, game, position, reader }} played={next?.notation} />;
}
