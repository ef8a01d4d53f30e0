import type { Message } from "@serpentarium/core";
import type { Shape } from "@serpentarium/core/scene";
import type { Point } from "./hand-layout.ts";

export const caption = (
  { x, y }: Point,
  text: string | Message,
  size: number,
  fill: "muted" | "ink" = "muted",
): Shape => ({ shape: "text", x, y, size, text, fill });
