/** @jsxImportSource preact */

import { Dialog } from "@serpentarium/table/views";
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { withLateWords } from "../../lib/words/load-words.ts";
import type { ViewProps } from "../play-state.ts";

/** The dialog to set up a position; loads the editor when it opens. */
export function SetUpDialog(props: ViewProps & { readonly onClose: () => void }): JSX.Element {
  const { state, reader, onClose } = props;
  const { id } = state.game;
  const { language } = reader.words;
  const [View, setView] = useState<ComponentType<ViewProps>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    withLateWords(import("../editor/load-editor.ts"))
      .then(({ loadEditor }) => loadEditor({ id }, language))
      .then((view) => setView(() => view))
      .catch(() => setFailed(true));
  }, [id, language]);
  return (
    <Dialog title={reader.words.text("site.play.set-up")} onClose={onClose}>
      {View ? (
        <View {...props} />
      ) : (
        <form method="dialog">
          <p role="status">
            {reader.words.text(hasFailed ? "site.play.set-up-failed" : "site.play.set-up-loading")}
          </p>
          <button type="submit">{reader.words.text("site.play.cancel")}</button>
        </form>
      )}
    </Dialog>
  );
}
