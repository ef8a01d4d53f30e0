import { loadEditor as editors } from "virtual:load-editors";
import { loadPlugin } from "virtual:load-plugins";
import type { Game } from "@serpentarium/core";
import { type ComponentType, h } from "preact";
import type { ViewProps } from "../play-state.ts";
import { PositionEditor } from "./position-editor.tsx";

/** The position editor of a game, with the examples of its rulebook and the tools that its package has. */
export async function loadEditor({ id }: Pick<Game, "id">): Promise<ComponentType<ViewProps>> {
  const [plugin, pressing] = await Promise.all([loadPlugin[id]?.(), editors[id]?.()]);
  const given = { examples: plugin?.examples ?? [], editor: pressing?.editor };
  return (props) => h(PositionEditor, { ...props, ...given });
}
