import { type Game, redactPosition, type Seat } from "@serpentarium/core";
import { seatOf } from "@serpentarium/core/match";
import type { Player } from "@serpentarium/core/series";
import type { Request } from "./decide.ts";
import { type LiveMatch, playersToAct } from "./match.ts";

/** The input of a bot that has to act. */
export interface BotTurn {
  readonly game: Game;
  /** Redacted for its seat. */
  readonly position: ReturnType<Game["start"]>;
  readonly seat: Seat;
  /** Aborted when the action is no longer wanted. */
  readonly signal: AbortSignal;
  /** An opaque name for the originator of the request that started the bot. */
  readonly payer: string | undefined;
}

/** A program that plays: returns the notation of its action. Rejects with the code `busy` if it cannot think now. */
export type LiveBot = (turn: BotTurn) => Promise<string>;

/** The functions of the room in which bots play. */
interface Surroundings {
  readonly bots: Readonly<Record<string, LiveBot>>;
  report(error: unknown): void;
  /** Plays a bot's action. Returns whether the result is known. */
  execute(request: Request): Promise<boolean>;
  /** Lets bots retry after a delay. If the journal failed for the same reason before, only if a player waits for them. */
  wake(delay: number, isUnknown: boolean): void;
  /** Called when a bot no longer thinks. */
  onDone(): void;
}

/** A running request to a bot. */
interface Thought {
  /** The last entry that changed what it can play. */
  readonly since: number;
  readonly controller: AbortController;
}

/** The delay before a host retries to store an action of its own, in milliseconds. */
export const RETRY_DELAY = 500;
/** The maximal delay before bots that could not think retry, in milliseconds. */
const MAX_RETRY_DELAY = 30_000;

/** The thinking bots of a match. */
export class Bots {
  private readonly around: Surroundings;
  private readonly thoughts = new Map<Player, Thought>();
  /** The number of consecutive failures of bots. */
  private failures = 0;

  constructor(around: Surroundings) {
    this.around = around;
  }

  get areThinking(): boolean {
    return this.thoughts.size > 0;
  }

  /**
   * Starts each bot that has to act, once for each decision.
   *
   * @param payer - the sender of the last request
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

  /** Schedules a retry for bots that could not think. */
  private onFailedThought(error: unknown): void {
    if (!isBusy(error)) this.around.report(error);
    const delay = Math.min(RETRY_DELAY * 2 ** this.failures, MAX_RETRY_DELAY);
    this.failures++;
    this.around.wake(delay, false);
  }
}

/** Whether a bot could not think because too many others do. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "busy";
