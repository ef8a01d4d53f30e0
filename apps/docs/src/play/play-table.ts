import "@serpentarium/board/element";
import { createRandom, type Game, type Seat, type Table, unwrap } from "@serpentarium/core";
import type { Ending } from "@serpentarium/core/record";
import { PERSON, stateOf } from "@serpentarium/core/turn";
import { Thinker } from "./bots/thinker.ts";
import { LinkPlay } from "./by-link/link-play.ts";
import { isSent, type LinkSeat, progressOf } from "./by-link/link-seat.ts";
import { dealtBy } from "./dealing.ts";
import { Exchange } from "./exchange.ts";
import { dropFragment } from "./fragment.ts";
import { isGoingOn, logOf } from "./log.ts";
import {
  type Beginning,
  createMatchMachine,
  type MatchActor,
  type MatchMachine,
  newSeed,
  type Start,
} from "./match.ts";
import { refusedNotice } from "./notice.ts";
import { freshMatch, fromStore, resumed } from "./opening.ts";
import type { Places } from "./places.ts";
import type { Around, Orders } from "./play-state.ts";
import type { Reader } from "./reader.ts";
import { RunningMatch } from "./running-match.ts";
import { SoundSwitch } from "./sound/sound.ts";
import { Stage } from "./stage.ts";
import { forget, keep, recall, type Slot } from "./store.ts";
import type { PlayedGame } from "./taking.ts";
import { WORDS } from "./wording.ts";

/** One match at a time, in a series or alone, with all that can be asked of it. */
export class PlayTable implements Orders {
  readonly #game: Game;
  readonly #machine: MatchMachine;
  readonly #played: RunningMatch;
  readonly #links: LinkPlay;
  readonly #stage: Stage;
  readonly #exchange: Exchange;
  readonly #sounds = new SoundSwitch();
  #progress: number;

