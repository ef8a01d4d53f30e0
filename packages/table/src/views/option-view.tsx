import { type CountsField, defaultOf, type IntegerField, type OptionField } from "@serpentarium/core/options";
import type { JSX } from "preact";
import { invalidKinds } from "../option-errors.ts";
import type { Reader } from "../reader.ts";
import { valueTitle } from "../value-title.ts";
import { SelectView } from "./select-view.tsx";

interface ExpectedTextProps {
  readonly id: string;
  /** What the field accepts; set if the value is invalid. */
  readonly expected: string | undefined;
  readonly reader: Reader;
}

interface OptionProps<F extends OptionField> extends ExpectedTextProps {
  /** The path of its titles in the words. */
  readonly path: string;
  readonly field: F;
  readonly value: unknown;
  /** The number of seats: the default may depend on it. */
  readonly seats: number;
  readonly onChange: (value: unknown) => void;
}

/** A number as the value of its input; empty if it is not one. */
const inputValue = (value: unknown): string => (Number.isFinite(value) ? String(value) : "");

/** What the field accepts, below an invalid value. */
function ExpectedText({ id, expected, reader }: ExpectedTextProps): JSX.Element {
  return (
    <span class="error" id={`${id}-error`} role="alert">
      {reader.words.text("table.options.expected", { expected: expected ?? "" })}
    </span>
  );
}

/** A checkbox that turns a limit off. */
function NoLimitBox({ field, value, seats, reader, onChange }: OptionProps<IntegerField>): JSX.Element {
  const limit = defaultOf(field, seats) ?? field.min;
  return (
    <label class="inline">
      <input
        type="checkbox"
        checked={value === null}
        onChange={(event) => onChange(event.currentTarget.checked ? null : limit)}
      />
      {reader.words.text("table.options.no-limit")}
    </label>
  );
}

function IntegerView(props: OptionProps<IntegerField>): JSX.Element {
  const { id, path, field, value, expected, reader, onChange } = props;
  const { min, max, multipleOf, nullable } = field;
  return (
    <p class="field">
      <label for={id}>{reader.words.text(`${path}.title`)}</label>
      <span class="row">
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={multipleOf}
          value={inputValue(value)}
          disabled={value === null}
          aria-invalid={expected !== undefined}
          aria-describedby={expected && `${id}-error`}
          onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
        {nullable && <NoLimitBox {...props} />}
      </span>
      {expected && <ExpectedText {...props} />}
    </p>
  );
}

/** A number input for each kind. */
function CountsView(props: OptionProps<CountsField>): JSX.Element {
  const { id, path, field, value, expected, reader, onChange } = props;
  const counts = Object(value);
  const invalid = expected ? invalidKinds(field, counts) : new Set();
  return (
    <fieldset class="field">
      <legend>{reader.words.text(`${path}.title`)}</legend>
      <div class="row">
        {Object.keys(field.counts).map((kind) => (
          <label key={kind} class="field">
            {valueTitle(reader.words, path, kind)}
            <input
              type="number"
              inputMode="numeric"
              min={field.min}
              max={field.max}
              style={{ inlineSize: "5.5rem" }}
              value={inputValue(Reflect.get(counts, kind))}
              aria-invalid={invalid.has(kind)}
              aria-describedby={invalid.has(kind) ? `${id}-error` : undefined}
              onInput={(event) => onChange({ ...counts, [kind]: event.currentTarget.valueAsNumber })}
            />
          </label>
        ))}
      </div>
      {expected && <ExpectedText {...props} />}
    </fieldset>
  );
}

/** The input for one option of a game. */
export function OptionView(props: OptionProps<OptionField>): JSX.Element {
  const { id, path, field, value, reader, onChange } = props;
  if (field.kind === "integer") return <IntegerView {...props} field={field} />;
  if (field.kind === "counts") return <CountsView {...props} field={field} />;
  return (
    <SelectView
      id={id}
      label={reader.words.text(`${path}.title`)}
      value={String(value)}
      choices={field.values.map((word) => [word, valueTitle(reader.words, path, word)])}
      onChange={onChange}
    />
  );
}
