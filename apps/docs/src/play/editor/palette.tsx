/** @jsxImportSource preact */
import type { Tool } from "@serpentarium/core/editor";
import type { JSX } from "preact";
import { type Reader, read } from "../reader.ts";
import { EDITOR_WORDS } from "./wording.ts";

interface PaletteProps {
  readonly tools: readonly Tool[];
  readonly reader: Reader;
  /** Takes a tool, or uses one for the whole position. */
  readonly onChoose: (tool: string) => void;
}

/** The tools that are used on a space, one of which is chosen. */
export const Palette = ({
  tools,
  chosen,
  reader,
  onChoose,
}: PaletteProps & { readonly chosen: string | undefined }): JSX.Element => (
  <fieldset class="palette">
    <legend>{read(reader, EDITOR_WORDS.tools)}</legend>
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
          <span>{read(reader, title)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

/** The tools that change the position as they are chosen. */
export const AtOnce = ({ tools, reader, onChoose }: PaletteProps): JSX.Element => (
  <fieldset class="palette">
    <legend>{read(reader, EDITOR_WORDS.atOnce)}</legend>
    <div class="kinds">
      {tools.map(({ id, title }) => (
        <button key={id} type="button" onClick={() => onChoose(id)}>
          {read(reader, title)}
        </button>
      ))}
    </div>
  </fieldset>
);
