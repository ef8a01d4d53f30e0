import type { Words } from "@serpentarium/core";
import { type CountsField, defaultOf, type IntegerField, type OptionField } from "@serpentarium/core/options";
import type { JSX } from "preact";
import { expectedText, invalidKinds } from "../option-errors.ts";
import { valueTitle } from "../value-title.ts";
import { SelectView } from "./select-view.tsx";

interface OptionProps<F extends OptionField> {
  readonly id: string;
  /** The path of its titles in the words. */
  readonly path: string;
  readonly field: F;
  readonly value: unknown;
  /** The number of seats, which the default may depend on. */
  readonly seats: number;
  /** Whether to mark the value as invalid, with the accepted values. */
  readonly isInvalid: boolean;
  readonly words: Words;
  readonly onChange: (value: unknown) => void;
}

/** A number as the value of its input; empty if it is not one. */
const inputValue = (value: unknown): string => (Number.isFinite(value) ? String(value) : "");

/** The accepted values, below an invalid value. */
function ExpectedText({ id, path, field, words }: OptionProps<OptionField>): JSX.Element {
  return (
    <span class="error" id={`${id}-error`} role="alert">
      {words.text("table.options.expected", { expected: expectedText(path, field, words) })}
    </span>
  );
}

/** A checkbox that disables a limit. */
function NoLimitBox({ field, value, seats, words, onChange }: OptionProps<IntegerField>): JSX.Element {
  const limit = defaultOf(field, seats) ?? field.min;
  return (
    <label class="inline">
      <input
        type="checkbox"
        checked={value === null}
        onChange={(event) => onChange(event.currentTarget.checked ? null : limit)}
      />
      {words.text("table.options.no-limit")}
    </label>
  );
}

function IntegerView(props: OptionProps<IntegerField>): JSX.Element {
  const { id, path, field, value, isInvalid, words, onChange } = props;
  const { min, max, multipleOf, nullable } = field;
  return (
    <p class="field">
      <label for={id}>{words.text(`${path}.title`)}</label>
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
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
        {nullable && <NoLimitBox {...props} />}
      </span>
      {isInvalid && <ExpectedText {...props} />}
    </p>
  );
}

/** A number input for each kind. */
function CountsView(props: OptionProps<CountsField>): JSX.Element {
  const { id, path, field, value, isInvalid, words, onChange } = props;
  const counts = Object(value);
  const invalid = isInvalid ? invalidKinds(field, counts) : new Set();
  return (
    <fieldset class="field">
      <legend>{words.text(`${path}.title`)}</legend>
      <div class="row">
        {Object.keys(field.counts).map((kind) => (
          <label key={kind} class="field">
            {valueTitle(words, path, kind)}
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
      {isInvalid && <ExpectedText {...props} />}
    </fieldset>
  );
}

/** The input for one option of a game. */
export function OptionView(props: OptionProps<OptionField>): JSX.Element {
  const { id, path, field, value, words, onChange } = props;
  if (field.kind === "integer") return <IntegerView {...props} field={field} />;
  if (field.kind === "counts") return <CountsView {...props} field={field} />;
  return (
    <SelectView
      id={id}
      label={words.text(`${path}.title`)}
      value={String(value)}
      choices={field.values.map((word) => [word, valueTitle(words, path, word)])}
      onChange={onChange}
    />
  );
}
