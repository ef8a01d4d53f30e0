/** @jsxImportSource preact */
import type { EditorTool } from "@serpentarium/core/editor";
import type { JSX } from "preact";
import { localise, type Reader } from "../reader.ts";
import { EDITOR_MESSAGES } from "./editor-messages.ts";

interface PaletteProps {
  readonly tools: readonly EditorTool[];
  readonly reader: Reader;
  /** Called with the id of the chosen tool. */
  readonly onChoose: (tool: string) => void;
}

/** The tools for spaces; one is selected. */
export const Palette = ({
  tools,
  chosen,
  reader,
  onChoose,
}: PaletteProps & { readonly chosen: string | undefined }): JSX.Element => (
  <fieldset class="palette">
    <legend>{localise(reader, EDITOR_MESSAGES.tools)}</legend>
    <div class="kinds">
      {tools.map(({ id, title }) => (
        <label key={id} class="tool">
          <input
            type="radio"
            name="editor-tool"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span>{localise(reader, title)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

/** The tools that change the whole position at once. */
export const InstantTools = ({ tools, reader, onChoose }: PaletteProps): JSX.Element => (
  <fieldset class="palette">
    <legend>{localise(reader, EDITOR_MESSAGES.immediate)}</legend>
    <div class="kinds">
      {tools.map(({ id, title }) => (
        <button key={id} type="button" onClick={() => onChoose(id)}>
          {localise(reader, title)}
        </button>
      ))}
    </div>
  </fieldset>
);
