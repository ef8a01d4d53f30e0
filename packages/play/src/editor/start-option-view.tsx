/** @jsxImportSource preact */
import type { Game } from "@serpentarium/core";
import type { Reader } from "@serpentarium/table";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { StartOption } from "./start-options.ts";

interface StartOptionProps {
  readonly game: Game;
  readonly options: readonly StartOption[];
  /** The id of the chosen option, until the draft is changed. */
  readonly chosen: string | undefined;
  readonly reader: Reader;
  readonly onChoose: (origin: StartOption) => void;
}

/** Asks for a position to start from; examples of the rulebook are grouped by clause. */
export function StartOptionView({
  game,
  options,
  chosen = "",
  reader,
  onChoose,
}: StartOptionProps): JSX.Element {
  const select = useRef<HTMLSelectElement>(null);
  // the focused element was removed after loading
  useLayoutEffect(() => select.current?.focus(), []);
  const option = ({ id, title }: StartOption): JSX.Element => (
    <option key={id} value={id}>
      {reader.words.format(title)}
    </option>
  );
  const clauses = Object.keys(game.clauses).filter((id) => options.some(({ clause }) => clause === id));
  return (
    <p class="field">
      <label for="editor-origin">{reader.words.text("play.editor.begin-with")}</label>
      <select
        id="editor-origin"
        ref={select}
        value={chosen}
        onChange={(event) => {
          const origin = options.find(({ id }) => id === event.currentTarget.value);
          if (origin) onChoose(origin);
        }}
      >
        {chosen === "" && <option value="">{reader.words.text("play.editor.own-notation")}</option>}
        {options.filter(({ clause }) => clause === undefined).map(option)}
        {clauses.map((clause) => (
          <optgroup key={clause} label={reader.words.text(`clauses.${clause}.title`)}>
            {options.filter((origin) => origin.clause === clause).map(option)}
          </optgroup>
        ))}
      </select>
    </p>
  );
}
