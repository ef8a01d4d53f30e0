// @vitest-environment happy-dom

import { LEVELS } from "@serpentarium/bots";
import type { GamePlugin, Words } from "@serpentarium/core";
import hiddenHands from "@serpentarium/hidden-hands";
import pantarei, { examples, pantarei as game } from "@serpentarium/pantarei";
import { h, render } from "preact";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Preferences } from "../src/page/preferences.ts";
import type { ViewProps } from "../src/page/view-props.ts";
import { AppView } from "../src/page/views/app-view.tsx";
import { WorkshopController } from "../src/page/workshop-controller.ts";
import { toProblem } from "../src/problem.ts";
import { type CheckResult, createReport, type Report } from "../src/report.ts";
import { wordsOf } from "./words-of.ts";

/** Retries a callback until it succeeds, with a long timeout for busy machines. */
const eventually = <T>(callback: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(callback, { timeout: 120_000 });

const plugin: GamePlugin = pantarei;

/** The words of the page with those of the game; Dutch ones are those of the test alone. */
const DUTCH = { language: "nl", title: "Laagwater" };
const WORDS: Readonly<Record<string, Words>> = {
  en: wordsOf("en", plugin, "pantarei"),
  fr: wordsOf("fr", plugin, "pantarei"),
  nl: wordsOf("nl", { ...plugin, words: [DUTCH, ...plugin.words] }),
};
const wordsIn = (language: string | null): Words => {
  const words = WORDS[language ?? "en"];
  if (!words) throw new Error(`no words in ${language}`);
  return words;
};

/** An IntersectionObserver for which every element is in the viewport. */
class ViewportObserver {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(): void {
    // the page reads no other property of the entries
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    this.#callback([entry], this as unknown as IntersectionObserver);
  }
  disconnect(): void {}
}

const section = (kind: "introduction" | "chapter" | "clause", title: string, html = "<p>prose</p>") => ({
  kind,
  title,
  html,
});

const REPORT: Report = {
  ...createReport(1),
  facts: {
    source: "en",
    titles: [],
    totalMessages: 300,
    gaps: {
      fr: [],
      nl: [
        { id: "clauses.move.pair.title", source: "A pair moves as one", isMissing: true },
        { id: "examples.move.pair.1", source: "A pair moves.", isMissing: true },
        { id: "title", source: "Pantareï", isMissing: false },
      ],
    },
    rulebook: {
      en: [section("introduction", ""), section("chapter", "Moving"), section("clause", "move.pair")],
      fr: [section("clause", "move.pair")],
    },
    statechart: { en: '<svg><g data-state="colour"></g><g data-state="move"></g></svg>', fr: "<svg></svg>" },
    clauseStatus: { "move.pair": "changed" },
    citations: { "move.pair": ["move.covered"] },
    totalChecks: 2,
    baseFiles: [],
  },
};

/** Renders the page into the document. */
function createPage(initial: Partial<Preferences> = {}): WorkshopController {
  let preferences: Preferences = { language: "en", theme: "auto", tab: "rulebook", viewer: null, ...initial };
  const storage = new Map<string, string>();
  const props = (): ViewProps & { readonly name: string } => ({
    name: "my-game",
    controller,
    preferences,
    words: wordsIn(preferences.language),
    languages: Object.keys(WORDS),
    onPreferencesChange(change) {
      preferences = { ...preferences, ...change };
      renderPage();
    },
  });
  const renderPage = (): void => render(h(AppView, props()), document.body);
  const controller = new WorkshopController(
    "my-game",
    { getItem: (key) => storage.get(key) ?? null, setItem: (key, text) => storage.set(key, text) },
    renderPage,
  );
  renderPage();
  // no renders after the test
  onTestFinished(() => {
    controller.store?.stop();
    render(null, document.body);
  });
  return controller;
}

const find = <E extends HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? "");

/** The notations of the log. */
const notations = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(".log li .action")].map(
    ({ dataset }) => dataset["notation"] ?? "",
  );

/** The clauses to which a part of the page links. */
const links = (selector: string): string[] =>
  [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute("href")?.slice(1) ?? "");

/** Types a text into a field and submits its form. */
async function type(field: string, text: string): Promise<void> {
  // the code of a form is loaded when it is first shown
  const input = await vi.waitFor(() => find<HTMLInputElement>(field), { timeout: 60_000 });
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  await settled();
  input.form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await settled();
}

/** Chooses a value of a select element. */
async function choose(field: string, value: string): Promise<void> {
  const select = find<HTMLSelectElement>(field);
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
}

const settled = (): Promise<void> => vi.waitFor(() => Promise.resolve());

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", ViewportObserver);
});

