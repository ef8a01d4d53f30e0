import type { Speed } from "@serpentarium/board/element";
import { loadSlot, saveSlot } from "./storage.ts";

/** The speeds of animations, with the ids of their names. */
export const SPEED_NAMES: Readonly<Record<Speed, string>> = {
  none: "site.play.dialog.speeds.none",
  slow: "site.play.dialog.speeds.slow",
  normal: "site.play.dialog.speeds.normal",
  fast: "site.play.dialog.speeds.fast",
};

export const isSpeed = (value: unknown): value is Speed =>
  typeof value === "string" && Object.hasOwn(SPEED_NAMES, value);

/** The speed that the user has chosen in this browser. */
export function loadSpeed(): Speed {
  const stored = loadSlot("site", "speed");
  return isSpeed(stored) ? stored : "normal";
}

export const saveSpeed = (speed: Speed): void => saveSlot("site", "speed", speed);
