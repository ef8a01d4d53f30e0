/** @jsxImportSource preact */
import type { Game } from "@serpentarium/core";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Reader, read } from "../reader.ts";
import type { Origin } from "./beginnings.ts";
import { EDITOR_WORDS } from "./wording.ts";

interface OriginProps {
  readonly game: Game;
  readonly origins: readonly Origin[];
  /** The id of the one that was begun with, as long as nothing was changed since. */
  readonly chosen: string | undefined;
  readonly reader: Reader;
  readonly onChoose: (origin: Origin) => void;
}

/** Asks what to begin with: the examples of the rulebook stand under their clauses. */
export function OriginView({ game, origins, chosen = "", reader, onChoose }: OriginProps): JSX.Element {
  const select = useRef<HTMLSelectElement>(null);
  // what had the focus while all this was fetched is gone
  useLayoutEffect(() => select.current?.focus(), []);
  const option = ({ id, title }: Origin): JSX.Element => (
    <option key={id} value={id}>
      {read(reader, title)}
    </option>
  );
  const clauses = Object.keys(game.clauses).filter((id) => origins.some(({ clause }) => clause === id));
  return (
    <p class="field">
      <label for="editor-origin">{read(reader, EDITOR_WORDS.beginWith)}</label>
      <select
        id="editor-origin"
        ref={select}
        value={chosen}
        onChange={(event) => {
          const origin = origins.find(({ id }) => id === event.currentTarget.value);
          if (origin) onChoose(origin);
        }}
      >
        {chosen === "" && <option value="">{read(reader, EDITOR_WORDS.own)}</option>}
        {origins.filter(({ clause }) => clause === undefined).map(option)}
        {clauses.map((clause) => (
          <optgroup
            key={clause}
            label={read(reader, game.clauses[clause]?.title ?? { en: clause, fr: clause })}
          >
            {origins.filter((origin) => origin.clause === clause).map(option)}
          </optgroup>
        ))}
      </select>
    </p>
  );
}
