import type { Message } from "@serpentarium/core";
import type { JSX } from "preact";
import { type DiscKind, DiscView, EntryView } from "./disc-view.tsx";
import type { ViewProps } from "./view-props.ts";

const LEGEND_TEXTS: readonly (readonly [DiscKind, Message])[] = [
  ["goal", { id: "rows.legend-goal" }],
  ["circle", { id: "rows.legend-circle" }],
  ["lost", { id: "rows.legend-lost" }],
];
const CENTRE = { x: 16, y: 16 };

const DiscSample = ({ kind }: { readonly kind: DiscKind }): JSX.Element => (
  <svg class="graph serpent-scene serpent-auto" viewBox="0 0 60 32" aria-hidden="true">
    <g class="arc" data-kind={kind}>
      <path class="line" d="M27 16H50" />
      <path class="head" d="M58 16L50 20.4V11.6Z" />
    </g>
    <DiscView card={5} at={CENTRE} kind={kind} />
  </svg>
);

const SAMPLE_ENTRY = {
  id: "in-1",
  from: 1,
  isEntry: true,
  touched: [],
  to: 1,
  fate: "goal",
  turns: 1,
  isReachable: true,
} as const;

const EntrySample = (): JSX.Element => (
  <svg class="graph serpent-scene serpent-auto" viewBox="0 0 60 32" aria-hidden="true">
    <EntryView jump={SAMPLE_ENTRY} at={{ x: 30, y: 17, w: 0, h: 0 }} onPress={() => {}} />
  </svg>
);

export function LegendView({ state, reader }: ViewProps): JSX.Element {
  const entries = state.showAll
    ? [...LEGEND_TEXTS, ["other", { id: "rows.legend-other" }] as const]
    : LEGEND_TEXTS;
  return (
    <ul class="legend">
      <li>
        <EntrySample />
        {reader.words.text("rows.legend-entry")}
      </li>
      {entries.map(([kind, text]) => (
        <li key={kind}>
          <DiscSample kind={kind} />
          {reader.words.format(text)}
        </li>
      ))}
    </ul>
  );
}
