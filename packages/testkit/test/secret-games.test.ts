import {
  createRandom,
  createTable,
  eventsForViewer,
  framesForViewer,
  type Game,
  type GameTypes,
  redactPosition,
  type Seat,
  unwrap,
} from "@serpentarium/core";
import { openSeatRecord, recordForSeat, redactActions } from "@serpentarium/core/record";
import { createTurnMachine, type OccupantInput } from "@serpentarium/core/turn";
import { expect, test } from "vitest";
import { createActor, type EventObject, fromCallback } from "xstate";
import { randomTexts, SECRET_GAMES } from "./fixtures/secret-games.ts";

/** All that a seat is shown, told and given in the turn machine while actions are played. */
function receivedBy(game: Game, texts: readonly string[], seat: Seat): readonly unknown[] {
  const given: unknown[] = [];
  const bot = fromCallback<EventObject, OccupantInput<GameTypes>>(({ input }) => void given.push(input));
  const occupants = seat === 0 ? (["bot", "person"] as const) : (["person", "bot"] as const);
  const input = { table: createTable(game, {}), dealer: "person", occupants, seed: "1" } as const;
  const actor = createActor(createTurnMachine(game, { bot }), { input }).start();
  const contextOf = () => actor.getSnapshot().context;
  return texts.map((text) => {
    actor.send({ type: "play", action: text });
    const context = contextOf();
    const last = context.actions.at(-1) ?? expect.fail(`${text} is not played`);
    const seen = redactPosition(game, context.position, seat);
    const record = recordForSeat(game, context, seat);
    expect(unwrap(openSeatRecord(game, record, seat)).position).toEqual(seen);
    return {
      record,
      actions: redactActions(game, [...context.actions], seat),
      told: eventsForViewer(game, last.from, last.action, seat),
      frames: framesForViewer(game, last.from, last.action, "wide", seat),
      scene: game.scene(seen, "wide", { seat }),
      legal: game.legalActions(seen, seat),
      given: [...given],
    };
  });
}

test.each(SECRET_GAMES.map((secret) => ({ ...secret, name: `${secret.game.id}, seat ${secret.viewer}` })))(
  "nothing that reaches a seat depends on the secrets of others: $name",
  ({ game, viewer, exchange }) => {
    let exchanged = 0;
    for (let seed = 0; seed < 150; seed++) {
      const random = createRandom(seed);
      const texts = randomTexts(game, random.integer(9), random);
      const others = exchange(texts, random);
      if (others.join() === texts.join()) continue;
      exchanged++;
      expect(receivedBy(game, others, viewer), `${texts} and ${others}`).toEqual(
        receivedBy(game, texts, viewer),
      );
      expect(receivedBy(game, others, 1 - viewer)).not.toEqual(receivedBy(game, texts, 1 - viewer));
    }
    expect(exchanged).toBeGreaterThan(20);
  },
);
