/** @jsxImportSource preact */
import type { Text } from "@serpentarium/core";
import type { JSX } from "preact";
import { read } from "../../play/reader.ts";
import { WORDS } from "../wording.ts";
import { DiscView, DoorView, type Look } from "./disc-view.tsx";
import type { ViewProps } from "./view-props.ts";

const LOOKS: readonly (readonly [Look, Text])[] = [
  ["goal", WORDS.legendGoal],
  ["circle", WORDS.legendCircle],
  ["lost", WORDS.legendLost],
];
const CENTRE = { x: 16, y: 16 };

const Key = ({ look }: { readonly look: Look }): JSX.Element => (
  <svg class="graph serpent-scene serpent-auto" viewBox="0 0 60 32" aria-hidden="true">
    <g class="arc" data-look={look}>
      <path class="line" d="M27 16H50" />
      <path class="head" d="M58 16L50 20.4V11.6Z" />
    </g>
    <DiscView card={5} at={CENTRE} look={look} />
  </svg>
);

const ENTRY = {
  id: "in-1",
  from: 1,
  isEntry: true,
  touched: [],
  to: 1,
  fate: "goal",
  turns: 1,
  isReached: true,
} as const;

const Entry = (): JSX.Element => (
  <svg class="graph serpent-scene serpent-auto" viewBox="0 0 60 32" aria-hidden="true">
    <DoorView jump={ENTRY} at={{ x: 30, y: 17, w: 0, h: 0 }} onPress={() => {}} />
  </svg>
);

/** What the signs of the picture mean. */
export function LegendView({ state, reader }: ViewProps): JSX.Element {
  const looks = state.every ? [...LOOKS, ["other", WORDS.legendOther] as const] : LOOKS;
  return (
    <ul class="legend">
      <li>
        <Entry />
        {read(reader, WORDS.legendEntry)}
      </li>
      {looks.map(([look, text]) => (
        <li key={look}>
          <Key look={look} />
          {read(reader, text)}
        </li>
      ))}
    </ul>
  );
}
