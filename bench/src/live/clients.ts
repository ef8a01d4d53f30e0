import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { createToken } from "@serpentarium/live/client";
import { io } from "socket.io-client";
import { WebSocket } from "ws";
import type { ServerProcess } from "./server-process.ts";

/** When the sender and the other player knew of a turn, in milliseconds since it was sent. */
export interface Latency {
  readonly toSender: number;
  readonly toOther: number;
}

/** A match of tic-tac-toe between two clients, each with a stream. */
export interface LoadMatch {
  play(turn: number): Promise<Latency>;
  close(): void;
}

/** Opens a match; the clients use the servers in turn. */
export type OpenMatch = (servers: readonly Pick<ServerProcess, "url" | "lobby">[]) => Promise<LoadMatch>;

/** The cells of a game that fills the board and ends in a draw. */
const CELLS = [0, 1, 2, 4, 3, 5, 7, 6, 8];
export const TURNS: number = CELLS.length;

/** A counter that reports when a number is reached. */
class Progress {
  private last = -1;
  private readonly waiting = new Map<number, (time: number) => void>();

  reach(n: number): void {
    if (n > this.last) this.last = n;
    this.waiting.get(n)?.(performance.now());
    this.waiting.delete(n);
  }

  /** Resolves with the time at which a number was reached. */
  reached(n: number): Promise<number> {
    if (n <= this.last) return Promise.resolve(performance.now());
    return new Promise((resolve) => this.waiting.set(n, resolve));
  }
}

// like browsers, each client keeps its connection between two commands
const agent = new Agent({ keepAlive: true, maxFreeSockets: Number.POSITIVE_INFINITY });

async function readAll(response: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of response) text += chunk;
  return text;
}

