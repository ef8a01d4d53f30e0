import type { Game } from "@serpentarium/core";
import { formatPlayer, formatPoints, type ScoreRow } from "@serpentarium/core/series";
import type { JSX } from "preact";
import { occupantTitle } from "../bots/occupant-title.ts";
import type { MatchContext } from "../match.ts";
import { botName, playerName } from "../player-names.ts";
import type { Reader } from "../reader.ts";
import { beginnerOf, seriesStage } from "../series.ts";
import type { ViewProps } from "../view-props.ts";
import { ClauseLink } from "./clause-link.tsx";

/** More rows make the table scroll. */
const MAX_ROWS = 8;

interface GameHeaderProps {
  readonly game: Game;
  readonly match: number;
  readonly context: MatchContext;
  readonly reader: Reader;
}

/** The number of a game and, if the first seat rotates, its first player. */
function GameHeader({ game, match, context, reader }: GameHeaderProps): JSX.Element {
  const first = beginnerOf(game, context, match);
  return (
    <th scope="row">
      {match + 1}
      {first !== undefined && (
        <small>
          {" "}
          {reader.words.text("table.begins", {
            who: context.names[first] || (botName(context, first) ?? formatPlayer(first)),
          })}
        </small>
      )}
    </th>
  );
}

/** Explains the points: the scores of the game with their clauses, or wins if it has no scores. */
function PointsExplanation({ game, reader }: { readonly game: Game; readonly reader: Reader }): JSX.Element {
  const clauses = Object.keys(game.clauses).filter((id) => id.startsWith("score."));
  return (
    <p class="meaning">
      {reader.words.format(game.scores ? { id: "table.points-scored" } : { id: "table.points-won" })}
      {game.scores &&
        clauses.map((clause) => (
          <span key={clause}>
            {" "}
            <ClauseLink game={game} clause={clause} reader={reader} />.
          </span>
        ))}
    </p>
  );
}

interface RowProps extends Omit<GameHeaderProps, "match"> {
  readonly row: ScoreRow;
  readonly parts: number;
}

const RowView = ({ row, parts, ...head }: RowProps): JSX.Element => (
  <tr>
    <GameHeader match={row.match} {...head} />
    {row.points.map((points, player) => (
      <td key={player} data-won={row.winners.includes(player) ? "" : undefined}>
        {formatPoints(points, parts)}
      </td>
    ))}
  </tr>
);

/** The score sheet of a series: a row for each game, a column for each player, and the totals. */
export function ScoreSheet({ state, reader }: ViewProps): JSX.Element {
  const { game, context, scoreSheet } = state;
  const { earlier, table } = context;
  const { rows, partsPerPoint, totals, leaders } = scoreSheet;
  const scrolls = rows.length > MAX_ROWS;
  const head = { game, context, reader };
  return (
    <section class="score-sheet" aria-labelledby="score-sheet-title">
      <h2 id="score-sheet-title">{reader.words.text("table.score-sheet")}</h2>
      <div
        class="rows"
        {...(scrolls && { tabIndex: 0, role: "group", "aria-labelledby": "score-sheet-title" })}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{reader.words.text("table.game")}</th>
              {totals.map((_, player) => (
                <th key={player} scope="col">
                  {reader.words.format(playerName(context, player))}
                  {!botName(context, player) && (
                    <small>{reader.words.format(occupantTitle(context.occupants[player]))}</small>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <RowView key={row.match} row={row} parts={partsPerPoint} {...head} />
            ))}
            {seriesStage(context) === "match" && (
              <tr aria-current="true">
                <GameHeader match={earlier.length} {...head} />
                <td colSpan={table.seats}>{reader.words.text("table.in-play")}</td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{reader.words.text("table.total")}</th>
              {totals.map((points, player) => (
                <td key={player} data-won={leaders.includes(player) ? "" : undefined}>
                  {formatPoints(points, partsPerPoint)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <PointsExplanation game={game} reader={reader} />
    </section>
  );
}
