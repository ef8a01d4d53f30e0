import type { ComponentChildren, JSX } from "preact";

interface SelectProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
  /** The content after the field. */
  readonly children?: ComponentChildren;
}

/** A labelled `select` element. */
export const SelectView = ({ id, label, value, choices, onChange, children }: SelectProps): JSX.Element => (
  <p class="field">
    <label for={id}>{label}</label>
    <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {choices.map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </select>
    {children}
  </p>
);
