import assert from "node:assert/strict";
import { type Game, play } from "@serpentarium/core";
import { formatLink, formatRecord, parseLink, parseRecord, replay } from "@serpentarium/core/record";
import { createTurnMachine, restoreSnapshot, snapshotFromRecord } from "@serpentarium/core/turn";
import fc, { type Arbitrary } from "fast-check";
import { createActor } from "xstate";
import { accepted, find } from "../hold.ts";
import { type Match, matches } from "../matches.ts";
import { spoilData, spoilText } from "../spoil.ts";
import { defineTarget } from "../target.ts";

interface Case {
  readonly game: string;
  /** What should be a record or a snapshot: as data, and as a text. */
  readonly data: unknown;
}

function seriesOf({ record: { start, actions, outcome, ...head } }: Match): object {
  const match = { ...(start !== undefined && { start }), actions, outcome };
  const plan = { games: 3, first: "rotating" };
  return { ...head, plan, earlier: [match, match], actions: [], outcome: null };
}

function snapshotOf({ subject: { game }, table, positions }: Match): unknown {
  const position = positions.at(-1);
  const actor = createActor(createTurnMachine(game), {
    input: { table, seed: "1", ...(position && { position }) },
  });
  return JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
}

const spoilt = (match: Match): Arbitrary<unknown> =>
  fc.oneof(
    fc
      .oneof(fc.constant(match.record), fc.constant(seriesOf(match)), fc.constant(match).map(snapshotOf))
      .chain((data) => spoilData(data, match.words)),
    spoilText(JSON.stringify(match.record), match.words),
  );

/** What is played is what the actions of the record lead to, and the record is written as it was read. */
function holdReplay(game: Game, data: unknown): void {
  const opened = accepted(replay(game, data), game);
  if (!opened) return;
  const texts = opened.actions.map((action, index) =>
    game.formatAction(action, opened.positions[index] ?? opened.position),
  );
  let position = opened.positions[0] ?? opened.position;
  for (const text of texts) {
    const next = accepted(play(game, position, text), game);
    assert.ok(next, `${text} was replayed, and is refused`);
    position = next;
  }
  assert.deepEqual(position, opened.position, "the same actions lead to another position");
  const { table, plan, start } = opened;
  const earlier = accepted(parseRecord(data))?.earlier;
  const record = formatRecord(game, {
    table,
    plan,
    earlier,
    start,
    actions: texts,
    outcome: position.outcome,
  });
  assert.deepEqual(accepted(parseRecord(JSON.stringify(record))), record, "the record reads otherwise");
  assert.deepEqual(accepted(parseLink(formatLink(record))), record, "the link reads otherwise");
}

/** What is opened goes on. */
function holdActor(game: Game, data: unknown): void {
  const machine = createTurnMachine(game);
  for (const resumed of [restoreSnapshot(game, machine, data), snapshotFromRecord(game, machine, data)]) {
    const snapshot = accepted(resumed, game);
    if (snapshot) createActor(machine, snapshot).start().stop();
  }
}

/** Records of matches and series, and kept snapshots, as they come from files and other programs. */
export const records = defineTarget<Case>({
  name: "records",
  cases: (subjects) =>
    matches(subjects).chain((match) => spoilt(match).map((data) => ({ game: match.subject.game.id, data }))),
  check({ game: id, data }, subjects) {
    const { game } = find(subjects, id);
    for (const value of [data, typeof data === "string" ? data : JSON.stringify(data)]) {
      accepted(parseRecord(value));
      holdReplay(game, value);
      holdActor(game, value);
    }
  },
});
