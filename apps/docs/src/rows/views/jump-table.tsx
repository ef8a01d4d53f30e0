/** @jsxImportSource preact */

import { type Card, cardName } from "@serpentarium/serpent-cartes";
import type { JSX } from "preact";
import type { SiteText, TextValues } from "../../lib/site-text.ts";
import { localise, type Reader } from "../../play/reader.ts";
import { type Jump, OFF_ROW } from "../jumps.ts";
import { MESSAGES } from "../messages.ts";
import type { RowsState } from "../rows-state.ts";
import { discKindOf } from "./disc-view.tsx";
import type { ViewProps } from "./view-props.ts";

const FATE_TEXTS = {
  goal: MESSAGES.fateGoal,
  circle: MESSAGES.fateCircle,
  caught: MESSAGES.fateCaught,
  off: MESSAGES.fateOffRow,
} as const;

/** Describes the fate of a pawn that makes a jump. */
function fateText({ fate, turns, isReachable }: Jump): readonly [SiteText, TextValues] {
  if (!isReachable) return [MESSAGES.unreachable, {}];
  return turns === 1 ? [MESSAGES.fateGoalNow, {}] : [FATE_TEXTS[fate], { n: turns ?? 0 }];
}

/** A card with its number and name. */
function cardText({ setup, jumpGraph }: RowsState, number: number, reader: Reader): string {
  if (number === OFF_ROW) return localise(reader, MESSAGES.offTheRow);
  if (number === jumpGraph.goal) return localise(reader, MESSAGES.goalAt, { n: number });
  const card: Card | undefined = setup.row[number - 1];
  return localise(reader, MESSAGES.cardAt, { n: number, name: card === undefined ? "" : cardName(card) });
}

function JumpRow({ state, handlers, reader, jump }: ViewProps & { readonly jump: Jump }): JSX.Element {
  const card = cardText(state, jump.from, reader);
  const from = jump.isEntry ? localise(reader, MESSAGES.entersOn, { card }) : card;
  const [fate, data] = fateText(jump);
  const touched = jump.touched.map((card) =>
    card === OFF_ROW ? localise(reader, MESSAGES.offTheRow) : card,
  );
  return (
    <tr data-kind={discKindOf(jump)} data-jump={jump.id}>
      <th scope="row">
        {state.isLive ? (
          <button
            type="button"
            aria-pressed={state.selectedJump === jump.id}
            onClick={() => handlers.toggleJump(jump.id)}
          >
            {from}
          </button>
        ) : (
          <span class="button">{from}</span>
        )}
      </th>
      <td>{touched.join(" → ")}</td>
      <td>{cardText(state, jump.to, reader)}</td>
      <td>{localise(reader, fate, data)}</td>
    </tr>
  );
}

/** All visible jumps as a table: the content of the picture as text. */
export function JumpTable(props: ViewProps): JSX.Element {
  const { state, reader } = props;
  const visible = state.jumps.filter(({ isReachable }) => isReachable || state.showAll);
  return (
    <table class="jump-table">
      <thead>
        <tr>
          {[MESSAGES.from, MESSAGES.touched, MESSAGES.to, MESSAGES.fate].map((text) => (
            <th key={text.en} scope="col">
              {localise(reader, text)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {visible.map((jump) => (
          <JumpRow key={jump.id} {...props} jump={jump} />
        ))}
      </tbody>
    </table>
  );
}
