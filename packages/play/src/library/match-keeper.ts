import type { Game, Result } from "@serpentarium/core";
import { contextFromSnapshot } from "@serpentarium/core/context";
import { logOf, type MatchContext, type RunningContext } from "@serpentarium/table";
import type { LinkSeat } from "../match/link-seat.ts";
import { PROGRAMS } from "../match/occupants.ts";
import { newMatch } from "../match/start-match.ts";
import { loadTabMatch, saveTabMatch } from "../ui/storage.ts";
import { NO_LIBRARY, openMatchLibrary, type StorageProblem } from "./match-library.ts";
import { holdMatch, type ReleaseMatch } from "./match-lock.ts";
import { isSameMatch, newMatchId, type StoredMatch, toStoredMatch } from "./stored-match.ts";

/** A match of the library that can be continued. */
export interface KeptMatch {
  readonly id: string;
  readonly start: RunningContext;
  readonly link: LinkSeat | undefined;
}

export interface FirstMatch extends Pick<KeptMatch, "start" | "link"> {
  /** The id of the match that another page holds, so that it could not be resumed here. */
  readonly elsewhere?: string;
  /** Why the match could not be resumed. */
  readonly refused?: Extract<Result<unknown>, { ok: false }>;
}

interface KeeperHandlers {
  /** Called when another page has taken over the running match. */
  onTaken(id: string): void;
  /** Called when the running match could not be stored. */
  onProblem(problem: StorageProblem): void;
}

interface ChangeOptions {
  /** Whether to keep the previous match even if no action was played in it. */
  readonly stays?: boolean | undefined;
  /** Whether the next match came from a link or a file: its actions then count as played. */
  readonly isOpened?: boolean | undefined;
}

/** The origin of a page's running match. */
interface Origin {
  readonly id: string;
  /** Whether it was stored before or the player asked for it: it is then stored even before the first action. */
  readonly isWanted: boolean;
  /** Whether it stays in the library without any action. */
  readonly isStored: boolean;
}

/** Stores the running match of a page in the library, under an id that only this page holds. */
export class MatchKeeper {
  readonly #game: Game;
  readonly #library;
  #handlers: KeeperHandlers | undefined;
  #origin: Origin = { id: newMatchId(), isWanted: false, isStored: false };
  /** The number of set-up actions that the site played; known at the first save. */
  #begun: number | undefined;
  #held: { readonly id: string; readonly release: ReleaseMatch } | undefined;
  /** Whether another page has taken over the match: then this page does not save it. */
  #isTaken = false;

  /** @param isKept - whether the browser keeps matches after the page is left */
  constructor(game: Game, isKept = true) {
    this.#library = isKept ? openMatchLibrary() : NO_LIBRARY;
    this.#game = game;
  }

  attach(handlers: KeeperHandlers): void {
    this.#handlers = handlers;
  }

  async find(id: string): Promise<StoredMatch | undefined> {
    const stored = await this.#library.find(id);
    return stored?.game === this.#game.id ? stored : undefined;
  }

  /** Resumes the match with this id or, without an id, the one saved last; creates a new one if that fails. */
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
      start: newMatch(this.#game),
      link: undefined,
      ...(wanted !== undefined && !isHere && { elsewhere: wanted }),
      ...(opened && { refused: opened }),
    };
  }

  /** Opens a match of the library, and takes it over if another page holds it; undefined if the id is unknown. */
  async take(id: string): Promise<Result<KeptMatch> | undefined> {
    if (!(await this.find(id))) return undefined;
    await this.#hold(id);
    const opened = await this.#open(id);
    if (!opened?.ok) await this.#hold(this.#origin.id);
    return opened;
  }

  /** Saves the running match, if a player has acted in it or asked for it. The first call must precede the first action. */
  async save(context: MatchContext, link: LinkSeat | undefined): Promise<void> {
    const { id, isWanted } = this.#origin;
    this.#begun ??= context.actions.length;
    if (this.#isTaken || !(isWanted || this.#isPlayed(context))) return;
    this.#origin = { ...this.#origin, isWanted: true };
    const match = toStoredMatch(this.#game, context, { id, savedAt: Date.now(), link });
    // a finished match that is only looked at keeps its date
    const problem = await (match.turn === "over"
      ? this.#library.update(id, (stored) => (stored && isSameMatch(stored, match) ? stored : match))
      : this.#library.save(match));
    if (problem) this.#handlers?.onProblem(problem);
  }

  /**
   * Replaces the running match by a new one, by one of the library, or by one that was opened. A match without any action is removed,
   * unless it came from the library or `stays`.
   *
   * @returns the id of the previous match, if it stays in the library
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
    // a match that replaces one taken over was not asked for by the player
    this.#origin = { id: next ?? newMatchId(), isWanted: !this.#isTaken, isStored: next !== undefined };
    this.#isTaken = false;
    this.#begun = isOpened ? 0 : undefined;
    this.#hold(this.#origin.id);
    saveTabMatch(this.#game.id, this.#origin.id);
    return isLeft ? id : undefined;
  }

  /** Releases the match to other pages. */
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
    const [last] = await this.#library.recent(1, this.#game.id).catch(() => []);
    return last?.id;
  }

  async #open(id: string): Promise<Result<KeptMatch> | undefined> {
    const stored = await this.find(id);
    const restored = stored && contextFromSnapshot(this.#game, stored.snapshot, PROGRAMS);
    if (!restored?.ok) return restored;
    return { ok: true, value: { id, start: restored.value, link: stored?.link } };
  }

  /** Releases the previous match and holds this one. @returns whether this page now holds it */
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
