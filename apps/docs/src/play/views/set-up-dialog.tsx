/** @jsxImportSource preact */
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { ViewProps } from "../play-state.ts";
import { read } from "../reader.ts";
import { WORDS } from "../wording.ts";
import { Dialog } from "./dialog.tsx";

/** Sets up a position; all that takes is fetched when it is wanted. */
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
    <Dialog title={read(reader, WORDS.setUp)} onClose={onClose}>
      {View ? (
        <View {...props} />
      ) : (
        <form method="dialog">
          <p role="status">{read(reader, hasFailed ? WORDS.setUpFailed : WORDS.setUpComes)}</p>
          <button type="submit">{read(reader, WORDS.cancel)}</button>
        </form>
      )}
    </Dialog>
  );
}