/** Sends a request; retries if the server has just closed the kept-alive connection. */
async function post(url: string, body: object, secret?: string): Promise<Record<string, unknown>> {
  const headers = {
    "content-type": "application/json",
    ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
  };
  const text = JSON.stringify(body);
  const sent = request(url, { method: "POST", agent, headers }).end(text);
  try {
    const [response] = await once(sent, "response");
    const answer = await readAll(response);
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${answer}`);
    return JSON.parse(answer);
  } catch (error) {
    if (!sent.reusedSocket || !/ECONNRESET|hang up/.test(String(error))) throw error;
    return post(url, body, secret);
  }
}

/** Opens a stream of server-sent events. */
async function openStream(url: string, secret: string, progress: Progress): Promise<() => void> {
  const sent = request(url, { agent: false, headers: { authorization: `Bearer ${secret}` } }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  let text = "";
  response.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events)
      if (event.startsWith("id: ")) progress.reach(Number.parseInt(event.slice(4), 10));
  });
  sent.on("error", () => {});
  response.on("error", () => {});
  return () => sent.destroy();
}

/** The number of opened matches, by which first players, who play more often, are distributed over the servers. */
let opened = 0;

/** Creates a match with two players, whose commands are sent in one way or another. */
async function openSeats(servers: Parameters<OpenMatch>[0]) {
  const offset = opened++;
  const match = createToken();
  const invite = createToken();
  const seats = [0, 1].map((seat) => ({
    url: `${servers[(seat + offset) % servers.length]?.url}/matches/${match}`,
    secret: createToken(),
    progress: new Progress(),
  }));
  const [first] = seats;
  await post(`${first?.url}/commands`, { type: "create", id: createToken(), game: "tic-tac-toe", invite });
  for (const { url, secret } of seats)
    await post(`${url}/commands`, { type: "join", id: createToken(), invite, name: "A player" }, secret);
  const plays =
    (send: (seat: number, command: object) => Promise<unknown> | undefined) =>
    async (turn: number): Promise<Latency> => {
      const cell = CELLS[turn] ?? 0;
      const action = `${"abc"[cell % 3]}${Math.floor(cell / 3) + 1}`;
      const began = performance.now();
      // the match begins with three entries
      const seen = seats[1 - (turn % 2)]?.progress.reached(turn + 3);
      await send(turn % 2, { type: "play", action });
      const toSender = performance.now() - began;
      return { toSender, toOther: ((await seen) ?? began) - began };
    };
  return { seats, plays };
}

/** A match over this repository's HTTP interface: commands by POST, and server-sent events. */
export const openLiveMatch: OpenMatch = async (servers) => {
  const { seats, plays } = await openSeats(servers);
  const closers = await Promise.all(
    seats.map(({ url, secret, progress }) => openStream(`${url}/events`, secret, progress)),
  );
  return {
    play: plays((seat, command) =>
      post(`${seats[seat]?.url}/commands`, { ...command, id: createToken() }, seats[seat]?.secret),
    ),
    close() {
      for (const close of closers) close();
    },
  };
};

/** A client of a match over a WebSocket. */
async function openSocket(url: string, secret: string, progress: Progress) {
  const socket = new WebSocket(url.replace("http", "ws"));
  const answers = new Map<string, (answer: { readonly error?: unknown }) => void>();
  await once(socket, "open");
  socket.on("message", (data) => {
    const { event, to, ...answer } = JSON.parse(String(data) || "{}");
    if (event) progress.reach(event.n);
    answers.get(to)?.(answer);
    answers.delete(to);
  });
  socket.send(JSON.stringify({ secret, last: -1 }));
  await progress.reached(2);
  return {
    async send(command: object): Promise<void> {
      const id = createToken();
      const answered = new Promise<{ readonly error?: unknown }>((resolve) => answers.set(id, resolve));
      socket.send(JSON.stringify({ ...command, id }));
      const { error } = await answered;
      if (error) throw new Error(JSON.stringify(error));
    },
    close: () => socket.terminate(),
  };
}

/** A match over WebSockets: commands, answers and events of a player have one connection. */
export const openSocketMatch: OpenMatch = async (servers) => {
  const { seats, plays } = await openSeats(servers);
  const sockets = await Promise.all(
    seats.map(({ url, secret, progress }) => openSocket(`${url}/socket`, secret, progress)),
  );
  return {
    play: plays((seat, command) => sockets[seat]?.send(command)),
    close() {
      for (const { close } of sockets) close();
    },
  };
};

/** A match on boardgame.io's server, over its own protocol. */
export const openBoardgameIoMatch: OpenMatch = async ([server]) => {
  const { url, lobby } = server as ServerProcess;
  const { matchID } = await post(`${lobby}/games/tic-tac-toe/create`, { numPlayers: 2 });
  const seats = await Promise.all(
    ["0", "1"].map(async (playerID) => {
      const path = `${lobby}/games/tic-tac-toe/${matchID}/join`;
      const { playerCredentials } = await post(path, { playerID, playerName: "A player" });
      const progress = new Progress();
      const socket = io(`${url}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
      const synced = new Promise((resolve) => socket.once("sync", resolve));
      socket.on("update", (_, { _stateID }) => progress.reach(_stateID));
      socket.emit("sync", matchID, playerID, playerCredentials, 2);
      await synced;
      return { playerID, credentials: playerCredentials, progress, socket };
    }),
  );
  return {
    async play(turn) {
      const [own, other] = [seats[turn % 2], seats[1 - (turn % 2)]];
      if (!own || !other) throw new Error("a match has two seats");
      const { playerID, credentials, socket } = own;
      const payload = { type: "mark", args: [CELLS[turn]], playerID, credentials };
      const began = performance.now();
      const seen = [own, other].map(({ progress }) => progress.reached(turn + 1));
      socket.emit("update", { type: "MAKE_MOVE", payload }, turn, matchID, playerID);
      const [toSender = 0, toOther = 0] = (await Promise.all(seen)).map((time) => time - began);
      return { toSender, toOther };
    },
    close() {
      for (const { socket } of seats) socket.close();
    },
  };
};
