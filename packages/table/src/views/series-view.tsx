import type { Message } from "@serpentarium/core";
import type { ScoreSheet } from "@serpentarium/core/series";
import type { JSX } from "preact";
import type { MatchContext } from "../match.ts";
import { playerName } from "../player-names.ts";
import { beginnerOf, seriesStage } from "../series.ts";
import type { ViewProps } from "../view-props.ts";

/** The leader of the series or, after its end, the winner. */
function standingText(
  context: MatchContext,
  { totals, leaders, rows }: ScoreSheet,
  isOver: boolean,
): Message | undefined {
  if (rows.length === 0) return undefined;
  if (leaders.length === totals.length)
    return isOver ? { id: "table.drawn-series" } : { id: "table.level-series" };
  const who = leaders.map((player) => playerName(context, player));
  return { id: isOver ? "table.wins-series" : "table.leads-series", data: { who } };
}

/** The first player of the current match or, after it, of the next one. */
function FirstPlayer({
  state: { game, context },
  reader,
}: Pick<ViewProps, "state" | "reader">): JSX.Element | null {
  const stage = seriesStage(context);
  if (stage === "over") return null;
  const played = context.earlier.length;
  const [id, match] = stage === "match" ? ["table.begins", played] : ["table.begins-next", played + 1];
  const first = beginnerOf(game, context, match);
  if (first === undefined) return null;
  return <span>{reader.words.text(id, { who: playerName(context, first) })}</span>;
}

/** The status of a series: number of the game, first player, leader; between two games, a button for the next one. */
export function SeriesView({ state, send, reader }: ViewProps): JSX.Element {
  const { context, scoreSheet, visited } = state;
  const { plan, earlier } = context;
  const now = seriesStage(context);
  const text = standingText(context, scoreSheet, now === "over");
  return (
    <div class="series" data-over={now === "over" ? "" : undefined}>
      <p role="status">
        <strong>{reader.words.text("table.game-of", { n: earlier.length + 1, all: plan.games })}</strong>
        {now === "over" ? (
          <strong>{text && reader.words.format(text)}</strong>
        ) : (
          text && <span>{reader.words.format(text)}</span>
        )}
        <FirstPlayer state={state} reader={reader} />
      </p>
      {now === "pause" && visited === undefined && (
        <button type="button" class="main" onClick={() => send({ type: "next" })}>
          {reader.words.text("table.next-game")}
        </button>
      )}
    </div>
  );
}
