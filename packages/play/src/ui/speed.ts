import type { Speed } from "@serpentarium/board/element";
import { loadSlot, saveSlot } from "./storage.ts";

export const SPEEDS: readonly Speed[] = ["none", "slow", "normal", "fast"];

export const isSpeed = (value: unknown): value is Speed => SPEEDS.some((speed) => speed === value);

export function loadSpeed(): Speed {
  const stored = loadSlot("site", "speed");
  return isSpeed(stored) ? stored : "normal";
}

export const saveSpeed = (speed: Speed): void => saveSlot("site", "speed", speed);
