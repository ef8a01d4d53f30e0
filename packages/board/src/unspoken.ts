import type { Language } from "@serpentarium/core";
import type { Scene } from "@serpentarium/core/scene";
import { h, type JSX } from "preact";
import { lyingOn } from "./plane.ts";

interface UnspokenProps {
  readonly scene: Scene;
  readonly language: Language;
  readonly panel?: string;
}

/** In words, the spaces of a plane that no target speaks for. */
export function Unspoken({ scene, language, panel }: UnspokenProps): JSX.Element | null {
  const spoken = new Set(scene.targets.map(({ label }) => label[language]));
  const silent = lyingOn(scene.spaces, panel).filter(({ label }) => !spoken.has(label[language]));
  if (silent.length === 0) return null;
  return h(
    "ul",
    { class: "hidden" },
    silent.map(({ id, label }) => h("li", { key: id }, label[language])),
  );
}
