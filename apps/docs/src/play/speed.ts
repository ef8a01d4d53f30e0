import type { Speed } from "@serpentarium/board/element";
import type { SiteText } from "../lib/site-text.ts";
import { loadSlot, saveSlot } from "./storage.ts";

/** The speeds of animations, with their names. */
export const SPEED_NAMES: Readonly<Record<Speed, SiteText>> = {
  none: { en: "No animations", fr: "Sans animations" },
  slow: { en: "Slow", fr: "Lente" },
  normal: { en: "Normal", fr: "Normale" },
  fast: { en: "Fast", fr: "Rapide" },
};

export const isSpeed = (value: unknown): value is Speed =>
  typeof value === "string" && Object.hasOwn(SPEED_NAMES, value);

/** The speed that the user has chosen in this browser. */
export function loadSpeed(): Speed {
  const stored = loadSlot("site", "speed");
  return isSpeed(stored) ? stored : "normal";
}

export const saveSpeed = (speed: Speed): void => saveSlot("site", "speed", speed);
