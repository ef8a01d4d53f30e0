import { createRandom, shuffle } from "@serpentarium/core";
import { expect, test } from "vitest";
import { hashSecret } from "../src/hash-secret.ts";
import { createHost, type Entry } from "../src/index.ts";
import { GAMES, token } from "./fixtures/live-table.ts";
import { createMemoryJournal, MemoryStore } from "./fixtures/memory-journal.ts";
import { serve } from "./fixtures/serve.ts";

const match = token("match");
const at = 1_700_000_000_000;

// the time of day is no secret
const headersOfAnswer = ({ headers }: Response) => [...headers].filter(([name]) => name !== "date");

/** Opens a server on a match that began with an action of chance, and whose clock stands still. */
async function openWorld(game: string, options: object, deal: readonly string[]) {
  const store = new MemoryStore();
  const version = GAMES.find(({ id }) => id === game)?.version ?? "";
  const plan = { games: 1, first: "fixed" } as const;
  const entries: Entry[] = [
    { type: "created", at, game, version, seats: 2, options, plan, clock: null, isHidden: true, invite: "" },
    { type: "joined", at, player: 0, by: 0, name: "Ann", key: hashSecret(token("Ann")) },
    { type: "joined", at, player: 1, by: 1, name: "Bob", key: hashSecret(token("Bob")) },
    ...deal.map((action) => ({ type: "played", at, actor: "chance", action }) as const),
  ];
  store.append(
    match,
    0,
    entries.map((entry) => JSON.stringify(entry)),
  );
  const timing = { now: () => at, delay: () => () => {} };
  // the dice of both worlds fall alike
  const random = createRandom("dice");
  const host = createHost({ journal: createMemoryJournal(store), games: GAMES, timing, random });
  const app = await serve({ host, limits: { commandsPerSeat: 1000, requestsPerAddress: 1000 } });
  const headersOf = (who: string | undefined): Record<string, string> =>
    who === undefined ? {} : { authorization: `Bearer ${token(who)}` };
  let count = 0;
  return {
    /** Sends a command, and returns all that its sender gets. */
    async send(who: string | undefined, input: object): Promise<string> {
      const body = JSON.stringify({ ...input, id: token(`c${count++}`) });
      const init = { method: "POST", body, headers: headersOf(who) };
      const response = await app.request(`/matches/${match}/commands`, init);
      return `${response.status} ${JSON.stringify(headersOfAnswer(response))} ${await response.text()}`;
    },
    /** Returns the bytes of a stream from an event on. */
    async stream(who: string | undefined, last?: number): Promise<string> {
      const headers = { ...headersOf(who), ...(last !== undefined && { "last-event-id": String(last) }) };
      const response = await app.request(`/matches/${match}/events`, { headers });
      const text = response.body?.pipeThrough(new TextDecoderStream());
      setTimeout(() => host.close(), 0);
      let all = JSON.stringify(headersOfAnswer(response));
      for await (const chunk of text ?? []) all += chunk;
      return all;
    },
    /** Returns all that comes back to who asks for the record. */
    async record(who: string | undefined): Promise<string> {
      const response = await app.request(`/matches/${match}/record`, { headers: headersOf(who) });
      return `${response.status} ${JSON.stringify(headersOfAnswer(response))} ${await response.text()}`;
    },
    close: app.close,
  };
}

type LiveWorld = Awaited<ReturnType<typeof openWorld>>;
type Step = (world: LiveWorld) => Promise<string>;

/** Does the same in two worlds, and compares all that a viewer who cannot tell them apart gets. */
async function compare(
  open: () => Promise<readonly [LiveWorld, LiveWorld]>,
  acts: readonly Step[],
  observe: Step,
): Promise<readonly [string, string]> {
  const worlds = await open();
  const texts = await Promise.all(
    worlds.map(async (world) => {
      for (const act of acts) await act(world);
      return observe(world);
    }),
  );
  await Promise.all(worlds.map(({ close }) => close()));
  return texts as [string, string];
}

const play =
  (who: string, action: string): Step =>
  (world) =>
    world.send(who, { type: "play", action });

/** All that a person can ask a server. */
const OBSERVATIONS = (who: string | undefined): Readonly<Record<string, Step>> => ({
  "the stream": (world) => world.stream(who),
  "the stream from an event on": (world) => world.stream(who, 3),
  "the record": (world) => world.record(who),
  "an illegal action": (world) => world.send(who, { type: "play", action: "12" }),
  "an action of another": (world) => world.send(who, { type: "play", action: "2:n" }),
  junk: (world) => world.send(who, { type: "play", action: "junk" }),
  "a request for a takeback": (world) => world.send(who, { type: "ask", request: "undo" }),
});

/** Two deals that Ann cannot tell apart while Bob lays the card that he has in both. */
function dealPair(seed: number) {
  const cards = shuffle(
    createRandom(seed),
    Array.from({ length: 12 }, (_, i) => i + 1),
  );
  const sort = (hand: readonly number[]) => hand.toSorted((a, b) => a - b).join(",");
  const [a = 0, b = 0, common = 0, c = 0, d = 0] = cards;
  return {
    deals: [`${sort([a, b])}/${sort([common, c])}`, `${sort([a, b])}/${sort([common, d])}`],
    cards: [a, common],
  };
}

test.each(["Ann", undefined])(
  "what %s gets is the same, byte for byte, whatever others hold",
  async (who) => {
    for (let seed = 0; seed < 15; seed++) {
      const { deals, cards } = dealPair(seed);
      const [own, common] = cards;
      for (const laid of [0, 1, 2]) {
        const acts = [play("Ann", `${own}`), play("Bob", `${common}`)].slice(0, laid);
        for (const [what, observe] of Object.entries(OBSERVATIONS(who))) {
          const open = () =>
            Promise.all([
              openWorld("hidden-hands", { hand: 2 }, [deals[0] ?? "", "4"]),
              openWorld("hidden-hands", { hand: 2 }, [deals[1] ?? "", "4"]),
            ]);
          const [one, other] = await compare(open, acts, observe);
          expect(one, `${what}, ${deals}, ${laid} laid`).toBe(other);
          expect(one).not.toBe("");
        }
      }
    }
  },
);

test.each(["Ann", undefined])(
  "what %s gets is the same, byte for byte, whatever others have chosen",
  async (who) => {
    for (const [what, observe] of Object.entries(OBSERVATIONS(who))) {
      const texts = await Promise.all(
        ["2:s", "2:w"].map(async (choice) => {
          const world = await openWorld("snake-duel", { size: 9, turns: 50 }, ["e5"]);
          expect(await play("Bob", choice)(world)).toMatch(/^200 /);
          const text = await observe(world);
          await world.close();
          return text;
        }),
      );
      expect(texts[0], what).toBe(texts[1]);
    }
  },
);

test("the comparison can fail: Bob's own stream differs", async () => {
  const { deals } = dealPair(0);
  const texts = await Promise.all(
    deals.map(async (deal) => (await openWorld("hidden-hands", { hand: 2 }, [deal, "4"])).stream("Bob")),
  );
  expect(texts[0]).not.toBe(texts[1]);
});
