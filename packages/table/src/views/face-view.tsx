import { isLevel } from "@serpentarium/bots";
import { PERSON } from "@serpentarium/core/context";
import type { JSX } from "preact";
import { REMOTE_PLAYER } from "../match.ts";
import { BotFace } from "./bot-face.tsx";

/** The paths of the figures, in a square of 24. */
const FIGURES = {
  person: "M12 12.5a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM4.5 21a7.5 7.5 0 0 1 15 0Z",
  bot: "M12 2.5v3M6.5 5.5h11a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM9 10v2M15 10v2M9.5 15.5h5M8 21h8",
} as const;

/** The face of a player: that of a level, or a figure in the colour of the seat. */
export function FaceView({ occupant }: { readonly occupant: string }): JSX.Element | null {
  if (isLevel(occupant)) return <BotFace bot={occupant} size={28} />;
  const figure = occupant === PERSON || occupant === REMOTE_PLAYER ? "person" : "bot";
  return (
    <svg class="face" viewBox="0 0 24 24" data-figure={figure} aria-hidden="true">
      <path d={FIGURES[figure]} />
    </svg>
  );
}
