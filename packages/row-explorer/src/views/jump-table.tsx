import type { Message } from "@serpentarium/core";
import { type Card, cardName } from "@serpentarium/serpent-cartes";
import { OFF_ROW } from "@serpentarium/serpent-cartes/parts";
import type { Reader } from "@serpentarium/table";
import type { JSX } from "preact";
import type { Jump } from "../jumps.ts";
import type { RowsState } from "../rows-state.ts";
import { discKindOf } from "./disc-view.tsx";
import type { ViewProps } from "./view-props.ts";

const FATE_IDS = {
  goal: "rows.fate-goal",
  circle: "rows.fate-circle",
  caught: "rows.fate-caught",
  off: "rows.fate-off-row",
} as const;

const COLUMNS = ["rows.from", "rows.touched", "rows.to", "rows.fate"] as const;

/** Describes the fate of a pawn that makes a jump. */
const fateOf = ({ fate, turns, isReachable }: Jump): Message =>
  isReachable ? { id: FATE_IDS[fate], data: { turns: turns ?? 0 } } : { id: "rows.unreachable" };

/** A card with its number and name. */
function cardText({ setup, jumpGraph }: RowsState, number: number, reader: Reader): string {
  if (number === OFF_ROW) return reader.words.text("rows.off-the-row");
  if (number === jumpGraph.goal) return reader.words.text("rows.goal-at", { n: number });
  const card: Card | undefined = setup.row[number - 1];
  return reader.words.text("rows.card-at", {
    n: number,
    name: card === undefined ? "" : cardName(card),
  });
}

function JumpRow({ state, handlers, reader, jump }: ViewProps & { readonly jump: Jump }): JSX.Element {
  const card = cardText(state, jump.from, reader);
  const from = jump.isEntry ? reader.words.text("rows.enters-on", { card }) : card;
  const touched = jump.touched.map((card) =>
    card === OFF_ROW ? reader.words.text("rows.off-the-row") : card,
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
      <td>{reader.words.format(fateOf(jump))}</td>
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
          {COLUMNS.map((id) => (
            <th key={id} scope="col">
              {reader.words.text(id)}
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