  constructor(source: PlayedGame, reader: Reader, places: Places) {
    const { game } = source;
    this.#game = game;
    const thinker = new Thinker();
    this.#machine = createMatchMachine(game, thinker);
    const { beginning, notice } = resumed(game, this.#machine);
    this.#links = new LinkPlay(game, this.#machine, {
      arrived: (arrived) => this.#exchange.take(arrived),
      look: (record) => this.#exchange.look(record),
    });
    this.#played = new RunningMatch(game, this.#machine, beginning, {
      changed: (isOther) => this.#changed(isOther),
      brokeDown: () => this.#stage.say({ text: WORDS.brokeDown }),
    });
    this.#progress = progressOf(this.#played.context);
    places.board.addEventListener("refused", () => this.#sounds.play("refusal"));
    this.#stage = new Stage(game, this.#played, {
      reader,
      places,
      thinker,
      orders: this,
      answer: (action) => this.#exchange.answer(action),
      around: () => this.#around(),
    });
    this.#exchange = new Exchange(source, {
      reader,
      machine: this.#machine,
      played: this.#played,
      links: this.#links,
      stage: this.#stage,
      replace: (beginning, link) => this.#replace(beginning, link),
      keep: () => this.#keep("match"),
      goOn: (id) => this.goOn(id),
      board: places.board,
    });
    if (!this.#links.isBehind(this.#played.context)) this.#keep("match");
    this.#stage.say(notice);
    this.#catchUp();
    this.#exchange.follow();
    window.addEventListener("hashchange", () => this.#exchange.follow());
    window.addEventListener("storage", () => this.#catchUp());
  }

  begin(start?: Start): void {
    this.#replace(freshMatch(this.#game, start));
  }

  async beginByLink(table: Table, seat: Seat): Promise<void> {
    const { beginning, link } = await this.#links.begin(table, seat);
    this.#replace(beginning, link);
  }

  async goOn(id: string): Promise<void> {
    const kept = await this.#links.resume(id);
    if (kept?.ok) this.#replace(kept.value, kept.link);
    else if (kept) this.#stage.say(refusedNotice("stored", kept));
  }

  drop(id: string): void {
    this.#links.shelf.drop(id);
    this.#stage.draw();
  }

  next(): void {
    this.#send({ type: "next" });
    // the button that was pressed is gone
    this.#stage.toTurn();
  }

  type(notation: string): boolean {
    const before = this.#played.context;
    const actor = this.#game.toAct(before.position);
    const seat = typeof actor === "number" ? actor : undefined;
    this.#send({ type: "play", action: notation, seat });
    return this.#played.context !== before;
  }

  roll(): void {
    const action = this.#game.draw(this.#played.context.position, createRandom(newSeed()));
    this.#send({ type: "play", action });
  }

  deal(dealer: string): void {
    this.#played.replace(unwrap(dealtBy(this.#game, this.#machine, this.#played.context, dealer)));
    this.#stage.say({ text: dealer === PERSON ? WORDS.youDealNow : WORDS.siteDealsNow });
  }

  undo(): void {
    if (isSent(this.#game, this.#played.context, this.#links.current))
      this.#stage.say({ text: WORDS.isSent });
    else this.#send({ type: "undo" });
  }
  redo(): void {
    this.#send({ type: "redo" });
  }
  end(ending: Ending): void {
    this.#send({ type: "end", ...ending });
  }

  hint(isWanted: boolean): void {
    this.#stage.hint(isWanted);
  }
  analyse(isWanted: boolean): void {
    this.#stage.analyse(isWanted);
  }
  lookBack(count?: number): void {
    this.#stage.lookBack(count);
  }

  sound(isWanted: boolean): void {
    this.#sounds.turn(isWanted);
    this.#stage.draw();
  }

  share(): void {
    this.#exchange.share();
  }
  save(): void {
    this.#exchange.save();
  }
  open(): void {
    this.#exchange.open();
  }

  earlier(): void {
    const kept = fromStore(this.#game, this.#machine, "earlier");
    if (kept && !kept.ok) {
      this.#stage.say(refusedNotice("stored", kept));
      return;
    }
    // a match by link has a place of its own
    if (this.#links.current) forget(this.#game.id, "earlier");
    if (kept) this.#replace(kept.value, undefined, true);
  }

  leave(): void {
    dropFragment();
    this.#stage.leave();
  }
  takeScreen(seat: Seat): void {
    this.#stage.takeScreen(seat);
  }
  toBoard(): void {
    this.#stage.toBoard();
  }
  dismiss(): void {
    this.#stage.say(undefined);
  }

  #send(event: Parameters<MatchActor["send"]>[0]): void {
    this.#stage.backToNow();
    this.#played.actor.send(event);
  }

  /** Begins something else; what was going on, or must be, is kept as the earlier match. */
  #replace(beginning: Beginning, link?: LinkSeat, always = false): void {
    const { context } = this.#played;
    const isLost = !this.#links.current && (always || isGoingOn(context, logOf(this.#game, context)));
    if (isLost) this.#keep("earlier");
    this.#links.current = link;
    this.#stage.clear();
    this.#played.replace(beginning);
  }

  /** Goes on from where another page of this browser has come to. */
  #catchUp(): void {
    const { current, shelf } = this.#links;
    shelf.reload();
    if (current && this.#links.isBehind(this.#played.context)) this.goOn(current.id);
    else this.#stage.draw();
  }

  #changed(isOther: boolean): void {
    this.#keep("match");
    this.#hear(isOther);
    if (!this.#stage.reading) dropFragment();
    this.#stage.follow(isOther);
  }

  /** Has heard what was played, not what was taken back or opened. */
  #hear(isOther: boolean): void {
    const { context } = this.#played;
    const before = this.#progress;
    this.#progress = progressOf(context);
    if (isOther || this.#progress <= before) return;
    this.#sounds.play(stateOf(context) === "over" ? "end" : "move");
  }

  #keep(slot: Slot): void {
    const { context } = this.#played;
    const { current, shelf } = this.#links;
    keep(this.#game.id, slot, { value: stateOf(context), context, ...(current && { link: current }) });
    if (current) shelf.put(context, current);
  }

  #around(): Around {
    const { current, shelf } = this.#links;
    const hasEarlier = recall(this.#game.id, "earlier") !== undefined;
    return { hasEarlier, link: current, links: shelf.matches, isLoud: this.#sounds.isOn };
  }
}
