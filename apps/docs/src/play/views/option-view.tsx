/** @jsxImportSource preact */
import { type CountsField, defaultOf, type IntegerField, type OptionField } from "@serpentarium/core/options";
import type { JSX } from "preact";
import { wrongKinds } from "../option-words.ts";
import { type Reader, read } from "../reader.ts";
import { WORDS } from "../wording.ts";
import { ChoiceView } from "./choice-view.tsx";

interface OptionProps<F extends OptionField> {
  readonly id: string;
  readonly field: F;
  readonly value: unknown;
  /** How many play: the default may depend on it. */
  readonly seats: number;
  /** What would be right, where the value is not. */
  readonly wanted: string | undefined;
  readonly reader: Reader;
  readonly onChange: (value: unknown) => void;
}

/** A number as its input has it: nothing while there is none. */
const typed = (value: unknown): string => (Number.isFinite(value) ? String(value) : "");

/** What would be right, where the value is not. */
function Wanted({
  id,
  wanted,
  reader,
}: Pick<OptionProps<OptionField>, "id" | "wanted" | "reader">): JSX.Element {
  return (
    <span class="wrong" id={`${id}-wrong`} role="alert">
      {read(reader, WORDS.expected, { expected: wanted ?? "" })}
    </span>
  );
}

/** A box that turns a limit off. */
function NoLimit({ field, value, seats, reader, onChange }: OptionProps<IntegerField>): JSX.Element {
  const some = defaultOf(field, seats) ?? field.min;
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
          value={typed(value)}
          disabled={value === null}
          aria-invalid={wanted !== undefined}
          aria-describedby={wanted && `${id}-wrong`}
          onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
        {orNone && <NoLimit {...props} />}
      </span>
      {wanted && <Wanted {...props} />}
    </p>
  );
}

/** A small number for each kind, side by side. */
function CountsView(props: OptionProps<CountsField>): JSX.Element {
  const { id, field, value, wanted, reader, onChange } = props;
  const counts = Object(value);
  const wrong = wanted ? wrongKinds(field, counts) : new Set();
  return (
    <fieldset class="field">
      <legend>{read(reader, field.title)}</legend>
      <div class="row">
        {Object.entries(field.counts).map(([kind, { title }]) => (
          <label key={kind} class="field">
            {read(reader, title)}
            <input
              type="number"
              inputMode="numeric"
              min={field.min}
              max={field.max}
              style={{ inlineSize: "5.5rem" }}
              value={typed(Reflect.get(counts, kind))}
              aria-invalid={wrong.has(kind)}
              aria-describedby={wrong.has(kind) ? `${id}-wrong` : undefined}
              onInput={(event) => onChange({ ...counts, [kind]: event.currentTarget.valueAsNumber })}
            />
          </label>
        ))}
      </div>
      {wanted && <Wanted {...props} />}
    </fieldset>
  );
}

/** One option of a game, as its field describes it. */
export function OptionView(props: OptionProps<OptionField>): JSX.Element {
  const { id, field, value, reader, onChange } = props;
  if (field.kind === "integer") return <IntegerView {...props} field={field} />;
  if (field.kind === "counts") return <CountsView {...props} field={field} />;
  const nameOf = (word: string): string => {
    const name = field.names?.[word];
    return name ? read(reader, name) : word;
  };
  return (
    <ChoiceView
      id={id}
      label={read(reader, field.title)}
      value={String(value)}
      choices={field.values.map((word) => [word, nameOf(word)])}
      onChange={onChange}
    />
  );
}
