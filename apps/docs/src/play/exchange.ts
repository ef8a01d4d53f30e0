import { type Game, unwrap } from "@serpentarium/core";
import { formatLink, type GameRecord } from "@serpentarium/core/record";
import { recordOf } from "@serpentarium/core/turn";
import type { LinkPlay } from "./by-link/link-play.ts";
import { isUndecided, type LinkSeat } from "./by-link/link-seat.ts";
import { tagged, tagOf } from "./by-link/match-link.ts";
import { fragment, writeFragment } from "./fragment.ts";
import type { Beginning, MatchMachine } from "./match.ts";
import type { Reader } from "./reader.ts";
import { type Origin, openReading } from "./reading.ts";
import { chooseFile, saveRecord } from "./record-file.ts";
import type { RunningMatch } from "./running-match.ts";
import type { Stage } from "./stage.ts";
import { type PlayedGame, type Taken, take } from "./taking.ts";
import { WORDS } from "./wording.ts";

/** The table between which and the outside something is exchanged. */
interface Table {
  readonly reader: Reader;
  readonly machine: MatchMachine;
  readonly played: RunningMatch;
  readonly links: LinkPlay;
  readonly stage: Stage;
  /** Begins what came. */
  replace(beginning: Beginning, link: LinkSeat | undefined): void;
  /** Keeps what is played in this browser. */
  keep(): void;
}

/** Whether the page was loaded again, with the address that it wrote itself. */
const isReloaded = (): boolean =>
  performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload");

/** What leaves the page and what comes to it, as links and as files. */
export class Exchange {
  readonly #source: PlayedGame;
  readonly #game: Game;
  readonly #table: Table;
  /** What was asked for last: whatever comes later of something else is not wanted any more. */
  #asked = "";

  constructor(source: PlayedGame, table: Table) {
    this.#source = source;
    this.#game = source.game;
    this.#table = table;
  }

  async share(): Promise<void> {
    const { links, stage } = this.#table;
    if (links.current && !stage.reading) return this.#sendOn();
    const link = writeFragment(this.#link());
    try {
      await navigator.clipboard.writeText(link);
      stage.say({ text: this.#game.hidden ? WORDS.linkCopiedWhole : WORDS.linkCopied });
    } catch {
      // not allowed, or not a secure page
      stage.say({ text: this.#game.hidden ? WORDS.linkShownWhole : WORDS.linkShown, link });
    }
  }

  save(): void {
    saveRecord(this.#record());
    if (this.#game.hidden) this.#table.stage.say({ text: WORDS.fileSavedWhole });
  }

  open(): void {
    chooseFile((text) => this.#open("file", text));
  }

  /** Opens what is in the address, if there is something and it is not what is shown. */
  follow(): void {
    const link = fragment();
    const isShown = link === this.#link() && (isReloaded() || !tagOf(link));
    if (link && !isShown) this.#open("link", link);
  }

  /** Begins or shows what came, and says so. */
  take({ beginning, reading, link, notice }: Taken & { readonly link?: LinkSeat }): void {
    const { stage } = this.#table;
    if (beginning) this.#table.replace(beginning, link);
    if (reading) stage.read(reading);
    stage.say(notice);
  }

  /** Shows a match beside the one that is played. */
  async look(record: GameRecord): Promise<void> {
    const { LINK_WORDS } = await import("./by-link/wording.ts");
    const reading = unwrap(openReading(this.#game, record));
    this.#table.stage.read({ ...reading, why: LINK_WORDS.aside, isAside: true });
    this.#table.stage.say(undefined);
  }

  async #open(origin: Origin, text: string): Promise<void> {
    this.#asked = text;
    const { links, machine } = this.#table;
    const tag = origin === "link" && !this.#game.hidden ? tagOf(text) : undefined;
    const arrived = tag && (await links.arrive(text, tag));
    const taken = arrived?.ok ? arrived.value : await take(this.#source, machine, origin, text);
    if (this.#asked === text) this.take(taken);
  }

  /** Hands a match by link on to whoever plays elsewhere. */
  async #sendOn(): Promise<void> {
    const { links, stage, reader, played, keep } = this.#table;
    const { context } = played;
    if (isUndecided(this.#game, context)) {
      stage.say({ text: WORDS.chanceFirst });
      return;
    }
    const notice = await links.send(writeFragment(this.#link()), context, reader);
    keep();
    stage.say(notice);
  }

  #record(): GameRecord {
    const { stage, played } = this.#table;
    return stage.reading?.record ?? recordOf(this.#game, played.context);
  }

  /** What is shown, as the fragment of a link. */
  #link(): string {
    const { links, stage } = this.#table;
    const link = formatLink(this.#record());
    return links.current && !stage.reading ? tagged(link, links.current) : link;
  }
}
