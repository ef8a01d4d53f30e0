import { loadEditor as editors } from "virtual:load-editors";
import { loadPlugin } from "virtual:load-plugins";
import { teachingWords } from "virtual:load-teaching-words";
import type { Game } from "@serpentarium/core";
import { wordsOfMatch } from "@serpentarium/table";
import { type ComponentType, h } from "preact";
import { loadWords } from "../../lib/words/load-words.ts";
import type { ViewProps } from "../play-state.ts";
import { PositionEditorView } from "./position-editor.tsx";

/** Loads the position editor of a game, with the examples of its rulebook, their titles, and the tools of its package. */
export async function loadEditor(
  { id }: Pick<Game, "id">,
  language: string,
): Promise<ComponentType<ViewProps>> {
  const [plugin, editing, words] = await Promise.all([
    loadPlugin[id]?.(),
    editors[id]?.(),
    loadWords(id, language, { teaching: teachingWords, areas: ["play"] }),
  ]);
  const editorProps = { examples: plugin?.examples ?? [], editor: editing?.editor };
  return (props) => {
    const reader = { ...props.reader, words: wordsOfMatch(words, props.state.context) };
    return h(PositionEditorView, { ...props, ...editorProps, reader });
  };
}
