/** @jsxImportSource preact */
import type { IntegerField, OptionField } from "@serpentarium/core";
import type { JSX } from "preact";
import { type Reader, read } from "../reader.ts";
import { WORDS } from "../wording.ts";
import { ChoiceView } from "./choice-view.tsx";

interface OptionProps<F extends OptionField> {
  readonly id: string;
  readonly field: F;
  readonly value: unknown;
  /** What would be right, where the value is not. */
  readonly wanted: string | undefined;
  readonly reader: Reader;
  readonly onChange: (value: unknown) => void;
}

/** A box that turns a limit off. */
function NoLimit({ field, value, reader, onChange }: OptionProps<IntegerField>): JSX.Element {
  const some = field.default ?? field.min;
  return (
    <label class="inline">
      <input
        type="checkbox"
        checked={value === null}
        onChange={(event) => onChange(event.currentTarget.checked ? null : some)}
      />
      {read(reader, WORDS.noLimit)}
    </label>
  );
}

function IntegerView(props: OptionProps<IntegerField>): JSX.Element {
  const { id, field, value, wanted, reader, onChange } = props;
  const { min, max, multipleOf, orNone } = field;
  return (
    <p class="field">
      <label for={id}>{read(reader, field.title)}</label>
      <span class="row">
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={multipleOf}
          value={value === null ? "" : String(value)}
          disabled={value === null}
          aria-invalid={wanted !== undefined}
          aria-describedby={wanted && `${id}-wrong`}
          onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
        {orNone && <NoLimit {...props} />}
      </span>
      {wanted && (
        <span class="wrong" id={`${id}-wrong`} role="alert">
          {read(reader, WORDS.expected, { expected: wanted })}
        </span>
      )}
    </p>
  );
}

/** One option of a game, as its field describes it. */
export function OptionView(props: OptionProps<OptionField>): JSX.Element {
  const { id, field, value, reader, onChange } = props;
  if (field.kind === "integer") return <IntegerView {...props} field={field} />;
  return (
    <ChoiceView
      id={id}
      label={read(reader, field.title)}
      value={String(value)}
      choices={field.values.map((word) => [word, word])}
      onChange={onChange}
    />
  );
}
