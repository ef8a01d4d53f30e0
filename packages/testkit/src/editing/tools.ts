import type { Table } from "@serpentarium/core";
import type { Editor } from "@serpentarium/core/editor";
import { listed } from "../order.ts";
import { miswritten } from "../teaching/setting.ts";

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** What is wrong with the tools of an editor at a table, a line each; nothing when all is well. */
export function checkTools(editor: Editor, table: Table): string | undefined {
  const tools = editor.tools(table);
  const ids = tools.map(({ id }) => id);
  return listed([
    ...(tools.length === 0 ? ["there is no tool"] : []),
    ...ids
      .filter((id) => !ID.test(id))
      .map((id) => `"${id}" is no id: lower-case letters, digits and hyphens`),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id}: two tools`),
    ...miswritten(tools.map(({ id, title }) => [`the title of ${id}`, title])),
  ]);
}
