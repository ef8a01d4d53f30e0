import { isLevel } from "@serpentarium/bots";
import type { JSX } from "preact";
import { lazyView } from "./lazy-view.tsx";

const FaceDrawing = lazyView(async () => (await import("./face-drawing.tsx")).FaceDrawing);

interface BotFaceProps {
  /** The occupant of a seat: the id of a level, or another. */
  readonly bot: string | undefined;
  /** The width and height in pixels. */
  readonly size?: number;
}

/** The face of a bot with a level, beside its name; nothing for other occupants. Its place is free until the drawing is loaded. */
export const BotFace = ({ bot, size = 24 }: BotFaceProps): JSX.Element | null =>
  isLevel(bot) ? (
    <svg class="bot-face" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <FaceDrawing key={bot} level={bot} />
    </svg>
  ) : null;
