import type { Table } from "@serpentarium/core";
import type { PositionEditor } from "@serpentarium/core/editor";
import type { CheckedWords } from "../game-words.ts";
import { joinLines } from "../order.ts";
import { checkMessage } from "../text-checks.ts";

const ID_PATTERN = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Checks the tools of an editor at a table. Returns one problem per line, or undefined. */
export function checkTools(
  editor: PositionEditor,
  table: Table,
  words: readonly CheckedWords[],
): string | undefined {
  const tools = editor.tools(table);
  const ids = tools.map(({ id }) => id);
  return joinLines([
    ...(tools.length === 0 ? ["there is no tool"] : []),
    ...ids
      .filter((id) => !ID_PATTERN.test(id))
      .map((id) => `"${id}" is not an id: expected lower-case letters, digits and hyphens`),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id}: two tools`),
    ...tools.flatMap(({ id, title }) => checkMessage(`the title of ${id}`, title, words) ?? []),
  ]);
}
