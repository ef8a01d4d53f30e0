import { type Game, redactPosition, type Seat } from "@serpentarium/core";
import { seatOf } from "@serpentarium/core/match";
import type { Player } from "@serpentarium/core/series";
import type { Request } from "./decide.ts";
import { type LiveMatch, playersToAct } from "./match.ts";

/** What a bot gets when it has to act. */
export interface BotTurn {
  readonly game: Game;
  /** Redacted for its seat. */
  readonly position: ReturnType<Game["start"]>;
  readonly seat: Seat;
  /** Aborted when the action is no longer wanted. */
  readonly signal: AbortSignal;
  /** Whose request let the bot think: an opaque name. */
  readonly payer: string | undefined;
}

/** A program that plays: returns the notation of its action. Rejects with the code `busy` where it cannot think now. */
export type LiveBot = (turn: BotTurn) => Promise<string>;

/** The room in which bots play. */
interface Surroundings {
  readonly bots: Readonly<Record<string, LiveBot>>;
  report(error: unknown): void;
  /** Plays what a bot has thought of. Returns whether it is known what has become of it. */
  execute(request: Request): Promise<boolean>;
  /** Lets bots think again when the journal answers; for the same reason as now only where a player waits for them. */
  wake(delay: number, isUnknown: boolean): void;
  /** Called when a bot no longer thinks. */
  onDone(): void;
}

/** What a bot thinks about. */
interface Thought {
  /** The last entry that changed what it can play. */
  readonly since: number;
  readonly controller: AbortController;
}

/** How long a host waits before it tries again what could not be stored, in milliseconds. */
export const RETRY_DELAY = 500;
/** The longest time before bots that could not think try again, in milliseconds. */
const MAX_RETRY_DELAY = 30_000;

/** The bots of a match that think. */
export class Bots {
  private readonly around: Surroundings;
  private readonly thoughts = new Map<Player, Thought>();
  /** How often in a row bots could not think. */
  private failures = 0;

  constructor(around: Surroundings) {
    this.around = around;
  }

  get areThinking(): boolean {
    return this.thoughts.size > 0;
  }

  /**
   * Lets bots that have to act think, each once about what it can play.
   *
   * @param payer - who sent the last request
   */
  start(match: LiveMatch, payer: string | undefined): void {
    const toAct = playersToAct(match);
    for (const [player, { since, controller }] of this.thoughts)
      if (!toAct.includes(player) || since !== match.progress.changed[player]) controller.abort();
    for (const player of toAct) {
      const occupant = match.occupants[player];
      const bot = occupant && "bot" in occupant ? this.around.bots[occupant.bot] : undefined;
      const since = match.progress.changed[player] ?? 0;
      if (bot && this.thoughts.get(player)?.since !== since) this.think(bot, player, match, since, payer);
    }
  }

  stop(): void {
    for (const { controller } of this.thoughts.values()) controller.abort();
    this.thoughts.clear();
  }

  private async think(
    bot: LiveBot,
    player: Player,
    match: LiveMatch,
    since: number,
    payer: string | undefined,
  ): Promise<void> {
    const { execute, wake, onDone } = this.around;
    const controller = new AbortController();
    const thought = { since, controller };
    this.thoughts.set(player, thought);
    const { game } = match;
    const seat = seatOf(match, player);
    const position = redactPosition(game, match.position, seat);
    try {
      const { signal } = controller;
      const action = await bot({ game, position, seat, signal, payer });
      const isKnown =
        signal.aborted || (await execute({ bot: player, action, after: match.entries.length - 1 }));
      this.failures = 0;
      if (!isKnown) wake(RETRY_DELAY, true);
    } catch (error) {
      if (!controller.signal.aborted) this.onFailedThought(error);
    } finally {
      if (this.thoughts.get(player) === thought) this.thoughts.delete(player);
      onDone();
    }
  }

  /** Lets bots try again later that could not think. */
  private onFailedThought(error: unknown): void {
    if (!isBusy(error)) this.around.report(error);
    const delay = Math.min(RETRY_DELAY * 2 ** this.failures, MAX_RETRY_DELAY);
    this.failures++;
    this.around.wake(delay, false);
  }
}

/** Whether a bot could not think as too many others do. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "busy";
