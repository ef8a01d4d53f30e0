/** @jsxImportSource preact */
import {
  type AnyPosition,
  type Game,
  type Message,
  type MessageReference,
  narrateAction,
  type Seat,
  seatsOf,
} from "@serpentarium/core";
import type { Reader } from "@serpentarium/table";
import { formatPercent, seatName } from "@serpentarium/table";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Opening, OpeningBook, OpeningMove } from "../ui/opening-book.ts";
import type { PlayParts } from "../ui/play-parts.ts";

interface OpeningsProps {
  readonly load: NonNullable<PlayParts["loadOpenings"]>;
  readonly game: Game;
  readonly position: AnyPosition;
  readonly reader: Reader;
  /** The action that the match played in this position, in notation. */
  readonly played?: string | undefined;
  readonly onPlay?: (action: string) => void;
}

/** One part of the games after an action: won by one seat alone, or by none. */
interface ResultPart {
  readonly seat: Seat | undefined;
  readonly share: number;
}

/** The results after an action: the wins of the first seat, the draws, then the wins of the other seats. */
function resultParts({ games, wins }: OpeningMove): readonly ResultPart[] {
  const won = wins.map((count, seat): ResultPart => ({ seat, share: count / games }));
  const draws = { seat: undefined, share: 1 - won.reduce((sum, { share }) => sum + share, 0) };
  const [first, ...others] = won;
  return [...(first ? [first] : []), draws, ...others].filter(({ share }) => share > 0.0005);
}

/** The names of the bots: levels by their titles, without duplicates. */
function botNames({ subject }: OpeningBook, reader: Reader): readonly string[] {
  const titleOf = (bot: string): string => {
    const id = `bots.levels.${bot}`;
    return reader.words.has(id) ? reader.words.text(id) : bot;
  };
  return [...new Set(subject.bots.map(titleOf))];
}

/** The exact value for the acting seat, in words. */
function exactText(value: readonly number[], actor: Seat): Message {
  const share = value[actor] ?? 0;
  if (share === 1) return { id: "play.openings.wins" };
  if (share === 0) return { id: "play.openings.loses" };
  return Math.abs(share * value.length - 1) < 1e-9
    ? { id: "play.openings.draws" }
    : { id: "play.openings.wins-of-hundred", data: { wins: Math.round(100 * share) } };
}

/** The colours of a seat’s pieces, if the game defines them. */
function seatStyle(
  game: Game,
  position: AnyPosition,
  seat: Seat | undefined,
): Readonly<Record<string, string>> {
  const paint = seat === undefined ? undefined : game.seatPaint?.(position, seat);
  return paint ? { "--seat": `var(--serpent-${paint})`, "--seat-ink": `var(--serpent-${paint}-ink)` } : {};
}

/** The results after an action, as a bar and as text. */
function ResultBar({
  game,
  position,
  reader,
  move,
}: OpeningsProps & { readonly move: OpeningMove }): JSX.Element {
  const parts = resultParts(move);
  const textOf = ({ seat, share }: ResultPart): MessageReference => {
    const percent = formatPercent(share, reader.words);
    return seat === undefined
      ? { id: "play.openings.draw", data: { share: percent } }
      : { id: "play.openings.winner", data: { who: seatName(game, position, seat), share: percent } };
  };
  const text = reader.words.text("play.openings.parts", { parts: parts.map(textOf) });
  return (
    <span class="results" title={text}>
      <span class="sr-only">{text}</span>
      <span class="result-bar" aria-hidden="true">
        {parts.map((part) => (
          <span
            key={part.seat ?? "draw"}
            data-seat={part.seat ?? "none"}
            style={{ ...seatStyle(game, position, part.seat), flexGrow: part.share }}
          >
            {part.share >= 0.15 && formatPercent(part.share, reader.words)}
          </span>
        ))}
      </span>
    </span>
  );
}

/** An action in words. */
function actionText({ action: text }: OpeningMove, { game, position, reader }: OpeningsProps): string {
  const action = game.parseAction(text, position);
  return action.ok ? narrateAction(game, position, action.value, reader.words).join(" ") : text;
}

function OpeningTable({ opening, ...props }: OpeningsProps & { readonly opening: Opening }): JSX.Element {
  const { game, position, reader, played, onPlay } = props;
  const number = new Intl.NumberFormat(reader.words.language);
  const actor = game.toAct(position);
  const isSolved = opening.moves.some(({ value }) => value !== undefined);
  return (
    <div class="table">
      <table>
        <thead>
          <tr>
            <th scope="col">{reader.words.text("play.openings.action")}</th>
            <th scope="col">{reader.words.text("play.openings.games")}</th>
            <th scope="col">{reader.words.text("play.openings.results")}</th>
            {isSolved && <th scope="col">{reader.words.text("play.openings.exact")}</th>}
          </tr>
        </thead>
        <tbody>
          {opening.moves.map((move) => (
            <tr key={move.action} class={move.action === played ? "played" : undefined}>
              <th scope="row">
                {onPlay ? (
                  <button
                    type="button"
                    class="action"
                    title={reader.words.text("play.openings.play", { action: move.action })}
                    onClick={() => onPlay(move.action)}
                  >
                    {actionText(move, props)}
                  </button>
                ) : (
                  <span title={move.action}>{actionText(move, props)}</span>
                )}
                {move.action === played && (
                  <span class="sr-only"> ({reader.words.text("play.openings.played")})</span>
                )}
              </th>
              <td>
                {number.format(move.games)}{" "}
                <small>{formatPercent(move.games / opening.games, reader.words)}</small>
              </td>
              <td>
                <ResultBar {...props} move={move} />
              </td>
              {isSolved && (
                <td>
                  {move.value &&
                    typeof actor === "number" &&
                    reader.words.format(exactText(move.value, actor))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="seats" aria-hidden="true">
        {seatsOf(position.table).map((seat) => (
          <span key={seat} data-seat={seat} style={seatStyle(game, position, seat)}>
            {reader.words.format(seatName(game, position, seat))}
          </span>
        ))}
      </p>
    </div>
  );
}

/** What bots played in a position of the opening, with results; renders nothing for a game without an opening book. */
export function OpeningsView(props: OpeningsProps): JSX.Element | null {
  const { load, position, reader } = props;
  const [openings, setOpenings] = useState<OpeningBook>();
  useEffect(() => {
    // if loading fails, only this view is missing
    load().then(setOpenings, () => {});
  }, [load]);
  if (!openings || position.phase === "over") return null;
  const opening = openings.find(position);
  const facts = {
    all: openings.subject.games,
    bots: botNames(openings, reader),
    games: opening?.games ?? 0,
    least: openings.least,
    depth: openings.depth,
  };
  return (
    <section class="openings" aria-labelledby="openings-title">
      <h2 id="openings-title">{reader.words.text("play.openings.title")}</h2>
      <p class="meaning">
        {reader.words.text(opening ? "play.openings.source" : "play.openings.none", facts)}
      </p>
      {opening && opening.moves.length > 0 && <OpeningTable {...props} opening={opening} />}
    </section>
  );
}
