/** @jsxImportSource preact */
import type { Data, Text } from "@serpentarium/core";
import { type Card, cardName } from "@serpentarium/serpent-cartes";
import type { JSX } from "preact";
import { type Reader, read } from "../../play/reader.ts";
import { type Jump, OFF } from "../graph.ts";
import type { RowsState } from "../rows-state.ts";
import { WORDS } from "../wording.ts";
import { lookOf } from "./disc-view.tsx";
import type { ViewProps } from "./view-props.ts";

const FATES = {
  goal: WORDS.fateGoal,
  circle: WORDS.fateCircle,
  caught: WORDS.fateCaught,
  off: WORDS.fateOff,
} as const;

/** What becomes of a pawn that makes a jump. */
function fateWords({ fate, turns, isReached }: Jump): readonly [Text, Data] {
  if (!isReached) return [WORDS.noRest, {}];
  return turns === 1 ? [WORDS.fateGoalNow, {}] : [FATES[fate], { n: turns ?? 0 }];
}

/** A card by its number and its name. */
function cardWords({ setup, jumps }: RowsState, number: number, reader: Reader): string {
  if (number === OFF) return read(reader, WORDS.offTheRow);
  if (number === jumps.goal) return read(reader, WORDS.goalAt, { n: number });
  const card: Card | undefined = setup.row[number - 1];
  return read(reader, WORDS.cardAt, { n: number, name: card === undefined ? "" : cardName(card) });
}

function JumpRow({ state, orders, reader, jump }: ViewProps & { readonly jump: Jump }): JSX.Element {
  const card = cardWords(state, jump.from, reader);
  const from = jump.isEntry ? read(reader, WORDS.entersOn, { card }) : card;
  const [fate, data] = fateWords(jump);
  const touched = jump.touched.map((card) => (card === OFF ? read(reader, WORDS.offTheRow) : card));
  return (
    <tr data-look={lookOf(jump)} data-jump={jump.id}>
      <th scope="row">
        {state.isLive ? (
          <button type="button" aria-pressed={state.looked === jump.id} onClick={() => orders.look(jump.id)}>
            {from}
          </button>
        ) : (
          <span class="button">{from}</span>
        )}
      </th>
      <td>{touched.join(" → ")}</td>
      <td>{cardWords(state, jump.to, reader)}</td>
      <td>{read(reader, fate, data)}</td>
    </tr>
  );
}

/** Every jump in words: what the picture shows. */
export function JumpTable(props: ViewProps): JSX.Element {
  const { state, reader } = props;
  const shown = state.graph.filter(({ isReached }) => isReached || state.every);
  return (
    <table class="jump-table">
      <thead>
        <tr>
          {[WORDS.from, WORDS.by, WORDS.to, WORDS.comesOfIt].map((text) => (
            <th key={text.en} scope="col">
              {read(reader, text)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((jump) => (
          <JumpRow key={jump.id} {...props} jump={jump} />
        ))}
      </tbody>
    </table>
  );
}
