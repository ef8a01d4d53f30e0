import { type AnyPosition, type Game, sidesOf, type Table } from "@serpentarium/core";
import { dequal } from "dequal/lite";
import { copy } from "../data.ts";
import { isDraft } from "../draft.ts";
import { atEachAction, atEachStep, type Law, onWholePlayout } from "../law.ts";
import type { Playout, PlayoutStep } from "../playout.ts";

/** Checks that a seat or chance can act in a position that is not over. */
function checkActor({ position, legal }: PlayoutStep, { game, table }: Playout): string | undefined {
  const actor = game.toAct(copy(position));
  if (position.phase === "over") return undefined;
  if (actor === "chance")
    return game.chanceOutcomes(position)?.length === 0 ? "chance has no outcome" : undefined;
  if (actor === undefined || !Number.isInteger(actor) || actor < 0 || actor >= table.seats) {
    return `the actor ${String(actor)} is not a seat`;
  }
  const phase = game.phases[position.phase];
  if (phase?.kind === "seat" && phase.isForced && legal.length > 1)
    return `the phase ${position.phase} is forced, yet has ${legal.length} legal actions`;
  return legal.length === 0 ? `seat ${actor} has no legal action` : undefined;
}

export const playable: Law = {
  id: "playable",
  title: { id: "laws.playable" },
  check: (playout) => onWholePlayout(({ error }) => error)(playout) ?? atEachStep(checkActor)(playout),
};

export const bounded: Law = {
  id: "bounded",
  title: { id: "laws.bounded" },
  check: onWholePlayout(({ game, table, steps }) => {
    const maxActions = game.maxActions(table);
    if (maxActions === null) return undefined;
    if (!Number.isSafeInteger(maxActions) || maxActions < 1) return `maxActions is ${maxActions}`;
    const played = steps.length - 1;
    const goesOn = played === maxActions && steps.at(-1)?.position.phase !== "over";
    return goesOn || played > maxActions
      ? `the game is not over after the declared maximum of ${maxActions} actions`
      : undefined;
  }),
};

export const table: Law = {
  id: "table",
  title: { id: "laws.table" },
  check: atEachStep(({ position }, { table: fixed }) =>
    dequal(position.table, fixed) ? undefined : `its table is ${JSON.stringify(position.table)}`,
  ),
};

export const next: Law = {
  id: "next",
  title: { id: "laws.next" },
  check: atEachAction(({ position, action, next: after }, { game }) => {
    const declared = game.phases[position.phase]?.next ?? [];
    if (declared.includes(after.phase) || after.choices) return undefined;
    const text = game.formatAction(action, position);
    return `"${text}" leads from ${position.phase} to ${after.phase}, but next is ${declared.join(", ")}`;
  }),
};

/**
 * Whether places are valid: one for each seat, from 1, without gaps and shared by partners. A side that plays alone may have the second
 * place after a loss.
 */
function arePlaces(places: readonly number[], game: Game, table: Table): boolean {
  const ranks = new Set(places);
  const sides = sidesOf(game, table);
  const first = ranks.has(2) && sides.length === 1 ? 2 : 1;
  return (
    places.length === table.seats &&
    sides.every((side) => new Set(side.map((seat) => places[seat])).size === 1) &&
    Array.from(ranks, (_, i) => first + i).every((rank) => ranks.has(rank))
  );
}

/** Checks that a position has an outcome exactly if it is over, and the outcome itself. */
export function checkOutcome(game: Game, { outcome: end, phase, table }: AnyPosition): string | undefined {
  const { seats } = table;
  if ((phase === "over") !== (end !== undefined)) {
    return end ? `there is an outcome in the phase ${phase}` : "there is no outcome";
  }
  if (!end) return undefined;
  const { places, reason, scores } = end;
  if (!arePlaces(places, game, table)) return `the places are [${places.join(", ")}]`;
  if (!reason.startsWith("end.") || !(isDraft(game) || Object.hasOwn(game.clauses, reason))) {
    return `the reason "${reason}" is not an end clause`;
  }
  return scores && !(scores.length === seats && scores.every(Number.isFinite))
    ? `the scores are [${scores.join(", ")}]`
    : undefined;
}

export const outcome: Law = {
  id: "outcome",
  title: { id: "laws.outcome" },
  check: atEachStep(({ position }, { game }) => checkOutcome(game, position)),
};
