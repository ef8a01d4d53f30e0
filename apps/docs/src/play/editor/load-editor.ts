import { loadEditor as editors } from "virtual:load-editors";
import { loadPlugin } from "virtual:load-plugins";
import type { Game } from "@serpentarium/core";
import { type ComponentType, h } from "preact";
import type { ViewProps } from "../play-state.ts";
import { PositionEditorView } from "./position-editor.tsx";

/** Loads the position editor of a game, with the examples of its rulebook and the tools of its package. */
export async function loadEditor({ id }: Pick<Game, "id">): Promise<ComponentType<ViewProps>> {
  const [plugin, editing] = await Promise.all([loadPlugin[id]?.(), editors[id]?.()]);
  const editorProps = { examples: plugin?.examples ?? [], editor: editing?.editor };
  return (props) => h(PositionEditorView, { ...props, ...editorProps });
}
