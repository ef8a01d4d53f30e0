/** @jsxImportSource preact */
import type { Game } from "@serpentarium/core";
import {
  formatPlayer,
  formatPoints,
  playerAt,
  type ScoreRow,
  type SeriesPlan,
} from "@serpentarium/core/series";
import { occupantsOf } from "@serpentarium/core/turn";
import type { JSX } from "preact";
import { occupantTitle } from "../bots/levels.ts";
import type { ViewProps } from "../play-state.ts";
import { playerName } from "../players.ts";
import { type Reader, read } from "../reader.ts";
import { goesRound, isSeries, stageOf } from "../series.ts";
import { WORDS } from "../wording.ts";
import { ClauseLink } from "./clause-link.tsx";

/** More rows than these are scrolled through. */
const ROWS_SHOWN = 8;

interface GameHeadProps {
  readonly match: number;
  readonly seats: number;
  readonly plan: SeriesPlan;
  readonly reader: Reader;
}

/** The number of a game, and who began it where that changes. */
const GameHead = ({ match, seats, plan, reader }: GameHeadProps): JSX.Element => (
  <th scope="row">
    {match + 1}
    {goesRound(plan) && (
      <small> {read(reader, WORDS.begins, { who: formatPlayer(playerAt(plan, seats, match, 0)) })}</small>
    )}
  </th>
);

/** What a game counts: by clauses of its own where it has some, else as games without scores do. */
function Meaning({ game, reader }: { readonly game: Game; readonly reader: Reader }): JSX.Element {
  const clauses = Object.keys(game.clauses).filter((id) => id.startsWith("score."));
  return (
    <p class="meaning">
      {read(reader, game.scores ? WORDS.pointsScored : WORDS.pointsWon)}
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

interface RowProps extends Omit<GameHeadProps, "match"> {
  readonly row: ScoreRow;
  readonly parts: number;
}

/** The points of a game that is over; whoever won stands out. */
const RowView = ({ row, parts, ...head }: RowProps): JSX.Element => (
  <tr>
    <GameHead match={row.match} {...head} />
    {row.points.map((points, player) => (
      <td key={player} data-won={row.winners.includes(player) ? "" : undefined}>
        {formatPoints(points, parts)}
      </td>
    ))}
  </tr>
);

/** The points of a series: a row a game, a column a player, and the sum. */
export function ScoreSheetView({ state, reader }: ViewProps): JSX.Element | null {
  const { game, context, sheet } = state;
  const { plan, earlier, table } = context;
  if (!isSeries(plan)) return null;
  const { rows, parts, totals, leaders } = sheet;
  const { seats } = table;
  const occupants = occupantsOf(context);
  const scrolls = rows.length > ROWS_SHOWN;
  const head = { seats, plan, reader };
  return (
    <section class="sheet" aria-labelledby="sheet-title">
      <h2 id="sheet-title">{read(reader, WORDS.sheet)}</h2>
      <div class="rows" {...(scrolls && { tabIndex: 0, role: "group", "aria-labelledby": "sheet-title" })}>
        <table>
          <thead>
            <tr>
              <th scope="col">{read(reader, WORDS.game)}</th>
              {totals.map((_, player) => (
                <th key={player} scope="col">
                  {read(reader, playerName(plan, player))}
                  <small>{read(reader, occupantTitle(occupants[player]))}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <RowView key={row.match} row={row} parts={parts} {...head} />
            ))}
            {stageOf(context) === "match" && (
              <tr aria-current="true">
                <GameHead match={earlier.length} {...head} />
                <td colSpan={seats}>{read(reader, WORDS.inPlay)}</td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{read(reader, WORDS.total)}</th>
              {totals.map((points, player) => (
                <td key={player} data-won={leaders.includes(player) ? "" : undefined}>
                  {formatPoints(points, parts)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <Meaning game={game} reader={reader} />
    </section>
  );
}
