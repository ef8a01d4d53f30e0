/** @jsxImportSource preact */

import { Dialog } from "@serpentarium/table/views";
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { withLateWords } from "../../ui/late-words.ts";
import type { PlayParts } from "../../ui/play-parts.ts";
import type { ViewProps } from "../../ui/play-state.ts";

interface SetUpProps extends ViewProps {
  readonly load: NonNullable<PlayParts["loadEditor"]>;
  readonly onClose: () => void;
}

/** The dialog to set up a position; loads the editor when it opens. */
export function SetUpDialog(props: SetUpProps): JSX.Element {
  const { load, reader, onClose } = props;
  const [View, setView] = useState<ComponentType<ViewProps>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    withLateWords(reader, import("../../editor/editor-view.tsx"))
      .then(({ loadEditorView }) => loadEditorView(load))
      .then((view) => setView(() => view))
      .catch(() => setFailed(true));
  }, [load]);
  return (
    <Dialog title={reader.words.text("play.set-up")} onClose={onClose}>
      {View ? (
        <View {...props} />
      ) : (
        <form method="dialog">
          <p role="status">{reader.words.text(hasFailed ? "play.set-up-failed" : "play.set-up-loading")}</p>
          <button type="submit">{reader.words.text("play.cancel")}</button>
        </form>
      )}
    </Dialog>
  );
}
