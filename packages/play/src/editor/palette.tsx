/** @jsxImportSource preact */
import type { EditorTool } from "@serpentarium/core/editor";
import type { Reader } from "@serpentarium/table";
import type { JSX } from "preact";

interface PaletteProps {
  readonly tools: readonly EditorTool[];
  readonly reader: Reader;
  /** Called with the id of the chosen tool. */
  readonly onChoose: (tool: string) => void;
}

export const Palette = ({
  tools,
  chosen,
  reader,
  onChoose,
}: PaletteProps & { readonly chosen: string | undefined }): JSX.Element => (
  <fieldset class="palette">
    <legend>{reader.words.text("play.editor.tools")}</legend>
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
          <span>{reader.words.format(title)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

/** The tools that change the whole position. */
export const InstantTools = ({ tools, reader, onChoose }: PaletteProps): JSX.Element => (
  <fieldset class="palette">
    <legend>{reader.words.text("play.editor.immediate")}</legend>
    <div class="kinds">
      {tools.map(({ id, title }) => (
        <button key={id} type="button" onClick={() => onChoose(id)}>
          {reader.words.format(title)}
        </button>
      ))}
    </div>
  </fieldset>
);
