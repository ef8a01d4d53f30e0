/** @jsxImportSource preact */
import type { Words } from "@serpentarium/core";
import { occupantTitle } from "@serpentarium/table";
import type { JSX } from "preact";
import type { Rating } from "../puzzle/puzzle-rating.ts";
import { type GameScore, matchesIn, type Opponent, type Score, type Statistics } from "./statistics.ts";
import type { StatisticsOptions } from "./statistics-page.ts";

/** The puzzles of a user. */
export interface PuzzleStatistics {
  /** The number of solved puzzles by game. */
  readonly solved: readonly (readonly [game: string, count: number])[];
  /** The number of days in a row whose puzzle is solved. */
  readonly streak: number;
  /** Undefined before the first rated attempt. */
  readonly rating: Rating | undefined;
  /** The rating after each attempt. */
  readonly course: readonly number[];
  /** The first attempts at puzzles in order, with the rating of each puzzle. */
  readonly attempts: readonly {
    readonly key: string;
    readonly at: number;
    readonly score: number;
    readonly rating: number;
  }[];
}

export interface StatisticsState {
  /** Undefined while the matches are counted. */
  readonly statistics: Statistics | undefined;
  /** Whether the browser allows no storage. */
  readonly isBlocked: boolean;
  readonly puzzles: PuzzleStatistics;
  /** The titles of games by id. */
  readonly titles: ReadonlyMap<string, string>;
}

interface StatisticsProps {
  readonly state: StatisticsState;
  readonly options: StatisticsOptions;
}

/** The number of attempts that are listed. */
const LISTED = 10;

const opponentName = (words: Words, opponent: Opponent): string => {
  if ("bot" in opponent) return words.format(occupantTitle(opponent.bot));
  return opponent.person || words.text("statistics.unnamed");
};

const ScoreCells = ({ won, drawn, lost }: Score): JSX.Element => (
  <>
    <td>{won}</td>
    <td>{drawn}</td>
    <td>{lost}</td>
  </>
);

/** A game: its own row, and one for each opponent. */
function GameRows({ score, ...props }: StatisticsProps & { readonly score: GameScore }): JSX.Element {
  const { words, pageOf } = props.options;
  const { game, others, opponents } = score;
  const title = props.state.titles.get(game) ?? game;
  const page = pageOf(game);
  return (
    <tbody>
      <tr class="game">
        <th scope="rowgroup">
          {page === undefined ? title : <a href={page}>{title}</a>}
          {others > 0 && <small>{words.text("statistics.others", { n: others })}</small>}
        </th>
        <ScoreCells {...score} />
      </tr>
      {opponents.map((one) => (
        <tr key={JSON.stringify(one.opponent)}>
          <th scope="row">{opponentName(words, one.opponent)}</th>
          <ScoreCells {...one} />
        </tr>
      ))}
    </tbody>
  );
}