describe("the page", () => {
  test("shows that it loads, then the problem that the server reports", () => {
    const controller = createPage();
    expect(texts(".match .empty")).toEqual(["Loading the game…"]);
    controller.setProblem(toProblem(new TypeError("Failed to fetch")));
    controller.setReport({ ...createReport(1), problem: toProblem(new Error("place.ts:6 const const")) });
    expect(texts(".problem pre")[0]).toBe("place.ts:6 const const");
    expect(texts(".match .empty")[0]).toContain("reloads by itself");
    expect(texts("header h1")).toEqual(["Workshop"]);
  });

  test("has a board to play on, and a log whose clauses link to the rulebook", async () => {
    const controller = createPage({ tab: "log" });
    controller.loadPlugin(plugin);
    expect(document.querySelector("serpent-board")).not.toBeNull();
    const position = "move:2 l1,d2+l3,n+d1,d3 dark - 4";
    await type("#position", position);
    expect(controller.context?.start).toBe(position);
    await type("#notation", "3L");
    expect(links(".refusal")).toEqual(["move.own-top"]);
    expect(controller.context?.actions.length).toBe(0);
    await type("#notation", "1R");
    expect(notations()).toEqual(["1R"]);
    expect(links(".log").length).toBeGreaterThan(0);
    expect(links(".log").every((id) => Object.hasOwn(game.clauses, id))).toBe(true);
    controller.setReport(REPORT);
    find(".log .clauses a").click();
    expect(find('[aria-selected="true"]').textContent).toBe("Rulebook");
  });

  test("translates a refusal below the board and on it when the language changes", async () => {
    const controller = createPage();
    controller.loadPlugin(plugin);
    controller.setPosition("move:2 l1,d2+l3,n+d1,d3 dark - 4");
    await type("#notation", "3L");
    const refusals = (): (string | undefined)[] => [
      find("#notation-error").textContent?.split(".")[0],
      find("serpent-board").shadowRoot?.querySelector("[part~=status]")?.textContent?.split(".")[0],
    ];
    await settled();
    const [english] = refusals();
    expect(refusals()).toEqual([english, english]);
    const select = find<HTMLSelectElement>("header select");
    select.value = "fr";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    const [french] = refusals();
    expect(french).not.toBe(english);
    expect(refusals()).toEqual([french, french]);
  });

  test("has the title of the game in the chosen language, and before that of the package", () => {
    const controller = createPage();
    expect(document.title).toBe("my-game");
    controller.loadPlugin(plugin);
    expect(document.title).toBe("Pantareï");
    choose("header select", "nl");
    expect(document.title).toBe("Laagwater");
  });

  test("shows the rulebook with titles, badges, examples and their results", async () => {
    const controller = createPage();
    controller.loadPlugin(plugin);
    const index = examples.findIndex(({ clause }) => clause === "move.pair");
    const group = { id: "groups.examples" };
    const checked: CheckResult = { group, name: group, example: index, error: "2R is not legal" };
    controller.setReport({ ...REPORT, state: "done", checks: [checked] });
    const clause = "#move\\.pair";
    expect(texts(`${clause} h3`)).toEqual([wordsIn("en").text("clauses.move.pair.title")]);
    expect(texts(`${clause} .badges > *`).slice(0, 3)).toEqual([
      "move.pair",
      "printed",
      "changed from the base",
    ]);
    expect(texts(`${clause} .cited-by`)).toEqual([
      "Inherited clauses that cite this one; read whether they still hold: move.covered",
    ]);
    const ofClause = examples.filter((example) => example.clause === "move.pair");
    expect(texts(`${clause} .example`)).toHaveLength(ofClause.length);
    expect(texts(`${clause} .verdict pre`)).toEqual(["2R is not legal"]);
    await eventually(() => find(`${clause} .picture svg`));
    expect(texts("header .status")).toEqual(["1 of 2 checks fail"]);
    // a clause without a section
    expect(texts("#setup\\.deal > .empty")[0]).toBe("This clause has no section yet.");
  });

  test("opens the position of an example on the board", async () => {
    const controller = createPage();
    controller.loadPlugin(plugin);
    controller.setReport(REPORT);
    await eventually(() => find("#move\\.pair .example > button").click());
    expect(controller.context?.start).toBe(examples.find(({ clause }) => clause === "move.pair")?.position);
  });

  test("highlights the current state of the match", () => {
    const controller = createPage({ tab: "statechart" });
    controller.loadPlugin(plugin);
    controller.setReport(REPORT);
    controller.setPosition("move:2 l1,d2+l3,n+d1,d3 dark - 4");
    expect(find("[data-current]").dataset["state"]).toBe("move");
  });

  test("starts a match from the form, and shows errors in it", async () => {
    const controller = createPage();
    controller.loadPlugin(plugin);
    await type("#option-goal", "99");
    // what the field accepts, and why the match cannot begin
    expect(texts(".match-form .error")).toEqual([
      "Expected: a whole number from 3 to 12.",
      expect.stringContaining("goal"),
    ]);
    expect(find("#option-goal").getAttribute("aria-invalid")).toBe("true");
    await type("#option-goal", "5");
    expect(controller.context?.table.options).toMatchObject({ goal: 5 });
  });

  test("undoes and redoes actions", async () => {
    const controller = createPage();
    controller.loadPlugin(plugin);
    controller.setPosition("move:2 l1,d2+l3,n+d1,d3 dark - 4");
    await type("#notation", "1R");
    const [undo, redo] = document.querySelectorAll<HTMLButtonElement>(".tools button");
    expect([undo, redo].map((button) => button?.getAttribute("aria-disabled"))).toEqual(["false", "true"]);
    undo?.click();
    expect(controller.context?.actions.length).toBe(0);
    redo?.click();
    expect(controller.context?.actions.length).toBe(1);
  });

  test("asks for the result of chance where a person decides it, or rolls", async () => {
    const controller = createPage();
    controller.loadPlugin(plugin);
    const dealer = find<HTMLSelectElement>("#dealer");
    dealer.value = "person";
    dealer.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    dealer.form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    expect(texts(".turn strong")).toEqual(["Chance decides: enter the result"]);
    expect(texts(".tools button")).toEqual(["Undo", "Redo", "Roll", "Begin again"]);
    const [, , roll] = document.querySelectorAll<HTMLButtonElement>(".tools button");
    roll?.click();
    expect(controller.context?.position.phase).toBe("colour");
  });

  test("shows the board and the log to the chosen viewer, in a game that hides something", async () => {
    const controller = createPage({ tab: "log" });
    controller.loadPlugin(plugin);
    expect(document.querySelector("#viewer")).toBeNull();
    controller.loadPlugin(hiddenHands);
    await choose("#dealer", "person");
    find<HTMLSelectElement>("#dealer").form?.dispatchEvent(
      new Event("submit", { bubbles: true, cancelable: true }),
    );
    await type("#notation", "1,7,9,12/2,5,6,8");
    await type("#notation", "2");
    const cards = (): (string | undefined)[] =>
      ["12", "8"].map((card) => notations().find((text) => text.includes(card)) && card);
    const targets = (): number =>
      find("serpent-board").shadowRoot?.querySelectorAll("[part~=target]").length ?? 0;
    expect([texts("#viewer option").length, cards(), targets()]).toEqual([4, ["12", "8"], 4]);
    await choose("#viewer", "1");
    await eventually(() => expect(targets()).toBe(0));
    expect(cards()).toEqual([undefined, "8"]);
    await choose("#viewer", "everyone");
    expect(cards()).toEqual([undefined, undefined]);
    await choose("#viewer", "all");
    await eventually(() => expect(targets()).toBe(4));
    expect(cards()).toEqual(["12", "8"]);
  });

  test("offers the bots for each seat, by name and level", () => {
    createPage().loadPlugin(plugin);
    const names = LEVELS.map(({ id }) => wordsIn("en").text("bots.titled", { level: id }));
    expect(texts("#seat-1 option")).toEqual(["A person", "At random", "Greedy", ...names]);
  });

  test("shows the end of a match and its clause", async () => {
    const controller = createPage();
    controller.loadPlugin(plugin);
    const example = examples.find((other) => other.clause === "end.pile" && "play" in other);
    if (!example || !("play" in example)) throw new Error("end.pile has no example that is played");
    controller.setPosition(example.position);
    await type("#notation", example.play);
    expect(texts(".turn strong")[0]).toMatch(/wins$/);
    expect(links(".turn")).toEqual(["end.pile"]);
  });

  test("shows which action of the saved match is no longer legal, and its clause", () => {
    const controller = createPage();
    controller.loadPlugin(plugin);
    const failure = {
      code: "refused",
      clause: "move.pair",
      index: 4,
      message: "No.",
    } as const;
    controller.restoreFailure = { ok: false, notation: "2R2", failure };
    controller.dismissRestoreFailure();
    expect(texts(".notice")).toEqual([]);
    controller.restoreFailure = { ok: false, notation: "2R2", failure };
    controller.setProblem(undefined);
    expect(texts(".notice p").slice(0, 2)).toEqual([
      "The saved match can no longer be replayed: action 5, 2R2.",
      "No. move.pair",
    ]);
    expect(texts(".notice .clause-id")).toEqual(["move.pair"]);
    find(".notice button").click();
    expect(texts(".notice")).toEqual([]);
  });

  test("changes tabs with the arrow keys", () => {
    createPage({ tab: "checks" });
    const press = (key: string): boolean =>
      find(".tabs").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    press("ArrowRight");
    expect(find('[aria-selected="true"]').textContent).toBe("Words");
    press("ArrowRight");
    expect(find('[aria-selected="true"]').textContent).toBe("Log");
    for (let i = 0; i < 3; i++) press("ArrowLeft");
    expect(find('[aria-selected="true"]').textContent).toBe("Statechart");
  });

  test("has no tab of checks when it is built", () => {
    const controller = createPage();
    controller.loadPlugin(plugin);
    const { facts } = REPORT;
    if (!facts) throw new Error("the report has no facts");
    controller.setReport({ ...REPORT, state: "done", facts: { ...facts, totalChecks: 0 } });
    expect(texts("[role=tab]")).toEqual(["Log", "Rulebook", "Statechart"]);
    expect(texts("header .status")).toEqual([]);
  });

  test("lists the legal actions as buttons that play them", async () => {
    const controller = createPage();
    controller.loadPlugin(plugin);
    controller.setPosition("move:2 l1,d2+l3,n+d1,d3 dark - 4");
    const details = find<HTMLDetailsElement>(".match > details:last-of-type");
    details.open = true;
    details.dispatchEvent(new Event("toggle"));
    await eventually(() => expect(texts(".notations button").length).toBeGreaterThan(0));
    const [first] = texts(".notations button");
    find(".notations button").click();
    expect(controller.context?.actions.at(-1)?.text).toBe(first);
  });

  test("marks what is missing in a language with that of its author", () => {
    const controller = createPage({ language: "nl" });
    controller.loadPlugin(plugin);
    controller.setReport(REPORT);
    expect(texts("header h1")).toEqual(["Laagwater"]);
    expect(document.querySelector("header h1 [lang]")).toBeNull();
    const clause = "#move\\.pair";
    for (const text of ["h3 > span", ".prose", ".example figcaption span"])
      expect(find(`${clause} ${text}`).lang, text).toBe("en");
    find("#tab-statechart").click();
    expect(texts(".statechart [data-state]")).toHaveLength(2);
  });

  test("lists the languages by their own names, with how much the game lacks in them", () => {
    const controller = createPage({ language: "fr" });
    controller.loadPlugin(plugin);
    expect(texts("header select:first-of-type option")).toEqual(["English", "français", "Nederlands"]);
    controller.setReport(REPORT);
    expect(texts("header select:first-of-type option")).toEqual([
      "English",
      "français",
      "Nederlands (manquants\u00a0: 2)",
    ]);
  });

  test("lists what the words of the game lack, with links to the clause and the example", () => {
    const controller = createPage({ language: "nl", tab: "words" });
    controller.loadPlugin(plugin);
    controller.setReport(REPORT);
    expect(texts(".gaps h3")).toEqual(["Missing (2)", "The same as where the game is written (1)"]);
    expect(links(".gaps")).toEqual(["move.pair", "example-move.pair.1"]);
    expect(texts(".gaps dd")).toEqual(["A pair moves as one", "A pair moves.", "Pantareï"]);
    expect(find(".gaps dd").lang).toBe("en");
    find(".gaps a").click();
    expect(find('[aria-selected="true"]').textContent).toBe("Rulebook");
    for (const link of ["move.pair", "example-move.pair.1"])
      expect(document.getElementById(link), link).not.toBeNull();
  });

  test("says of a language without a file that all messages are missing, and of a complete one that none is", async () => {
    const controller = createPage({ language: "nl", tab: "words" });
    controller.loadPlugin(plugin);
    const { facts } = REPORT;
    if (!facts) throw new Error("the report has no facts");
    controller.setReport({ ...REPORT, facts: { ...facts, gaps: { fr: [] } } });
    expect(texts(".panel p")).toEqual(["There is no words/nl.json yet: 300 messages are missing."]);
    await choose("header select", "fr");
    expect(texts(".panel p")).toEqual(["Aucun message ne manque."]);
  });

  test("is available in French, and lists failed checks with their errors", () => {
    const controller = createPage({ language: "fr", tab: "checks" });
    controller.loadPlugin(plugin);
    const check = { group: { id: "groups.examples" }, name: { id: "checks.contract" } };
    controller.setReport({ ...REPORT, checks: [check, { ...check, error: "tables turn" }] });
    expect(texts("header .status")).toEqual(["Contrôles en échec\u00a0: 1 sur 2"]);
    expect(texts(".failed pre")).toEqual(["tables turn"]);
    expect(texts(".passed li")).toEqual([wordsIn("fr").text("checks.contract")]);
    const select = find<HTMLSelectElement>("header select");
    select.value = "en";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    expect(texts("header .status")).toEqual(["1 of 2 checks fail"]);
  });
});
