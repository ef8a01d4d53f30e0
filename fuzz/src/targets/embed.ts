import assert from "node:assert/strict";
import { formatLink, replay } from "@serpentarium/core/record";
import { recordOf } from "@serpentarium/core/turn";
import fc, { type Arbitrary } from "fast-check";
import { beginMatch, type Wanted } from "../../../apps/docs/src/embed/embedded-match.ts";
import { accepted, find } from "../hold.ts";
import { type Match, matches } from "../matches.ts";
import { spoilData, spoilText } from "../spoil.ts";
import { defineTarget } from "../target.ts";

interface Case {
  readonly game: string;
  readonly wanted: Wanted;
  /** What is sent to the board afterwards. */
  readonly events: readonly unknown[];
}

const wantedOf = ({ subject: { game }, table, positions, record, words }: Match): Arbitrary<Wanted> => {
  const spoilt = (text: string) => fc.oneof(fc.constant(text), spoilText(text, words));
  const position = fc.constantFrom(...positions).chain((one) => spoilt(game.formatPosition(one)));
  const options = fc.oneof(
    fc.constant(JSON.stringify(table.options)),
    spoilData(table.options).map((data) => JSON.stringify(data)),
    spoilText(JSON.stringify(table.options)),
  );
  return fc.oneof(
    fc.record({ record: fc.constantFrom(formatLink(record), JSON.stringify(record)).chain(spoilt) }),
    fc.record({ position, seats: spoilt(String(table.seats)), options }, { requiredKeys: [] }),
  );
};

const eventsOf = ({ subject: { game }, positions, words }: Match): Arbitrary<readonly unknown[]> => {
  const last = positions.at(-1);
  const legal = last ? game.legalActions(last) : [];
  const texts = last ? legal.map((action) => game.formatAction(action, last)) : [];
  const text = fc.constantFrom("", ...texts, ...words);
  const action = fc.oneof(
    text,
    text.chain((one) => spoilText(one, words)),
    fc.constantFrom<object[]>({}, ...legal).chain((one) => spoilData(one)),
  );
  const event = fc.oneof(
    action.map((one): unknown => ({ type: "play", action: one })),
    fc.constantFrom<unknown[]>(
      { type: "undo" },
      { type: "redo" },
      { type: "end", reason: "resign", seat: 0 },
      { type: "end", reason: "resign", seat: 7 },
    ),
  );
  return fc.array(event, { maxLength: 10 });
};

/** A board on another site, by its attributes and by what is sent to it. */
export const embed = defineTarget<Case>({
  name: "embed",
  cases: (subjects) =>
    matches(subjects).chain((match) =>
      fc.record({
        game: fc.constant(match.subject.game.id),
        wanted: wantedOf(match),
        events: eventsOf(match),
      }),
    ),
  check({ game: id, wanted, events }, subjects) {
    const { game } = find(subjects, id);
    const { actor, failure } = beginMatch(game, wanted);
    if (failure) accepted({ ok: false, error: failure }, game);
    let broken: unknown;
    actor.subscribe({
      error: (error) => {
        broken = error;
      },
    });
    actor.start();
    for (const event of events) actor.send(event as never);
    const { context } = actor.getSnapshot();
    actor.stop();
    assert.equal(broken, undefined, `the match broke down: ${String(broken)}`);
    assert.ok(
      accepted(replay(game, recordOf(game, context)), game),
      "the record of the match does not replay",
    );
  },
});
