import type { Language } from "@serpentarium/core";
import type { CountsField, IntegerField, OptionField } from "@serpentarium/core/options";
import type { JSX } from "preact";
import { read } from "../reader.ts";
import { WORDS } from "../words.ts";
import { ChoiceView } from "./choice-view.tsx";

interface OptionProps<F extends OptionField> {
  readonly id: string;
  readonly field: F;
  readonly value: unknown;
  readonly language: Language;
  readonly onChange: (value: unknown) => void;
}

/** A number as its input has it: nothing while there is none. */
const typed = (value: unknown): string => (Number.isFinite(value) ? String(value) : "");

function IntegerView({ id, field, value, language, onChange }: OptionProps<IntegerField>): JSX.Element {
  const { min, max, multipleOf, orNone, title } = field;
  return (
    <p class="field">
      <label for={id}>{read(language, title)}</label>
      <span class="row">
        <input
          id={id}
          type="number"
          min={min}
          max={max}
          step={multipleOf}
          value={typed(value)}
          disabled={value === null}
          onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
        {orNone && (
          <label class="row">
            <input
              type="checkbox"
              checked={value === null}
              onChange={({ currentTarget: { checked } }) => onChange(checked ? null : (field.default ?? min))}
            />
            {read(language, WORDS.none)}
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
      <legend>{read(language, field.title)}</legend>
      <div class="row">
        {Object.entries(field.counts).map(([kind, { title }]) => (
          <label key={kind} class="field count">
            {read(language, title)}
            <input
              type="number"
              min={field.min}
              max={field.max}
              value={typed(Reflect.get(counts, kind))}
              onInput={(event) => onChange({ ...counts, [kind]: event.currentTarget.valueAsNumber })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One option of a game, as its field describes it. */
export function OptionView(props: OptionProps<OptionField>): JSX.Element {
  const { id, field, value, language, onChange } = props;
  if (field.kind === "integer") return <IntegerView {...props} field={field} />;
  if (field.kind === "counts") return <CountsView {...props} field={field} />;
  const nameOf = (word: string): string => {
    const name = field.names?.[word];
    return name ? read(language, name) : word;
  };
  return (
    <ChoiceView
      id={id}
      label={read(language, field.title)}
      value={String(value)}
      choices={field.values.map((word) => [word, nameOf(word)])}
      onChange={onChange}
    />
  );
}
