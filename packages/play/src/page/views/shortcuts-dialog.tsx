/** @jsxImportSource preact */

import type { Reader } from "@serpentarium/table";
import { Dialog } from "@serpentarium/table/views";
import type { JSX } from "preact";

/** The keys of the page and of the board. */
const SHORTCUTS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [["←", "→"], "play.dialog.keys.step"],
  [["Home"], "play.dialog.keys.first"],
  [["End"], "play.dialog.keys.last"],
  [["←", "→", "↑", "↓"], "play.dialog.keys.move"],
  [["Enter", "Space"], "play.dialog.keys.press"],
  [["Esc"], "play.dialog.keys.take-back"],
  [["?"], "play.dialog.keys.list"],
];

interface ShortcutsProps {
  readonly reader: Reader;
  readonly onClose: () => void;
}

export const ShortcutsDialog = ({ reader, onClose }: ShortcutsProps): JSX.Element => (
  <Dialog title={reader.words.text("play.shortcuts")} onClose={onClose}>
    <dl class="shortcuts">
      {SHORTCUTS.map(([keys, what]) => (
        <div key={what}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{reader.words.text(what)}</dd>
        </div>
      ))}
    </dl>
    <form method="dialog" class="buttons">
      <button type="submit" class="main" autofocus>
        {reader.words.text("play.dismiss")}
      </button>
    </form>
  </Dialog>
);
