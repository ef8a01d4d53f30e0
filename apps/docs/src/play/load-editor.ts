import { loadEditor as editors } from "virtual:load-editors";
import { loadPlugin } from "virtual:load-plugins";
import { teachingWords } from "virtual:load-teaching-words";
import type { EditorParts } from "@serpentarium/play/page";
import { loadWords } from "../lib/words/load-words.ts";

/** Loads the position editor of a game, with the examples of its rulebook and the words of both. */
export async function loadEditor(game: string, language: string | undefined): Promise<EditorParts> {
  const [plugin, editing, words] = await Promise.all([
    loadPlugin[game]?.(),
    editors[game]?.(),
    loadWords(game, language, { teaching: teachingWords, play: ["play"] }),
  ]);
  return { examples: plugin?.examples ?? [], editor: editing?.editor, words };
}
