/** @jsxImportSource preact */

import type { JSX } from "preact";
import type { SiteText } from "../../lib/site-text.ts";
import { localise } from "../../play/reader.ts";
import { MESSAGES } from "../messages.ts";
import { type DiscKind, DiscView, EntryView } from "./disc-view.tsx";
import type { ViewProps } from "./view-props.ts";

const LEGEND_TEXTS: readonly (readonly [DiscKind, SiteText])[] = [
  ["goal", MESSAGES.legendGoal],
  ["circle", MESSAGES.legendCircle],
  ["lost", MESSAGES.legendLost],
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

/** The legend of the picture. */
export function LegendView({ state, reader }: ViewProps): JSX.Element {
  const entries = state.showAll ? [...LEGEND_TEXTS, ["other", MESSAGES.legendOther] as const] : LEGEND_TEXTS;
  return (
    <ul class="legend">
      <li>
        <EntrySample />
        {localise(reader, MESSAGES.legendEntry)}
      </li>
      {entries.map(([kind, text]) => (
        <li key={kind}>
          <DiscSample kind={kind} />
          {localise(reader, text)}
        </li>
      ))}
    </ul>
  );
}
