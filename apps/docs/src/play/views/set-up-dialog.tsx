/** @jsxImportSource preact */

import { Dialog } from "@serpentarium/table/views";
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { MESSAGES } from "../messages.ts";
import type { ViewProps } from "../play-state.ts";
import { localise } from "../reader.ts";

/** The dialog to set up a position; loads the editor when it opens. */
export function SetUpDialog(props: ViewProps & { readonly onClose: () => void }): JSX.Element {
  const { state, reader, onClose } = props;
  const { id } = state.game;
  const [View, setView] = useState<ComponentType<ViewProps>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    import("../editor/load-editor.ts")
      .then(({ loadEditor }) => loadEditor({ id }))
      .then((view) => setView(() => view))
      .catch(() => setFailed(true));
  }, [id]);
  return (
    <Dialog title={localise(reader, MESSAGES.setUp)} onClose={onClose}>
      {View ? (
        <View {...props} />
      ) : (
        <form method="dialog">
          <p role="status">{localise(reader, hasFailed ? MESSAGES.setUpFailed : MESSAGES.setUpLoading)}</p>
          <button type="submit">{localise(reader, MESSAGES.cancel)}</button>
        </form>
      )}
    </Dialog>
  );
}
