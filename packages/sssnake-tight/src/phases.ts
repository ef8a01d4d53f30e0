import type { Refusal } from "@serpentarium/core";
import type { Choice, LayingPosition } from "@serpentarium/sssnake";
import {
  cellSpace,
  countOf,
  KIND_NAMES,
  laidOn,
  layingAt,
  ownerIn,
  snakeOf,
} from "@serpentarium/sssnake/parts";
import type { ClauseId } from "./clauses.ts";
import { looseParts } from "./material/loose.ts";
import { tight } from "./tight.ts";

/** `tight.one-loose`, then `tight.both-parts`: what loose parts forbid, of a card in hand that would be laid. */
function refuseLoose(position: LayingPosition, choice: Choice): Refusal<ClauseId> | undefined {
  const { kind } = choice;
  if (choice.type !== "lay" || countOf(position.hand, kind) === 0) return undefined;
  const owner = ownerIn(position);
  const snake = snakeOf(position, owner);
  const after = laidOn(snake, choice.end, layingAt(snake, kind, choice.end, choice.turn));
  const loose = after ? looseParts(after) : [];
  const data = { card: KIND_NAMES[kind] };
  const spaces = after ? loose.map(({ cell }) => cellSpace(owner, after, cell)) : [];
  if (loose.length > 1) return { clause: "tight.one-loose", data, spaces };
  return loose.length > 0 && !after?.ends ? { clause: "tight.both-parts", data, spaces } : undefined;
}

type Refuse<P, A> = (position: P, action: A) => Refusal<ClauseId> | undefined;

/** What loose parts forbid, and then what Sssnake does. */
const strictly =
  <P extends LayingPosition, A extends Choice>(refuse: Refuse<P, A>): Refuse<P, A> =>
  (position, choice) =>
    refuseLoose(position, choice) ?? refuse(position, choice);

const { draw, keep, lend, receive, reclaim } = tight.phases;

/** Sssnake's phases, where both parts of every card are to be on the snake. */
export const phases = {
  draw,
  keep: { ...keep, refuse: strictly(keep.refuse) },
  lend: { ...lend, refuse: strictly(lend.refuse) },
  receive: { ...receive, refuse: strictly(receive.refuse) },
  reclaim: { ...reclaim, refuse: strictly(reclaim.refuse) },
};
