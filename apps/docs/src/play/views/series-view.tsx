/** @jsxImportSource preact */
import type { Text } from "@serpentarium/core";
import { type Player, playerAt, type ScoreSheet, type SeriesPlan } from "@serpentarium/core/series";
import type { JSX } from "preact";
import type { MatchContext } from "../match.ts";
import type { ViewProps } from "../play-state.ts";
import { playerName } from "../players.ts";
import { type Reader, read } from "../reader.ts";
import { listed, naming } from "../seats.ts";
import { goesRound, isSeries, stageOf } from "../series.ts";
import { WORDS } from "../wording.ts";

/** Who leads; in the end, who won. */
function standing(
  plan: SeriesPlan,
  { totals, leaders, rows }: ScoreSheet,
  isOver: boolean,
): Text | undefined {
  if (rows.length === 0) return undefined;
  if (leaders.length === totals.length) return isOver ? WORDS.drawnSeries : WORDS.level;
  const who = listed(leaders.map((player) => playerName(plan, player)));
  const [one, several] = isOver ? [WORDS.winsSeries, WORDS.winSeries] : [WORDS.leads, WORDS.lead];
  return naming(leaders.length === 1 ? one : several, who);
}

/** The player at the first seat of a match, counted from 0. */
const firstIn = ({ plan, table }: MatchContext, number: number): Player =>
  playerAt(plan, table.seats, number, 0);

/** Who begins, where that changes from match to match: the next one as soon as this one is over. */
function Beginner({
  context,
  reader,
}: {
  readonly context: MatchContext;
  readonly reader: Reader;
}): JSX.Element | null {
  const { plan, earlier } = context;
  const state = stageOf(context);
  if (!goesRound(plan) || state === "over") return null;
  const [text, number] =
    state === "match" ? [WORDS.begins, earlier.length] : [WORDS.beginsNext, earlier.length + 1];
  return <span>{read(reader, text, { who: playerName(plan, firstIn(context, number)) })}</span>;
}

/** Which game of how many this is, who begins and who leads; between two of them, the way on. */
export function SeriesView({ state, orders, reader }: ViewProps): JSX.Element | null {
  const { context, sheet, readWith } = state;
  const { plan, earlier } = context;
  if (!isSeries(plan)) return null;
  const now = stageOf(context);
  const text = standing(plan, sheet, now === "over");
  return (
    <div class="series" data-over={now === "over" ? "" : undefined}>
      <p role="status">
        <strong>{read(reader, WORDS.gameOf, { n: earlier.length + 1, all: plan.games })}</strong>
        {now === "over" ? (
          <strong>{text && read(reader, text)}</strong>
        ) : (
          text && <span>{read(reader, text)}</span>
        )}
        <Beginner context={context} reader={reader} />
      </p>
      {now === "pause" && readWith === undefined && (
        <button type="button" class="main" onClick={() => orders.next()}>
          {read(reader, WORDS.nextGame)}
        </button>
      )}
    </div>
  );
}
