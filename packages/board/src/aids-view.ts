import type { Words } from "@serpentarium/core";
import { h, type JSX } from "preact";

interface AidsProps {
  /** The ids of the offered aids. */
  readonly aids: readonly string[];
  /** The ids of the aids that are shown. */
  readonly shown: readonly string[];
  readonly words: Words;
  readonly onAid: (aid: string) => void;
}

/** The toggle buttons of the aids. */
export function AidsView({ aids, shown, words, onAid }: AidsProps): JSX.Element | null {
  if (aids.length === 0) return null;
  return h(
    "div",
    { class: "aids", part: "aids", role: "group", "aria-label": words.text("board.aids") },
    aids.map((id) =>
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
        words.text(`aids.${id}`),
      ),
    ),
  );
}
