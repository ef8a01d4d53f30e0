import type { Language, Text } from "@serpentarium/core";
import { h, type JSX } from "preact";
import { WORDS } from "./wording.ts";

interface AidsProps {
  /** The titles of those offered, by their ids. */
  readonly aids: Readonly<Record<string, Text>>;
  /** The ids of those that are shown. */
  readonly shown: readonly string[];
  readonly language: Language;
  readonly onAid: (aid: string) => void;
}

/** What the board can show besides, as buttons that stay pressed. */
export function AidsView({ aids, shown, language, onAid }: AidsProps): JSX.Element | null {
  const offered = Object.entries(aids);
  if (offered.length === 0) return null;
  return h(
    "div",
    { class: "aids", role: "group", "aria-label": WORDS.aids[language] },
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
