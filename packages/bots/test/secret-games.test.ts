import { createRandom, createTable, type Game, play, redactPosition, unwrap } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { positionAfter, randomTexts, SECRET_GAMES } from "../../testkit/test/fixtures/secret-games.ts";
import { type BotSpec, createBot } from "../src/index.ts";

const BOTS: readonly BotSpec[] = [{ bot: "random" }, { bot: "greedy" }, { bot: "mcts", iterations: 60 }];
const GAMES = [...new Set(SECRET_GAMES.map(({ game }) => game))];

/** Plays a match of bots, each from what its seat sees. Every action is checked. */
function playMatch(game: Game, spec: BotSpec, seed: number): readonly string[] {
  const [bot, random, texts] = [createBot(game, spec), createRandom(seed), [] as string[]];
  let position = game.start(createTable(game, {}));
  while (position.phase !== "over") {
    const seat = game.toAct(position);
    const action =
      typeof seat === "number"
        ? bot.choose(redactPosition(game, position, seat), texts.length)
        : game.drawOutcome(position, random);
    texts.push(game.formatAction(action, position));
    position = unwrap(
      play(game, position, texts.at(-1) ?? "", typeof seat === "number" ? seat : undefined),
    ).position;
  }
  return texts;
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))("$id", ({ game }) => {
  test.each(BOTS)("$bot plays legally, and the same for the same seeds", (spec) => {
    for (let seed = 0; seed < 10; seed++)
      expect(playMatch(game, spec, seed)).toEqual(playMatch(game, spec, seed));
  });
});

test.each(SECRET_GAMES.map((secret) => ({ ...secret, name: `${secret.game.id}, seat ${secret.viewer}` })))(
  "a bot does not know the secrets of others: $name",
  ({ game, viewer, exchange }) => {
    const bot = createBot(game, { bot: "mcts", iterations: 40 });
    let compared = 0;
    for (let seed = 0; seed < 150; seed++) {
      const random = createRandom(seed);
      const texts = randomTexts(game, random.integer(9), random);
      const others = exchange(texts, random);
      const [position, other] = [texts, others].map((all) => positionAfter(game, all));
      if (texts.join() === others.join() || !position || !other || game.toAct(position) !== viewer) continue;
      compared++;
      expect(bot.choose(other, seed)).toEqual(bot.choose(position, seed));
    }
    expect(compared).toBeGreaterThan(10);
  },
);
