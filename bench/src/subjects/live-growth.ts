import { createHost, type Host, type Journal } from "@serpentarium/live";
import { rounds } from "../../../packages/live/test/fixtures/rounds.ts";
import type { Subject, Task, Workload } from "../subject.ts";

const SHORT = 100;
/** Close to the longest match that a host accepts. */
const LONG = 9500;
const COMMANDS = 300;
const SUBSCRIPTIONS = 1000;
/** A subscription and a command may take half as long again. */
const MIN_RATIO = 1 / 1.5;

const token = (text: string): string => text.padEnd(22, "-");
const match = token("match");
const invite = token("invite");
const secretOf = (seat: number): string => token(`seat${seat}`);

/** A journal that costs nothing and can go back to what it was. */
function createListJournal(texts: string[]): Journal & { goBack(): void } {
  const { length } = texts;
  return {
    async append(_match, n, added) {
      if (texts.length !== n) return false;
      texts.push(...added);
      return true;
    },
    read: async (_match, from) => texts.slice(from),
    readLonger: async () => new Map(),
    hasChanged: () => false,
    deleteBefore: async () => [],
    beat: async (now, first) => Math.max(now, first),
    close: async () => {},
    goBack() {
      texts.length = length;
    },
  };
}

const createTestHost = (journal: Journal): Host =>
  createHost({
    journal,
    games: [rounds],
    onError: (error) => {
      throw error;
    },
  });

/** Sends the commands of players who act in turn. */
async function play(host: Host, from: number, count: number): Promise<void> {
  for (let n = from; n < from + count; n++) {
    const command = { type: "play", id: token(`play${n}`), action: "1" };
    const answer = await host.execute(match, command, { secret: secretOf(n % 2) });
    if (!answer.ok) throw new Error(answer.error.code);
  }
}

/** The stored texts of a match after some actions. */
async function storeMatch(actions: number): Promise<string[]> {
  const texts: string[] = [];
  const host = createTestHost(createListJournal(texts));
  await host.execute(match, { type: "create", id: token("create"), game: rounds.id, invite });
  for (const seat of [0, 1]) {
    const join = { type: "join", id: token(`join${seat}`), invite, name: "A player" };
    await host.execute(match, join, { secret: secretOf(seat) });
  }
  await play(host, 0, actions);
  await host.close();
  return texts;
}

async function watch(host: Host, from: number): Promise<() => void> {
  const opened = await host.subscribe(match, {
    secret: secretOf(0),
    from,
    onEvents: () => {},
    onClosed: () => {},
  });
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

/** A match on a host of its own for each run. */
function createWorkload(actions: number, isWatched: boolean): Workload {
  const stored = storeMatch(actions).then((texts) => ({ texts, journal: createListJournal(texts) }));
  let host: Host | undefined;
  return {
    units: COMMANDS,
    isAsync: true,
    async prepare() {
      const { texts, journal } = await stored;
      await host?.close();
      journal.goBack();
      host = createTestHost(journal);
      const stop = await watch(host, texts.length);
      if (!isWatched) stop();
    },
    run: () => play(host as Host, actions, COMMANDS),
  };
}

/** Streams of a match that open and close, whose readers have missed nothing. */
function createSubscriptions(actions: number): Workload {
  const opened = storeMatch(actions).then((texts) => ({
    from: texts.length,
    host: createTestHost(createListJournal(texts)),
  }));
  return {
    units: SUBSCRIPTIONS,
    isAsync: true,
    async run() {
      const { from, host } = await opened;
      for (let i = 0; i < SUBSCRIPTIONS; i++) (await watch(host, from))();
    },
  };
}

const KINDS: Readonly<Record<string, (actions: number) => Workload>> = {
  "watched commands": (actions) => createWorkload(actions, true),
  "commands that nobody watches": (actions) => createWorkload(actions, false),
  subscriptions: createSubscriptions,
};

const nameOf = (kind: string, actions: number): string => `${kind} at ${actions} actions`;

/** Whether commands and subscriptions cost more in a long match than in a short one. */
export const createLiveGrowth = (): Subject => ({
  tasks: Object.entries(KINDS).flatMap(([kind, start]) =>
    [SHORT, LONG].map((actions): Task => ({ name: nameOf(kind, actions), start: () => start(actions) })),
  ),
  check: () => ({
    name: "Live matches",
    unit: "requests",
    actions: 1,
    goals: Object.keys(KINDS).map((kind) => ({
      of: nameOf(kind, LONG),
      against: nameOf(kind, SHORT),
      atLeast: MIN_RATIO,
    })),
  }),
});
