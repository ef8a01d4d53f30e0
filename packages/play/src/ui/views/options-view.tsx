/** @jsxImportSource preact */
import type { Game } from "@serpentarium/core";
import type { OptionField } from "@serpentarium/core/options";
import { invalidOptions, type Reader } from "@serpentarium/table";
import { OptionView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { type ChosenOptions, withDefaults } from "../../match/chosen-options.ts";
import { PresetView } from "./preset-view.tsx";

interface OptionsProps {
  readonly game: Game;
  readonly chosen: ChosenOptions;
  readonly seats: number;
  /** Whether the form was submitted: invalid values are marked only then. */
  readonly isSubmitted: boolean;
  readonly reader: Reader;
  readonly onChange: (chosen: ChosenOptions) => void;
}

export function OptionsView(props: OptionsProps): JSX.Element | null {
  const { game, chosen, seats, isSubmitted, reader, onChange } = props;
  const options = withDefaults(game, chosen, seats);
  const wrong = isSubmitted ? invalidOptions(game, options) : new Set();
  const fields = Object.entries<OptionField>(game.options.fields);
  if (fields.length === 0) return null;
  return (
    <fieldset>
      <legend>{reader.words.text("play.dialog.options")}</legend>
      <PresetView game={game} chosen={chosen} reader={reader} onChange={onChange} />
      {fields.map(([name, field]) => (
        <OptionView
          key={name}
          id={`option-${name}`}
          path={`options.${name}`}
          field={field}
          value={options[name]}
          seats={seats}
          isInvalid={wrong.has(name)}
          words={reader.words}
          onChange={(value) => onChange({ ...chosen, [name]: value })}
        />
      ))}
    </fieldset>
  );
}
