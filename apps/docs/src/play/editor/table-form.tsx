/** @jsxImportSource preact */
import type { Game } from "@serpentarium/core";
import type { OptionField } from "@serpentarium/core/options";
import { SINGLE } from "@serpentarium/core/series";
import type { JSX } from "preact";
import { type Chosen, optionsAt } from "../chosen-options.ts";
import { expectedWords, wrongOptions } from "../option-words.ts";
import { type Reader, read } from "../reader.ts";
import { OptionView } from "../views/option-view.tsx";
import { PresetView } from "../views/preset-view.tsx";
import { SeatingView, type Seats } from "../views/seating-view.tsx";
import { WORDS } from "../wording.ts";
import { EDITOR_WORDS } from "./wording.ts";

interface TableFormProps {
  readonly game: Game;
  readonly seats: Seats;
  readonly chosen: Chosen;
  readonly reader: Reader;
  readonly onSit: (seats: Seats) => void;
  readonly onChoose: (chosen: Chosen) => void;
}

/** Who plays, and with which options, as in the form for a new game. */
export function TableForm({ game, seats, chosen, reader, onSit, onChoose }: TableFormProps): JSX.Element {
  const options = optionsAt(game, chosen, seats.count);
  const wrong = wrongOptions(game, options);
  const fields = Object.entries<OptionField>(game.options.fields);
  return (
    <details open={wrong.size > 0 ? true : undefined}>
      <summary>{read(reader, EDITOR_WORDS.around)}</summary>
      <SeatingView game={game} seats={seats} plan={SINGLE} reader={reader} onChange={onSit} />
      {fields.length > 0 && (
        <fieldset>
          <legend>{read(reader, WORDS.options)}</legend>
          <PresetView game={game} chosen={chosen} reader={reader} onChange={onChoose} />
          {fields.map(([name, field]) => (
            <OptionView
              key={name}
              id={`editor-option-${name}`}
              field={field}
              value={options[name]}
              seats={seats.count}
              wanted={wrong.has(name) ? expectedWords(game, field, reader.language) : undefined}
              reader={reader}
              onChange={(value) => onChoose({ ...chosen, [name]: value })}
            />
          ))}
        </fieldset>
      )}
    </details>
  );
}
