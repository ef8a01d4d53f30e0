import {
  type AnyPosition,
  allLegalActions,
  eventsForViewer,
  type Game,
  play,
  type Seat,
  seatsOf,
} from "@serpentarium/core";
import { givingUpText } from "@serpentarium/core/record";
import { dequal } from "dequal/lite";
import { copy, firstDefined } from "../data.ts";
import { isDraft } from "../draft.ts";
import type { CheckedWords } from "../game-words.ts";
import { atEachStep, type Law } from "../law.ts";
import type { Playout, PlayoutStep } from "../playout.ts";
import { failureText } from "../refusal.ts";
import { checkEventText } from "./narration.ts";
import { checkOutcome } from "./play.ts";

/** Checks that the position after a seat has left can be formatted, and played on without that seat. */
function checkAfterwards(game: Game, position: AnyPosition, seat: Seat): string | undefined {
  const text = game.formatPosition(position);
  const parsed = game.parsePosition(text, position.table);
  if (!parsed.ok) return `the position afterwards, "${text}", does not parse: ${failureText(parsed.error)}`;
  if (!game.hidden && !dequal(parsed.value, position))
    return `the position afterwards, "${text}", parses as another one`;
  if (position.phase === "over") return checkOutcome(game, position);
  if (!game.isOut?.(position, seat)) return "it is not out afterwards";
  if (game.seatsToAct(position).includes(seat)) return "it is to act afterwards";
  const canGoOn = game.toAct(position) === "chance" || allLegalActions(game, position).length > 0;
  return canGoOn ? undefined : "no action is legal afterwards";
}

/** Checks that a seat that has not left can leave a position, even out of turn. */
function checkGivingUp(
  game: Game,
  position: AnyPosition,
  seat: Seat,
  words: readonly CheckedWords[],
): string | undefined {
  const text = givingUpText(game, { reason: "resign", seat });
  if (text === undefined) return undefined;
  const left = play(game, position, text, seat);
  if (game.isOut?.(position, seat)) return left.ok ? "leaves twice" : undefined;
  if (!left.ok) return `cannot leave: ${failureText(left.error)}`;
  if (left.value.text !== text) return `leaves by another action than "${text}"`;
  const events = eventsForViewer(game, position, left.value.action, "everyone");
  const untold = events.find(({ clause }) => !isDraft(game) && !Object.hasOwn(game.clauses, clause));
  if (untold) return `leaves by the unknown clause ${untold.clause}`;
  const untellable = firstDefined(events.map((event) => () => checkEventText(event, words)));
  if (untellable) return `leaves, and ${untellable}`;
  const problem = checkAfterwards(game, copy(game.apply(copy(position), left.value.action)), seat);
  return problem && `leaves, and ${problem}`;
}

function checkSeats(
  { position }: PlayoutStep,
  { game, table }: Playout,
  words: readonly CheckedWords[],
): string | undefined {
  if (position.phase === "over" || !(game.giveUp || game.isOut)) return undefined;
  return firstDefined(
    seatsOf(table).map((seat) => () => {
      const isOut = game.isOut?.(copy(position), seat) === true;
      const problem =
        isOut && game.seatsToAct(position).includes(seat)
          ? "is out, yet is to act"
          : checkGivingUp(game, position, seat, words);
      return problem && `seat ${seat} ${problem}`;
    }),
  );
}

/** A seat that is out of the game does not act; in games that continue without a seat, every seat can leave at any time. */
export const leaving: Law = {
  id: "leaving",
  title: { id: "laws.leaving" },
  check: atEachStep(checkSeats, 16),
};
