import type { Game } from "@serpentarium/core";
import { deadlineOf } from "../../src/clock.ts";
import type * as hostModule from "../../src/host.ts";
import { applyEntry, isChanceToAct, type LiveMatch, playersToAct } from "../../src/match.ts";
import { GAMES, token } from "../fixtures/live-table.ts";
import type * as journalModule from "../fixtures/memory-journal.ts";
import { checkHistory, formatThought } from "./check.ts";
import { Client, type ClientSetting } from "./client.ts";
import { Cluster } from "./cluster.ts";
import { World } from "./world.ts";

/** What is simulated: the sources, or copies of them with a fault. */
export interface Sources {
  readonly createHost: typeof hostModule.createHost;
  readonly MemoryStore: typeof journalModule.MemoryStore;
  readonly createMemoryJournal: typeof journalModule.createMemoryJournal;
}

const MATCH = token("match");
const INVITE = token("invite");
/** How long things go wrong, and how long nothing does after that, in milliseconds. */
const STORM = 16_000;
const CALM = 8000;
/** How long it may take until all who watch have received what is stored. */
const ARRIVAL = 1000;

/** Sends what a player could send in a position, and sometimes what it should not. */
function act(world: World, game: Game, client: Client): void {
  const { position, player } = client;
  if (client.pending.size > 1) return;
  const kind = world.random.integer(24);
  if (kind === 0) client.send({ type: "ask", request: world.pick(["undo", "undo", "draw", "next"]) });
  else if (kind === 1) client.send({ type: "decline", request: world.pick(["undo", "draw"]) });
  else if (kind === 2 && world.isLucky(8)) client.send({ type: "end", reason: "resign" });
  else if (kind === 3) client.send({ type: "ask", request: "undo" });
  else if (client.isOver) client.send({ type: "ask", request: "next" });
  else if (position && position.phase !== "over") {
    const seats = game.seatsToAct(position);
    // mostly for the own seat; without knowing it, a player of a rematch tries both
    const seat = world.isLucky(6) ? world.pick([0, 1]) : (seats.find((one) => one === player) ?? seats[0]);
    const legal = seat === undefined ? [] : game.legalActions(position, seat);
    if (legal.length === 0) return;
    const text = game.formatAction(world.pick(legal), position);
    client.send({ type: "play", action: world.isLucky(20) ? "junk" : text, lag: world.random.integer(1500) });
  }
}

