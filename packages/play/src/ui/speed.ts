import type { Speed } from "@serpentarium/board/element";
import { loadSlot, saveSlot } from "./storage.ts";

/** The speeds of animations. */
export const SPEEDS: readonly Speed[] = ["none", "slow", "normal", "fast"];

export const isSpeed = (value: unknown): value is Speed => SPEEDS.some((speed) => speed === value);

/** The speed that the user has chosen in this browser. */
export function loadSpeed(): Speed {
  const stored = loadSlot("site", "speed");
  return isSpeed(stored) ? stored : "normal";
}

export const saveSpeed = (speed: Speed): void => saveSlot("site", "speed", speed);
