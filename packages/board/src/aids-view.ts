import type { Language, Message } from "@serpentarium/core";
import { h, type JSX } from "preact";
import { MESSAGES } from "./messages.ts";

interface AidsProps {
  /** The titles of the aids on offer, by id. */
  readonly aids: Readonly<Record<string, Message>>;
  /** The ids of the aids that are shown. */
  readonly shown: readonly string[];
  readonly language: Language;
  readonly onAid: (aid: string) => void;
}

/** The toggle buttons of the aids. */
export function AidsView({ aids, shown, language, onAid }: AidsProps): JSX.Element | null {
  const offered = Object.entries(aids);
  if (offered.length === 0) return null;
  return h(
    "div",
    { class: "aids", part: "aids", role: "group", "aria-label": MESSAGES.aids[language] },
    offered.map(([id, title]) =>
      h(
        "button",
        {
          key: id,
          type: "button",
          class: "aid",
          part: "aid",
          "data-aid": id,
          "aria-pressed": shown.includes(id) ? "true" : "false",
          onClick: () => onAid(id),
        },
        title[language],
      ),
    ),
  );
}
