import { type AnyPosition, createTable, type Game, type Result } from "@serpentarium/core";
import type { LiveEvent, Watcher } from "../../src/redact.ts";
import type { Acknowledgement } from "../../src/room.ts";
import { type CommandInput, token } from "../fixtures/live-table.ts";
import type { Cluster, Process } from "./cluster.ts";
import type { World } from "./world.ts";

/** A command with all that its sender knows of it. */
export interface SentCommand {
  readonly id: string;
  readonly player: number;
  readonly input: CommandInput;
  /** The number of the last event that its sender knew; undefined before the first. */
  readonly after: number | undefined;
  /** How often it was handed to the network. */
  copies: number;
  /** The number of entries when it was sent. */
  readonly length: number;
  readonly answers: { readonly result: Result<Acknowledgement>; readonly length: number }[];
}

/** A connection on which a watcher receives events. */
export interface Connection {
  readonly watcher: Watcher;
  readonly from: number;
  /** As JSON, as they arrived. */
  readonly events: string[];
}

/** What clients share. */
export interface ClientSetting {
  readonly world: World;
  readonly cluster: Cluster;
  readonly game: Game;
  readonly match: string;
  readonly sent: SentCommand[];
  readonly connections: Connection[];
  /** What bots have thought about, and what they would play. */
  readonly thoughts: Set<string>;
  /** The number of entries in the store. */
  length(): number;
}

/** How long a copy of a command waits in a server that stands still, in milliseconds. */
const STUCK = 9000;

/** Whether there is nothing to wait for: a player who is early tries to sit down again. */
const isFinal = ({ input }: SentCommand, result: Result<Acknowledgement>): boolean => {
  if (result.ok) return true;
  const isEarly = input.type === "join" || input.type === "seat-bot";
  return !["not-stored", "stopping", ...(isEarly ? ["unknown-match", "bad-secret"] : [])].includes(
    result.error.code,
  );
};

/** A client: sends commands until they are answered, and follows the match from where it was cut off. */
export class Client {
  /** The number of the last event that has arrived. */
  last = -1;
  position: AnyPosition | undefined;
  isOver = false;
  isOpen = false;
  readonly pending = new Set<SentCommand>();
  readonly player: number;
  private readonly setting: ClientSetting;

  constructor(setting: ClientSetting, player: number) {
    this.setting = setting;
    this.player = player;
  }

  get secret(): string {
    return token(`secret${this.player}`);
  }

  get watcher(): Watcher {
    return this.player < 0 ? "spectator" : this.player;
  }

  /** Sends a command, again and again until there is a final answer. */
  send(input: CommandInput): void {
    const { sent, length } = this.setting;
    const id = token(`p${this.player + 1}c${sent.length}`);
    const after = this.last < 0 || input.type === "create" ? undefined : this.last;
    const command = { id, player: this.player, input, after, copies: 0, length: length(), answers: [] };
    sent.push(command);
    this.pending.add(command);
    this.transmit(command);
  }

  private transmit(command: SentCommand): void {
    const { world, cluster } = this.setting;
    if (!this.pending.has(command)) return;
    const copies = cluster.isCalm ? 1 : world.pick([0, 1, 1, 1, 1, 2]);
    for (let i = 0; i < copies; i++) this.deliver(command);
    world.schedule(() => this.transmit(command), 1500);
  }

  /** Carries a command to some server, and the answer back, unless one of the two is lost. */
  private deliver(command: SentCommand): void {
    const { world, cluster, match, length } = this.setting;
    command.copies++;
    const delay = () => world.random.integer(cluster.isCalm || !world.isLucky(8) ? 60 : 3000);
    // some copies wait in a server that stands still
    const isStuck = !cluster.isCalm && world.isLucky(16);
    world.schedule(
      async () => {
        const server = this.server();
        if (!server) return;
        const { id, input, after } = command;
        const sent = { ...input, id, ...(after !== undefined && { after }) };
        const result = await server.host.execute(match, sent, { secret: this.secret });
        if (!server.isAlive || (!cluster.isCalm && world.isLucky(8))) return;
        command.answers.push({ result, length: length() });
        world.schedule(() => {
          if (isFinal(command, result)) this.pending.delete(command);
        }, delay());
      },
      isStuck ? STUCK : delay(),
    );
  }

  private server(): Process | undefined {
    const { world, cluster } = this.setting;
    return cluster.alive.length > 0 ? world.pick(cluster.alive) : undefined;
  }

  /** Opens a stream from the first event that has not arrived yet. */
  async connect(): Promise<void> {
    const { world, match, connections } = this.setting;
    const server = this.server();
    if (this.isOpen || !server) return;
    this.isOpen = true;
    const connection: Connection = { watcher: this.watcher, from: this.last + 1, events: [] };
    let isCut = false;
    const cut = () => {
      isCut = true;
      this.isOpen = false;
    };
    server.connections.add(cut);
    const opened = await server.host.subscribe(match, {
      secret: this.player < 0 ? undefined : this.secret,
      from: connection.from,
      onEvents: (events) => {
        if (isCut) return;
        connection.events.push(...events.map((event) => JSON.stringify(event)));
        for (const event of events) this.receive(event);
      },
      onClosed: cut,
    });
    if (!opened.ok) {
      cut();
      // a real client would give up
      if (opened.error.code === "bad-event-id") throw new Error("a client knows more events than the server");
      return;
    }
    connections.push(connection);
    world.schedule(() => {
      if (isCut) return;
      cut();
      opened.value();
    }, 1000 + world.random.integer(15_000));
  }

  private receive({ n, view, outcome, ...event }: LiveEvent): void {
    const { game } = this.setting;
    this.last = n;
    if (event.type === "began") this.isOver = false;
    if (outcome) this.isOver = true;
    if (view === undefined) return;
    const table = this.position?.table ?? createTable(game as never, { seats: 2 });
    const parsed = (game.hidden?.parsePosition ?? game.parsePosition)(view, table as never);
    if (parsed.ok) this.position = parsed.value;
    else throw new Error(`a client cannot read "${view}": ${parsed.error.code}`);
  }
}