/** Plays a match while everything goes wrong. Returns the first problem; the same seed gives the same one. */
export async function simulate(seed: number, sources: Sources): Promise<string | undefined> {
  const world = new World(seed);
  const game = GAMES[seed % GAMES.length] as Game;
  const store = new sources.MemoryStore(() => world.now);
  const errors: unknown[] = [];
  const thoughts = new Set<string>();
  const cluster = new Cluster(world, store, sources.createMemoryJournal, (journal, timing) =>
    sources.createHost({
      journal,
      timing,
      games: GAMES,
      random: world.random,
      onError: (error) => {
        if (!/database|connection/.test(String(error))) errors.push(error);
      },
      bots: {
        random: ({ position, seat }) => {
          const action = game.formatAction(world.pick(game.legalActions(position, seat)), position);
          thoughts.add(formatThought(game, position, action));
          return new Promise((resolve) =>
            world.schedule(
              () => resolve(action),
              world.random.integer(!cluster.isCalm && world.isLucky(8) ? 4000 : 500),
            ),
          );
        },
      },
    }),
  );
  const texts = () => store.matches.get(MATCH) ?? [];
  const setting: ClientSetting = {
    world,
    cluster,
    game,
    match: MATCH,
    sent: [],
    connections: [],
    thoughts,
    length: () => texts().length,
  };
  const withBot = world.isLucky(4);
  const people = (withBot ? [0] : [0, 1]).map((player) => new Client(setting, player));
  const clients = [...people, new Client(setting, -1)];
  const fallible = (task: Promise<void>): void => {
    task.catch((error) => errors.push(error));
  };

  /** Repeats something at random intervals, until nothing goes wrong any more or for ever. */
  const repeat = (run: () => void, interval: number, isForEver = false): void => {
    world.schedule(
      () => {
        if (cluster.isCalm && !isForEver) return;
        run();
        repeat(run, interval, isForEver);
      },
      1 + world.random.integer(interval * 2),
    );
  };

  for (const index of [0, 1]) {
    cluster.startProcess(index);
    repeat(() => {
      cluster.kill(index);
      world.schedule(() => cluster.startProcess(index), world.pick([50, 1000, 5000]));
    }, 8000);
  }
  repeat(() => {
    cluster.setDatabase(false);
    world.schedule(() => cluster.setDatabase(true), world.pick([200, 6000]));
  }, 20_000);
  if (world.isLucky(4)) {
    world.schedule(() => {
      for (const index of [0, 1]) cluster.kill(index);
      cluster.isBlackout = true;
      world.schedule(() => {
        cluster.isBlackout = false;
        for (const index of [0, 1]) cluster.startProcess(index);
      }, 9000);
    }, 5000);
  }
  const clock = world.pick([
    null,
    { kind: "game", time: 10_000, increment: 300 } as const,
    { kind: "move", time: 10_000 } as const,
  ]);
  people[0]?.send({ type: "create", game: game.id, invite: INVITE, seats: 2, clock });
  for (const client of people)
    world.schedule(
      () => client.send({ type: "join", invite: INVITE, name: `P${client.player}`, player: client.player }),
      200,
    );
  if (withBot) world.schedule(() => people[0]?.send({ type: "seat-bot", player: 1, bot: "random" }), 900);
  for (const client of clients) {
    repeat(() => fallible(client.connect()), 400, true);
    if (client.player >= 0) repeat(() => act(world, game, client), 350);
  }

  await world.runUntil(world.now + STORM);
  cluster.isCalm = true;
  cluster.isBlackout = false;
  for (const index of [0, 1]) cluster.startProcess(index);
  cluster.setDatabase(true);
  await world.runUntil(world.now + CALM / 4);
  // a player acts once more and goes away, and neither a command nor an error comes after that
  cluster.lastFault = world.pick(["append", "readLonger"]);
  const [last] = people;
  if (last) act(world, game, last);
  last?.pending.clear();
  await world.runUntil(world.now + (CALM * 3) / 4);

  const problem = checkHistory(GAMES, setting, texts()) ?? (errors.length > 0 ? `${errors[0]}` : undefined);
  return problem ?? checkLiveness(clients, setting, texts(), store.last ?? 0);
}

/** Checks that after a time without trouble all commands are answered, all watchers know all, and the match goes on. */
function checkLiveness(
  clients: readonly Client[],
  { cluster, world }: ClientSetting,
  texts: readonly string[],
  now: number,
): string | undefined {
  let match: LiveMatch | undefined;
  for (const text of texts) match = applyEntry(GAMES, match, JSON.parse(text));
  if (!match) return "the match was never created";
  const waiting = clients.find(({ pending }) => pending.size > 0);
  if (waiting) return `${[...waiting.pending][0]?.id} was never answered`;
  // what was stored at the very end may be on its way
  const settled = texts.filter((_, n) => (cluster.storedAt[n] ?? 0) < world.now - ARRIVAL);
  const behind = clients.find(({ last }) => last + 1 < settled.length);
  if (behind) return `${behind.watcher} has not received ${behind.last + 1} of ${texts.length}`;
  if (isChanceToAct(match)) return "chance does not play";
  const bot = playersToAct(match).find((player) => "bot" in (match?.occupants[player] ?? {}));
  if (bot !== undefined) return "a bot does not play";
  return match.clocks.some((clock) => (deadlineOf(clock) ?? now) < now - 2000)
    ? "a player is out of time, and the match goes on"
    : undefined;
}
