import type { Language } from "@serpentarium/core";
import type { CountsField, IntegerField, OptionField } from "@serpentarium/core/options";
import { SelectView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { localise } from "../localise.ts";
import { MESSAGES } from "../messages.ts";

interface OptionProps<F extends OptionField> {
  readonly id: string;
  readonly field: F;
  readonly value: unknown;
  readonly language: Language;
  readonly onChange: (value: unknown) => void;
}

/** The value of a number input: empty unless the value is a number. */
const inputValue = (value: unknown): string => (Number.isFinite(value) ? String(value) : "");

function IntegerView({ id, field, value, language, onChange }: OptionProps<IntegerField>): JSX.Element {
  const { min, max, multipleOf, nullable, title } = field;
  return (
    <p class="field">
      <label for={id}>{localise(language, title)}</label>
      <span class="row">
        <input
          id={id}
          type="number"
          min={min}
          max={max}
          step={multipleOf}
          value={inputValue(value)}
          disabled={value === null}
          onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
        {nullable && (
          <label class="row">
            <input
              type="checkbox"
              checked={value === null}
              onChange={({ currentTarget: { checked } }) => onChange(checked ? null : (field.default ?? min))}
            />
            {localise(language, MESSAGES.none)}
          </label>
        )}
      </span>
    </p>
  );
}

function CountsView({ field, value, language, onChange }: OptionProps<CountsField>): JSX.Element {
  const counts = Object(value);
  return (
    <fieldset class="field">
      <legend>{localise(language, field.title)}</legend>
      <div class="row">
        {Object.entries(field.counts).map(([kind, { title }]) => (
          <label key={kind} class="field count">
            {localise(language, title)}
            <input
              type="number"
              min={field.min}
              max={field.max}
              value={inputValue(Reflect.get(counts, kind))}
              onInput={(event) => onChange({ ...counts, [kind]: event.currentTarget.valueAsNumber })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The input for an option of a game, according to its field. */
export function OptionView(props: OptionProps<OptionField>): JSX.Element {
  const { id, field, value, language, onChange } = props;
  if (field.kind === "integer") return <IntegerView {...props} field={field} />;
  if (field.kind === "counts") return <CountsView {...props} field={field} />;
  const nameOf = (word: string): string => {
    const name = field.names?.[word];
    return name ? localise(language, name) : word;
  };
  return (
    <SelectView
      id={id}
      label={localise(language, field.title)}
      value={String(value)}
      choices={field.values.map((word) => [word, nameOf(word)])}
      onChange={onChange}
    />
  );
}
