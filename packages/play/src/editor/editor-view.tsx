/** @jsxImportSource preact */
import { wordsOfMatch } from "@serpentarium/table";
import type { ComponentType } from "preact";
import type { PlayParts } from "../ui/play-parts.ts";
import type { ViewProps } from "../ui/play-state.ts";
import { PositionEditorView } from "./position-editor.tsx";

/** Loads the position editor of a game. */
export async function loadEditorView(
  load: NonNullable<PlayParts["loadEditor"]>,
): Promise<ComponentType<ViewProps>> {
  const { words, ...editorParts } = await load();
  return (props) => {
    const reader = { ...props.reader, words: wordsOfMatch(words ?? props.reader.words, props.state.context) };
    return <PositionEditorView {...props} {...editorParts} reader={reader} />;
  };
}
