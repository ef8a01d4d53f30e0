import type { Words } from "@serpentarium/core";
import type { Scene } from "@serpentarium/core/scene";
import { h, type JSX } from "preact";
import { itemsOn } from "./plane.ts";

interface A11yTextProps {
  readonly scene: Scene;
  readonly words: Words;
  readonly panel?: string;
}

/** A list for screen readers: the spaces on a plane without a target of the same label. */
export function A11yText({ scene, words, panel }: A11yTextProps): JSX.Element | null {
  const targetLabels = new Set(scene.targets.map(({ label }) => words.format(label)));
  const spaces = itemsOn(scene.spaces, panel).filter(({ label }) => !targetLabels.has(words.format(label)));
  if (spaces.length === 0) return null;
  return h(
    "ul",
    { class: "hidden" },
    spaces.map(({ id, label }) => h("li", { key: id }, words.format(label))),
  );
}
