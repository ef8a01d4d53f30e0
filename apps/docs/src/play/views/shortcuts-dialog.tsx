/** @jsxImportSource preact */

import { Dialog } from "@serpentarium/table/views";
import type { JSX } from "preact";
import type { SiteText } from "../../lib/site-text.ts";
import { MESSAGES } from "../messages.ts";
import { localise, type Reader } from "../reader.ts";

/** What keys do, on the page and on the board. */
const SHORTCUTS: readonly (readonly [keys: readonly string[], what: SiteText])[] = [
  [
    ["←", "→"],
    {
      en: "one action back or forward",
      fr: "un coup en arrière ou en avant",
    },
  ],
  [["Home"], { en: "before the first action", fr: "avant le premier coup" }],
  [["End"], { en: "back to the match", fr: "revenir à la partie" }],
  [
    ["←", "→", "↑", "↓"],
    {
      en: "on the board, when you came to it with Tab: to the next place in that direction",
      fr: "sur le plateau, quand on y est venu par Tab : à la place suivante de ce côté",
    },
  ],
  [["Enter", "Space"], { en: "on the board: press the place", fr: "sur le plateau : choisir la place" }],
  [
    ["Esc"],
    { en: "on the board: take back the last place", fr: "sur le plateau : revenir sur le dernier choix" },
  ],
  [["?"], { en: "this list", fr: "cette liste" }],
];

interface ShortcutsProps {
  readonly reader: Reader;
  readonly onClose: () => void;
}

/** Lists the keyboard shortcuts. */
export const ShortcutsDialog = ({ reader, onClose }: ShortcutsProps): JSX.Element => (
  <Dialog title={localise(reader, MESSAGES.shortcuts)} onClose={onClose}>
    <dl class="shortcuts">
      {SHORTCUTS.map(([keys, what]) => (
        <div key={what.en}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{localise(reader, what)}</dd>
        </div>
      ))}
    </dl>
    <form method="dialog" class="buttons">
      <button type="submit" class="main" autofocus>
        {localise(reader, MESSAGES.dismiss)}
      </button>
    </form>
  </Dialog>
);
