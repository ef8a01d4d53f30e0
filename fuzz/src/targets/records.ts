import assert from "node:assert/strict";
import { type Game, play } from "@serpentarium/core";
import { contextFromRecord, contextFromSnapshot } from "@serpentarium/core/context";
import { actionsOf, recordOf } from "@serpentarium/core/match";
import { formatLink, parseLink, parseRecord, replay } from "@serpentarium/core/record";
import { createTurnMachine, toResumeOptions } from "@serpentarium/core/turn";
import fc, { type Arbitrary } from "fast-check";
import { createActor } from "xstate";
import { findSubject, valueIfOk } from "../assertions.ts";
import { mutateData, mutateText } from "../mutate.ts";
import { type RandomMatch, randomMatches } from "../random-matches.ts";
import { defineTarget } from "../target.ts";

interface Case {
  readonly game: string;
  /** A mutated record or snapshot, tried as data and as text. */
  readonly data: unknown;
}

function seriesOf({ record: { start, actions, outcome, ...head } }: RandomMatch): object {
  const match = { ...(start !== undefined && { start }), actions, outcome };
  const plan = { games: 3, first: "rotating" };
  return { ...head, plan, earlier: [match, match], actions: [], outcome: null };
}

function snapshotOf({ subject: { game }, table, positions }: RandomMatch): unknown {
  const position = positions.at(-1);
  const actor = createActor(createTurnMachine(game), {
    input: { table, seed: "1", ...(position && { position }) },
  });
  return JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
}

const mutatedRecord = (match: RandomMatch): Arbitrary<unknown> =>
  fc.oneof(
    fc
      .oneof(fc.constant(match.record), fc.constant(seriesOf(match)), fc.constant(match).map(snapshotOf))
      .chain((data) => mutateData(data, match.notations)),
    mutateText(JSON.stringify(match.record), match.notations),
  );

/** Checks that the actions of a record lead to its position, and that the record round-trips. */
function assertReplay(game: Game, data: unknown): void {
  const replayed = valueIfOk(replay(game, data), game);
  if (!replayed) return;
  let position = replayed.first;
  for (const text of actionsOf(replayed)) {
    const next = valueIfOk(play(game, position, text), game);
    assert.ok(next, `${text} was replayed, but is refused`);
    position = next.position;
  }
  assert.deepEqual(position, replayed.position, "the same actions lead to another position");
  const record = recordOf(game, replayed);
  assert.deepEqual(valueIfOk(parseRecord(JSON.stringify(record))), record, "the record does not round-trip");
  assert.deepEqual(valueIfOk(parseLink(formatLink(record))), record, "the link does not round-trip");
}

/** Checks that restored snapshots start. */
function assertResumable(game: Game, data: unknown): void {
  const machine = createTurnMachine(game);
  for (const read of [contextFromSnapshot(game, data), contextFromRecord(game, data)]) {
    const context = valueIfOk(read, game);
    if (context)
      createActor(machine, toResumeOptions(game, machine, context))
        .start()
        .stop();
  }
}

/** Records of matches and series, and stored snapshots, from files and other programs. */
export const records = defineTarget<Case>({
  name: "records",
  cases: (subjects) =>
    randomMatches(subjects).chain((match) =>
      mutatedRecord(match).map((data) => ({ game: match.subject.game.id, data })),
    ),
  check({ game: id, data }, subjects) {
    const { game } = findSubject(subjects, id);
    for (const value of [data, typeof data === "string" ? data : JSON.stringify(data)]) {
      valueIfOk(parseRecord(value));
      assertReplay(game, value);
      assertResumable(game, value);
    }
  },
});
