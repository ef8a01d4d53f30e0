import type { Game, Result } from "@serpentarium/core";
import { restoreSnapshot } from "@serpentarium/core/turn";
import { logOf, type MatchContext, type MatchMachine, type MatchStart } from "@serpentarium/table";
import type { LinkSeat } from "../match/link-seat.ts";
import { newMatch } from "../match/start-match.ts";
import { loadTabMatch, saveTabMatch } from "../ui/storage.ts";
import { NO_LIBRARY, openMatchLibrary, type StorageProblem } from "./match-library.ts";
import { holdMatch, type ReleaseMatch } from "./match-lock.ts";
import { newMatchId, type StoredMatch, toStoredMatch } from "./stored-match.ts";

/** A match of the library, ready to play on. */
export interface KeptMatch {
  readonly id: string;
  readonly start: MatchStart;
  readonly link: LinkSeat | undefined;
}

/** The match with which a page begins. */
export interface FirstMatch extends Pick<KeptMatch, "start" | "link"> {
  /** The id of the match that would go on here, if another page did not hold it. */
  readonly elsewhere?: string;
  /** Why the match that would go on here could not be read. */
  readonly refused?: Extract<Result<unknown>, { ok: false }>;
}

interface KeeperHandlers {
  /** Called when another page has taken over the running match. */
  onTaken(id: string): void;
  /** Called when the running match could not be stored. */
  onProblem(problem: StorageProblem): void;
}

interface ChangeOptions {
  /** Whether the match left is kept even if no action was played in it. */
  readonly stays?: boolean | undefined;
  /** Whether the next match came from a link or a file: then its actions count as played. */
  readonly isOpened?: boolean | undefined;
}

/** How a page came to its running match. */
interface Origin {
  readonly id: string;
  /** Whether it was stored before, or the player asked for it: it is stored even before the first action. */
  readonly isWanted: boolean;
  /** Whether it stays in the library without any action. */
  readonly isStored: boolean;
}

/** Keeps the running match of a page in the library, under an id that only this page holds. */
export class MatchKeeper {
  readonly #game: Game;
  readonly #machine: MatchMachine;
  readonly #library;
  #handlers: KeeperHandlers | undefined;
  #origin: Origin = { id: newMatchId(), isWanted: false, isStored: false };
  /** The number of actions that the site played to set up the match; known at its first save. */
  #begun: number | undefined;
  #held: { readonly id: string; readonly release: ReleaseMatch } | undefined;
  /** Whether another page has taken over the match: then it is not saved here. */
  #isTaken = false;

  /** @param isKept - whether matches are kept when the page is left */
  constructor(game: Game, machine: MatchMachine, isKept = true) {
    this.#library = isKept ? openMatchLibrary() : NO_LIBRARY;
    this.#game = game;
    this.#machine = machine;
  }

  attach(handlers: KeeperHandlers): void {
    this.#handlers = handlers;
  }

  /** A stored match of this game. */
  async find(id: string): Promise<StoredMatch | undefined> {
    const stored = await this.#library.find(id);
    return stored?.game === this.#game.id ? stored : undefined;
  }

  /** The match to begin with: the one with this id, or else the one saved last; a new one where that is not possible. */
  async resume(id = loadTabMatch(this.#game.id)): Promise<FirstMatch> {
    const wanted = (id && (await this.find(id))?.id) || (await this.#findLast());
    const isHere = wanted !== undefined && (await this.#hold(wanted, false));
    const opened = isHere ? await this.#open(wanted) : undefined;
    if (opened?.ok) {
      this.#origin = { id: opened.value.id, isWanted: true, isStored: true };
      saveTabMatch(this.#game.id, opened.value.id);
      return opened.value;
    }
    this.#hold(this.#origin.id);
    saveTabMatch(this.#game.id, this.#origin.id);
    return {
      start: newMatch(this.#game, this.#machine),
      link: undefined,
      ...(wanted !== undefined && !isHere && { elsewhere: wanted }),
      ...(opened && { refused: opened }),
    };
  }

  /** Opens a match of the library, and takes it over if another page holds it; undefined if there is none with this id. */
  async take(id: string): Promise<Result<KeptMatch> | undefined> {
    if (!(await this.find(id))) return undefined;
    await this.#hold(id);
    const opened = await this.#open(id);
    if (!opened?.ok) await this.#hold(this.#origin.id);
    return opened;
  }

  /** Saves the running match, once a player has acted in it or asked for it. Call it once before the first action. */
  async save(context: MatchContext, link: LinkSeat | undefined): Promise<void> {
    const { id, isWanted } = this.#origin;
    this.#begun ??= context.actions.length;
    if (this.#isTaken || !(isWanted || this.#isPlayed(context))) return;
    this.#origin = { ...this.#origin, isWanted: true };
    const problem = await this.#library.save(
      toStoredMatch(this.#game, context, { id, savedAt: Date.now(), link }),
    );
    if (problem) this.#handlers?.onProblem(problem);
  }

  /**
   * Leaves the running match for a new one, for one with an id, or for one that was opened. A match without any action
   * is removed, unless it came from the library or `stays`.
   *
   * @returns the id of the match left, if it stays in the library
   */
  change(
    running: MatchContext,
    next?: string,
    { stays = false, isOpened = false }: ChangeOptions = {},
  ): string | undefined {
    const { id, isWanted, isStored } = this.#origin;
    if (next === id) return undefined;
    const isLeft =
      this.#library !== NO_LIBRARY && !this.#isTaken && (stays || isStored || this.#isPlayed(running));
    if (!this.#isTaken && isWanted && !isLeft) this.#library.remove(id);
    // the player has not asked for the match that replaces one taken over
    this.#origin = { id: next ?? newMatchId(), isWanted: !this.#isTaken, isStored: next !== undefined };
    this.#isTaken = false;
    this.#begun = isOpened ? 0 : undefined;
    this.#hold(this.#origin.id);
    saveTabMatch(this.#game.id, this.#origin.id);
    return isLeft ? id : undefined;
  }

  /** Lets other pages hold the match. */
  close(): void {
    this.#isTaken = true;
    this.#held?.release();
  }

  #isPlayed(context: MatchContext): boolean {
    if (context.earlier.length > 0 || context.actions.length < (this.#begun ?? 0) || context.outcome)
      return true;
    return logOf(this.#game, context)
      .slice(this.#begun)
      .some(({ actor }) => actor !== "chance");
  }

  async #findLast(): Promise<string | undefined> {
    const [last] = await this.#library.list(this.#game.id).catch(() => []);
    return last?.id;
  }

  async #open(id: string): Promise<Result<KeptMatch> | undefined> {
    const stored = await this.find(id);
    const restored = stored && restoreSnapshot(this.#game, this.#machine, stored.snapshot);
    if (!restored?.ok) return restored;
    return { ok: true, value: { id, start: restored.value, link: stored?.link } };
  }

  /** Holds a match instead of the one before. @returns whether this page holds it now */
  async #hold(id: string, takesOver = true): Promise<boolean> {
    if (this.#held?.id === id) return true;
    const release = await holdMatch(id, { takesOver, onTaken: () => this.#onTaken(id) });
    if (!release) return false;
    this.#held?.release();
    this.#held = { id, release };
    return true;
  }

  #onTaken(id: string): void {
    if (this.#held?.id === id) this.#held = undefined;
    if (this.#origin.id !== id) return;
    this.#isTaken = true;
    this.#handlers?.onTaken(id);
  }
}
