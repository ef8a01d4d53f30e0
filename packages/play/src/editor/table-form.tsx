/** @jsxImportSource preact */
import type { Game } from "@serpentarium/core";
import type { OptionField } from "@serpentarium/core/options";
import { SINGLE_MATCH_PLAN } from "@serpentarium/core/series";
import { invalidOptions, type Reader } from "@serpentarium/table";
import { OptionView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { type ChosenOptions, withDefaults } from "../match/chosen-options.ts";
import { PresetView } from "../ui/views/preset-view.tsx";
import { type SeatChoices, SeatingView } from "../ui/views/seating-view.tsx";

interface TableFormProps {
  readonly game: Game;
  readonly seats: SeatChoices;
  readonly chosen: ChosenOptions;
  readonly hasBots: boolean;
  readonly reader: Reader;
  readonly onSeats: (seats: SeatChoices) => void;
  readonly onChoose: (chosen: ChosenOptions) => void;
}

export function TableForm(props: TableFormProps): JSX.Element {
  const { game, seats, chosen, hasBots, reader, onSeats, onChoose } = props;
  const options = withDefaults(game, chosen, seats.count);
  const wrong = invalidOptions(game, options);
  const fields = Object.entries<OptionField>(game.options.fields);
  return (
    <details open={wrong.size > 0 ? true : undefined}>
      <summary>{reader.words.text("play.editor.table")}</summary>
      <SeatingView {...{ game, seats, hasBots, reader }} plan={SINGLE_MATCH_PLAN} onChange={onSeats} />
      {fields.length > 0 && (
        <fieldset>
          <legend>{reader.words.text("play.dialog.options")}</legend>
          <PresetView game={game} chosen={chosen} reader={reader} onChange={onChoose} />
          {fields.map(([name, field]) => (
            <OptionView
              key={name}
              id={`editor-option-${name}`}
              path={`options.${name}`}
              field={field}
              value={options[name]}
              seats={seats.count}
              isInvalid={wrong.has(name)}
              words={reader.words}
              onChange={(value) => onChoose({ ...chosen, [name]: value })}
            />
          ))}
        </fieldset>
      )}
    </details>
  );
}
