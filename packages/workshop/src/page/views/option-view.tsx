import type { Words } from "@serpentarium/core";
import type { CountsField, IntegerField, OptionField } from "@serpentarium/core/options";
import { SelectView } from "@serpentarium/table/views";
import type { JSX } from "preact";

interface OptionProps<F extends OptionField> {
  readonly id: string;
  /** The path of its titles in the words. */
  readonly path: string;
  readonly field: F;
  readonly value: unknown;
  readonly words: Words;
  readonly onChange: (value: unknown) => void;
}

/** The value of a number input: empty unless the value is a number. */
const inputValue = (value: unknown): string => (Number.isFinite(value) ? String(value) : "");

function IntegerView({ id, path, field, value, words, onChange }: OptionProps<IntegerField>): JSX.Element {
  const { min, max, multipleOf, nullable } = field;
  return (
    <p class="field">
      <label for={id}>{words.text(`${path}.title`)}</label>
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
            {words.text("workshop.none")}
          </label>
        )}
      </span>
    </p>
  );
}

function CountsView({ path, field, value, words, onChange }: OptionProps<CountsField>): JSX.Element {
  const counts = Object(value);
  return (
    <fieldset class="field">
      <legend>{words.text(`${path}.title`)}</legend>
      <div class="row">
        {Object.keys(field.counts).map((kind) => (
          <label key={kind} class="field count">
            {words.text(`${path}.values.${kind}`)}
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
  const { id, path, field, value, words, onChange } = props;
  if (field.kind === "integer") return <IntegerView {...props} field={field} />;
  if (field.kind === "counts") return <CountsView {...props} field={field} />;
  return (
    <SelectView
      id={id}
      label={words.text(`${path}.title`)}
      value={String(value)}
      choices={field.values.map((word) => [word, words.text(`${path}.values.${word}`)])}
      onChange={onChange}
    />
  );
}
