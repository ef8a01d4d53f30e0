import assert from "node:assert/strict";
import { recordOf } from "@serpentarium/core/match";
import { formatLink, replay } from "@serpentarium/core/record";
import fc, { type Arbitrary } from "fast-check";
import {
  createEmbeddedMatch,
  type EmbedAttributes,
} from "../../../packages/play/src/embed/embedded-match.ts";
import { findSubject, valueIfOk } from "../assertions.ts";
import { mutateData, mutateText } from "../mutate.ts";
import { type RandomMatch, randomMatches } from "../random-matches.ts";
import { defineTarget } from "../target.ts";

interface Case {
  readonly game: string;
  /** The attributes of the board element. */
  readonly attributes: EmbedAttributes;
  /** Events sent to the match afterwards. */
  readonly events: readonly unknown[];
}

const attributesOf = ({
  subject: { game },
  table,
  positions,
  record,
  notations,
}: RandomMatch): Arbitrary<EmbedAttributes> => {
  const mutated = (text: string) => fc.oneof(fc.constant(text), mutateText(text, notations));
  const position = fc.constantFrom(...positions).chain((one) => mutated(game.formatPosition(one)));
  const options = fc.oneof(
    fc.constant(JSON.stringify(table.options)),
    mutateData(table.options).map((data) => JSON.stringify(data)),
    mutateText(JSON.stringify(table.options)),
  );
  return fc.oneof(
    fc.record({ record: fc.constantFrom(formatLink(record), JSON.stringify(record)).chain(mutated) }),
    fc.record({ position, seats: mutated(String(table.seats)), options }, { requiredKeys: [] }),
  );
};

const eventsOf = ({
  subject: { game },
  positions,
  notations,
}: RandomMatch): Arbitrary<readonly unknown[]> => {
  const last = positions.at(-1);
  const legal = last ? game.legalActions(last) : [];
  const texts = last ? legal.map((action) => game.formatAction(action, last)) : [];
  const text = fc.constantFrom("", ...texts, ...notations);
  const action = fc.oneof(
    text,
    text.chain((one) => mutateText(one, notations)),
    fc.constantFrom<object[]>({}, ...legal).chain((one) => mutateData(one)),
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

/** A board embedded in another site: its attributes, and the events sent to its match. */
export const embed = defineTarget<Case>({
  name: "embed",
  cases: (subjects) =>
    randomMatches(subjects).chain((match) =>
      fc.record({
        game: fc.constant(match.subject.game.id),
        attributes: attributesOf(match),
        events: eventsOf(match),
      }),
    ),
  check({ game: id, attributes, events }, subjects) {
    const { game } = findSubject(subjects, id);
    const { actor, failure } = createEmbeddedMatch(game, attributes);
    if (failure) valueIfOk({ ok: false, error: failure }, game);
    let thrown: unknown;
    actor.subscribe({
      error: (error) => {
        thrown = error;
      },
    });
    actor.start();
    for (const event of events) actor.send(event as never);
    const { context } = actor.getSnapshot();
    actor.stop();
    assert.equal(thrown, undefined, `the match threw: ${String(thrown)}`);
    assert.ok(
      valueIfOk(replay(game, recordOf(game, context)), game),
      "the record of the match does not replay",
    );
  },
});
