import { createRandom, type Result, shuffle } from "@serpentarium/core";
import { CARDS_OF, DECKS, formatRow, isFinishable, layTrack, type Row } from "@serpentarium/serpent-cartes";
import { h, hydrate, render } from "preact";
import { fragment, replaceFragment } from "../client/fragment.ts";
import type { Reader } from "../play/reader.ts";
import { EXAMPLE } from "./example-row.ts";
import { Helper } from "./helper.ts";
import { formatSetup, parseSetup } from "./row-link.ts";
import { readRow } from "./row-text.ts";
import { beginWith, type Orders, type RowsState, type SurveyPlan, shownOf } from "./rows-state.ts";
import { type Choice, type Setup, setUp } from "./setup.ts";
import { Surveyor } from "./surveyor.ts";
import { RowsView } from "./views/rows-view.tsx";
import { WORDS } from "./wording.ts";

/** A seed that nobody can guess. */
const newSeed = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** What is left for another row: all that stood in the field, too. */
type Earlier = Pick<RowsState, "setup" | "draft" | "mistakes" | "deck">;

/** One row at a time, with all that it says. */
export class Explorer implements Orders {
  readonly #root: Element;
  readonly #reader: Reader;
  readonly #odds = new Helper();
  readonly #surveyor = new Surveyor((survey) => this.#set({ survey }));
  #state: RowsState = beginWith(EXAMPLE);
  #earlier: Earlier | undefined;

  constructor(root: Element, reader: Reader) {
    this.#root = root;
    this.#reader = reader;
    // the page was built with the same view: it only wakes
    hydrate(h(RowsView, { state: this.#state, orders: this, reader }), root);
    this.#set({ isLive: true });
    this.#follow();
    window.addEventListener("hashchange", () => this.#follow());
  }

  type(draft: string): void {
    this.#set({ draft, mistakes: undefined });
  }

  show(): void {
    const { draft, deck } = this.#state;
    const read = readRow(draft, deck);
    if (read.ok) this.#lay(read.row);
    else this.#set({ mistakes: read.mistakes });
  }

  shuffle(finishable: boolean): void {
    const { deck, setup } = this.#state;
    const { entry } = setup.table.options;
    const random = createRandom(newSeed());
    let row = shuffle(random, CARDS_OF[deck]);
    while (finishable && !isFinishable(layTrack(row), entry)) row = shuffle(random, CARDS_OF[deck]);
    this.#lay(row);
  }

  deck(name: string): void {
    const { draft, setup, mistakes } = this.#state;
    const deck = DECKS.find((known) => known === name) ?? "32";
    this.#set({ deck });
    // what somebody is typing is not thrown away
    if (draft === formatRow(setup.row)) this.shuffle(false);
    else if (mistakes) this.show();
  }

  choose(choice: Choice): void {
    const { row, table, first } = this.#state.setup;
    const turnLimit = "turnLimit" in choice ? choice.turnLimit : table.options.turnLimit;
    const seats = Number(choice.seats ?? table.seats);
    const chosen = setUp(row, {
      entry: table.options.entry,
      first: Math.min(first, seats - 1),
      ...choice,
      seats,
      turnLimit,
    });
    this.#set({ turnLimit });
    if (chosen.ok) this.#change(chosen.value);
  }

  earlier(): void {
    const back = this.#earlier;
    if (!back) return;
    this.#keep();
    this.#change(back.setup);
    this.#set({ ...back, turnLimit: back.setup.table.options.turnLimit });
  }

  async share(): Promise<void> {
    this.#write();
    const link = location.href;
    try {
      await navigator.clipboard.writeText(link);
      this.#set({ notice: { text: WORDS.linkCopied } });
    } catch {
      // not allowed, or not a secure page
      this.#set({ notice: { text: WORDS.linkShown, link } });
    }
  }

  every(every: boolean): void {
    this.#set({ every, looked: undefined });
  }

  look(jump: string): void {
    this.#set({ looked: jump === this.#state.looked ? undefined : jump });
  }

  plan(plan: Partial<SurveyPlan>): void {
    this.#set({ plan: { ...this.#state.plan, ...plan } });
  }

  count(): void {
    const { plan, setup } = this.#state;
    const { entry, turnLimit } = setup.table.options;
    this.#surveyor.count(plan, { entry, turnLimit, seats: setup.table.seats });
  }

  cancel(): void {
    this.#surveyor.cancel();
  }

  dismiss(): void {
    this.#set({ notice: undefined });
  }

  /** Shows another row, played on as the present one. */
  #lay(row: Row): void {
    const { row: before, table, first } = this.#state.setup;
    const { entry, turnLimit } = table.options;
    const laid = setUp(row, { entry, turnLimit, seats: table.seats, first });
    if (!laid.ok) return;
    if (formatRow(row) !== formatRow(before)) this.#keep();
    this.#take(laid.value);
  }

  /** Keeps the present row as the earlier one. */
  #keep(): void {
    const { setup, draft, mistakes, deck } = this.#state;
    this.#earlier = { setup, draft, mistakes, deck };
    this.#set({ hasEarlier: true });
  }

  #take(setup: Setup): void {
    const { turnLimit, deck } = setup.table.options;
    this.#set({ deck, draft: formatRow(setup.row), turnLimit, mistakes: undefined });
    this.#change(setup);
  }

  #change(setup: Setup): void {
    this.#set({ ...shownOf(setup), notice: undefined });
    this.#write();
    this.#workOut(setup);
  }

  /** Has the odds worked out that take their time; those of an earlier row are no longer wanted. */
  async #workOut(setup: Setup): Promise<void> {
    this.#odds.stop();
    if (this.#state.chances) return;
    const { row, table } = setup;
    const { entry, turnLimit } = table.options;
    try {
      const task = { row, rules: { entry, turnLimit }, seats: table.seats };
      this.#set({ chances: await this.#odds.ask("odds", task) });
    } catch {
      this.#set({ chances: null });
    }
  }

  /** Opens what is in the address, if there is something and it is not what is shown. */
  #follow(): void {
    const link = fragment();
    if (link && link !== formatSetup(this.#state.setup)) this.#open(parseSetup(link));
  }

  #open(opened: Result<Setup>): void {
    if (opened.ok) this.#take(opened.value);
    const refused = { text: WORDS.linkRefused, ...(!opened.ok && { failure: opened.error }) };
    this.#set({ notice: opened.ok ? { text: WORDS.linkOpened } : refused });
  }

  /** Writes the row into the address: it is still there when the page is loaded again. */
  #write(): void {
    replaceFragment(formatSetup(this.#state.setup));
  }

  #set(change: Partial<RowsState>): void {
    this.#state = { ...this.#state, ...change };
    render(h(RowsView, { state: this.#state, orders: this, reader: this.#reader }), this.#root);
  }
}
