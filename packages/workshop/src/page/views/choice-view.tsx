import type { JSX } from "preact";

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** What each value is called. */
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

/** One of a few words, under its label. */
export const ChoiceView = ({ id, label, value, choices, onChange }: ChoiceProps): JSX.Element => (
  <p class="field">
    <label for={id}>{label}</label>
    <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {choices.map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </select>
  </p>
);