function MatchSection(props: StatisticsProps): JSX.Element {
  const { state, options } = props;
  const { statistics, isBlocked } = state;
  const { words, matchesPage } = options;
  if (!statistics) return <p role="status">{words.text("statistics.counting")}</p>;
  if (isBlocked) return <p>{words.text("statistics.blocked")}</p>;
  const { total, games, streak } = statistics;
  if (games.length === 0) return <p>{words.text("statistics.no-matches")}</p>;
  return (
    <>
      <p>{words.text("statistics.total", { ...total, n: matchesIn(total) })}</p>
      {streak.longest > 0 && <p>{words.text("statistics.streak", streak)}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{words.text("statistics.game-and-opponent")}</th>
            <th scope="col">{words.text("statistics.won")}</th>
            <th scope="col">{words.text("statistics.drawn")}</th>
            <th scope="col">{words.text("statistics.lost")}</th>
          </tr>
        </thead>
        {games.map((score) => (
          <GameRows key={score.game} score={score} {...props} />
        ))}
      </table>
      <p>
        <a href={matchesPage}>{words.text("statistics.matches-page")}</a>
      </p>
    </>
  );
}

/** The size of the drawing of the course, in its own units. */
const [WIDTH, HEIGHT, EDGE] = [320, 80, 4];

/** The solver’s rating after each attempt, as a line. */
function Course({ course, words }: { readonly course: readonly number[]; readonly words: Words }) {
  if (course.length < 2) return null;
  const [least, most] = [Math.min(...course), Math.max(...course)];
  const points = course.map((rating, i) => {
    const x = EDGE + ((WIDTH - 2 * EDGE) * i) / (course.length - 1);
    const y = HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (rating - least)) / (most - least || 1);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const label = words.text("statistics.course", { least: Math.round(least), most: Math.round(most) });
  return (
    <figure class="course">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <polyline points={points.join(" ")} />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** How an attempt ended, by its score. */
const SCORES: Readonly<Record<number, string>> = {
  0: "statistics.missed",
  0.5: "statistics.with-hints",
  1: "statistics.at-once",
};

function PuzzleSection({ state, options }: StatisticsProps): JSX.Element {
  const { puzzles, titles } = state;
  const { words, puzzlesOf, puzzlesPage } = options;
  const { solved, streak, rating, course, attempts } = puzzles;
  const count = solved.reduce((sum, [, n]) => sum + n, 0);
  const more = (
    <p>
      <a href={puzzlesPage}>{words.text("statistics.puzzles-page")}</a>
    </p>
  );
  if (count + attempts.length === 0)
    return (
      <>
        <p>{words.text("statistics.no-puzzles")}</p>
        {more}
      </>
    );
  const titleOf = (key: string): string => titles.get(key.split("/")[0] ?? "") ?? key;
  return (
    <>
      <p>{words.text("statistics.solved", { n: count })}</p>
      {solved.length > 0 && (
        <ul>
          {solved.map(([game, n]) => (
            <li key={game}>{words.text("statistics.solved-of-game", { game: titleOf(game), n })}</li>
          ))}
        </ul>
      )}
      {streak > 0 && <p>{words.text("statistics.days", { n: streak })}</p>}
      {rating && (
        <p>
          <strong>
            {words.text("statistics.rating", {
              rating: Math.round(rating.rating),
              within: Math.round(2 * rating.deviation),
            })}
          </strong>{" "}
          {words.text("statistics.how-rated")}
        </p>
      )}
      <Course course={course} words={words} />
      {attempts.length > 0 && (
        <table class="attempts">
          <caption>{words.text("statistics.last-puzzles")}</caption>
          <thead>
            <tr>
              <th scope="col">{words.text("statistics.puzzle")}</th>
              <th scope="col">{words.text("statistics.its-rating")}</th>
              <th scope="col">{words.text("statistics.first-try")}</th>
            </tr>
          </thead>
          <tbody>
            {attempts
              .slice(-LISTED)
              .toReversed()
              .map(({ key, rating: its, score }) => {
                const [game = "", id = ""] = key.split("/");
                const page = puzzlesOf(game);
                const name = words.text("statistics.puzzle-of-game", { game: titleOf(game), id });
                return (
                  <tr key={key}>
                    <th scope="row">{page === undefined ? name : <a href={`${page}#${id}`}>{name}</a>}</th>
                    <td>{Math.round(its)}</td>
                    <td>{words.text(SCORES[score] ?? "statistics.missed")}</td>
                  </tr>
                );
              })}
          </tbody>
        </table>
      )}
      {more}
    </>
  );
}

export const StatisticsView = (props: StatisticsProps): JSX.Element => {
  const { words } = props.options;
  return (
    <>
      <section aria-labelledby="statistics-matches">
        <h2 id="statistics-matches">{words.text("statistics.matches")}</h2>
        <MatchSection {...props} />
      </section>
      <section aria-labelledby="statistics-puzzles">
        <h2 id="statistics-puzzles">{words.text("statistics.puzzles")}</h2>
        <PuzzleSection {...props} />
      </section>
    </>
  );
};
