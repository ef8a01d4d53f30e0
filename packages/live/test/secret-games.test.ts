import { actorOf, createRandom, createTable, type Game, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { randomTexts, SECRET_GAMES } from "../../testkit/test/fixtures/secret-games.ts";
import { applyEntry, type Entry, eventFor, type LiveMatch, type Watcher } from "../src/index.ts";

const at = 0;

/** All events of a match that reach a watcher. */
function streamOf(game: Game, texts: readonly string[], watcher: Watcher): readonly string[] {
  const { options } = createTable(game, {});
  const { id, version } = game;
  const plan = { games: 1, first: "fixed" } as const;
  const events: string[] = [];
  let match: LiveMatch | undefined;
  const append = (entry: Entry): LiveMatch => {
    const after = applyEntry([game], match, entry);
    events.push(JSON.stringify(eventFor(match, after, entry, watcher)));
    match = after;
    return after;
  };
  append({
    type: "created",
    at,
    game: id,
    version,
    seats: 2,
    options,
    plan,
    clock: null,
    isHidden: true,
    invite: "",
  });
  append({ type: "joined", at, player: 0, by: 0, name: "Ann", key: "a" });
  let live = append({ type: "joined", at, player: 1, by: 1, name: "Bob", key: "b" });
  for (const action of texts) {
    const { position } = live;
    const actor = actorOf(game, position, unwrap(game.parseAction(action, position))) ?? "chance";
    live = append({ type: "played", at, actor, action });
  }
  return events;
}

/** Matches with other secrets than those of another match. */
const PAIRS = SECRET_GAMES.map((secret) => {
  const pairs = Array.from({ length: 150 }, (_, seed) => {
    const random = createRandom(seed);
    const texts = randomTexts(secret.game, random.integer(9), random);
    return { texts, others: secret.exchange(texts, random) };
  });
  return { ...secret, name: `${secret.game.id} for seat ${secret.viewer}`, pairs };
});

test.each(PAIRS)("the stream of $name says nothing of the secrets of others", ({ game, viewer, pairs }) => {
  const exchanged = pairs.filter(({ texts, others }) => texts.join() !== others.join());
  expect(exchanged.length).toBeGreaterThan(20);
  for (const { texts, others } of exchanged) {
    for (const watcher of [viewer, "spectator"] as const)
      expect(streamOf(game, others, watcher), others.join()).toEqual(streamOf(game, texts, watcher));
    expect(streamOf(game, others, 1 - viewer)).not.toEqual(streamOf(game, texts, 1 - viewer));
  }
});
