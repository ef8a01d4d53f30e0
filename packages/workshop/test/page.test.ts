// @vitest-environment happy-dom
import type { Plugin } from "@serpentarium/core";
import { examples, pantarei as game } from "@serpentarium/pantarei";
import { h, render } from "preact";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { Desk } from "../src/page/desk.ts";
import type { Taste } from "../src/page/taste.ts";
import { AppView } from "../src/page/views/app-view.tsx";
import { beginReport, type Report } from "../src/report.ts";
import { troubleOf } from "../src/trouble.ts";

/** Waits until what is looked for is there: a busy machine is slow, not wrong. */
const eventually = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 120_000 });

const plugin: Plugin = { contract: 1, game, examples };

/** Sees everything at once. */
class Observer {
  readonly #see: IntersectionObserverCallback;
  constructor(see: IntersectionObserverCallback) {
    this.#see = see;
  }
  observe(): void {
    // of the entries only this is asked
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    this.#see([entry], this as unknown as IntersectionObserver);
  }
  disconnect(): void {}
}

const section = (kind: "intro" | "chapter" | "clause", title: string, html = "<p>prose</p>") => ({
  kind,
  title,
  html,
});

const REPORT: Report = {
  ...beginReport(1),
  facts: {
    book: {
      en: [section("intro", ""), section("chapter", "Moving"), section("clause", "move.pair")],
      fr: [section("clause", "move.pair")],
    },
    chart: { en: '<svg><g data-state="colour"></g><g data-state="move"></g></svg>', fr: "<svg></svg>" },
    standing: { "move.pair": "changed" },
    total: 2,
    files: [],
  },
};

/** The page, drawn into the document. */
function createPage(part: Partial<Taste> = {}) {
  let taste: Taste = { language: "en", theme: "auto", tab: "rulebook", ...part };
  const store = new Map<string, string>();
  const draw = (): void =>
    render(
      h(AppView, {
        name: "my-game",
        desk,
        taste,
        onTaste(change) {
          taste = { ...taste, ...change };
          draw();
        },
      }),
      document.body,
    );
  const desk = new Desk(
    "my-game",
    { getItem: (key) => store.get(key) ?? null, setItem: (key, text) => store.set(key, text) },
    draw,
  );
  draw();
  // a page that is gone draws no more
  onTestFinished(() => {
    desk.actor?.stop();
    render(null, document.body);
  });
  return { desk };
}

const find = <E extends HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? "");

/** What is typed into a field, and its form sent; states change after the task. */
async function type(field: string, text: string): Promise<void> {
  const input = find<HTMLInputElement>(field);
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  await settled();
  input.form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await settled();
}

const settled = (): Promise<void> => vi.waitFor(() => Promise.resolve());

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", Observer);
});

describe("the page", () => {
  test("says that it loads, then what is wrong, in the words of the server", () => {
    const { desk } = createPage();
    expect(texts(".table .empty")).toEqual(["Loading the game…"]);
    desk.fail(troubleOf(new TypeError("Failed to fetch")));
    desk.hear({ ...beginReport(1), trouble: troubleOf(new Error("place.ts:6 const const")) });
    expect(texts(".trouble pre")[0]).toBe("place.ts:6 const const");
    expect(texts(".table .empty")[0]).toContain("begins anew by itself");
    expect(texts("header h1")).toEqual(["Workshop"]);
  });

  test("has a board to play on, and a log whose clauses lead to the rulebook", async () => {
    const { desk } = createPage({ tab: "log" });
    desk.open(plugin);
    expect(document.querySelector("serpent-board")).not.toBeNull();
    const position = "move:2 l1,d2+l3,n+d1,d3 dark - 4";
    await type("#position", position);
    expect(desk.context?.start).toBe(position);
    await type("#action", "3L");
    expect(texts(".refusal .clause-id")).toEqual(["move.own-top"]);
    expect(desk.context?.count).toBe(0);
    await type("#action", "1R");
    expect(texts(".log li > code")).toEqual(["1R"]);
    const links = texts(".log .clause-id");
    expect(links.length).toBeGreaterThan(0);
    expect(links.every((id) => Object.hasOwn(game.clauses, id))).toBe(true);
    desk.hear(REPORT);
    find(".log .clause-id").click();
    expect(find('[aria-selected="true"]').textContent).toBe("Rulebook");
  });

  test("says a refusal in another language both below the board and on it", async () => {
    const { desk } = createPage();
    desk.open(plugin);
    desk.set("move:2 l1,d2+l3,n+d1,d3 dark - 4");
    await type("#action", "3L");
    const refused = (): (string | undefined)[] => [
      find(".refusal").textContent?.split(".")[0],
      find("serpent-board").shadowRoot?.querySelector("[part~=status]")?.textContent?.split(".")[0],
    ];
    await settled();
    const [english] = refused();
    expect(refused()).toEqual([english, english]);
    const select = find<HTMLSelectElement>("header select");
    select.value = "fr";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    const [french] = refused();
    expect(french).not.toBe(english);
    expect(refused()).toEqual([french, french]);
  });

  test("is called as the game is, in the language of the reader, and as the package until it is there", () => {
    const { desk } = createPage();
    expect(document.title).toBe("my-game");
    desk.open({ ...plugin, game: { ...game, title: { en: "Low tide", fr: "Marée basse" } } });
    expect(document.title).toBe("Low tide");
    const select = find<HTMLSelectElement>("header select");
    select.value = "fr";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    expect(document.title).toBe("Marée basse");
  });

  test("shows the rulebook with titles, badges, examples and what they came to", async () => {
    const { desk } = createPage();
    desk.open(plugin);
    const index = examples.findIndex(({ clause }) => clause === "move.pair");
    const group = { en: "examples", fr: "exemples" };
    const checked = { group, name: group, example: index, broken: "2R is not legal" };
    desk.hear({ ...REPORT, state: "done", checks: [checked] });
    const clause = "#move\\.pair";
    expect(texts(`${clause} h3`)).toEqual([game.clauses["move.pair"].title.en]);
    expect(texts(`${clause} .badges > *`).slice(0, 3)).toEqual([
      "move.pair",
      "printed",
      "other than in the base",
    ]);
    const ofClause = examples.filter((example) => example.clause === "move.pair");
    expect(texts(`${clause} .example`)).toHaveLength(ofClause.length);
    expect(texts(`${clause} .verdict pre`)).toEqual(["2R is not legal"]);
    await eventually(() => find(`${clause} .picture svg`));
    expect(texts("header .status")).toEqual(["1 of 2 checks fail"]);
    // a clause that nobody has written about yet
    expect(texts("#setup\\.deal > .empty")[0]).toBe("This clause has no section yet.");
  });

  test("puts the position of an example on the board", async () => {
    const { desk } = createPage();
    desk.open(plugin);
    desk.hear(REPORT);
    await eventually(() => find("#move\\.pair .example > button").click());
    expect(desk.context?.start).toBe(examples.find(({ clause }) => clause === "move.pair")?.position);
  });

  test("lights the state in which the match is", () => {
    const { desk } = createPage({ tab: "statechart" });
    desk.open(plugin);
    desk.hear(REPORT);
    desk.set("move:2 l1,d2+l3,n+d1,d3 dark - 4");
    expect(find("[data-current]").dataset["state"]).toBe("move");
  });

  test("begins a match as the form says, and says what is wrong in it", async () => {
    const { desk } = createPage();
    desk.open(plugin);
    await type("#option-goal", "99");
    expect(texts(".choices .wrong")[0]).toContain("goal");
    await type("#option-goal", "5");
    expect(desk.context?.table.options).toMatchObject({ goal: 5 });
  });

  test("takes back and plays again", async () => {
    const { desk } = createPage();
    desk.open(plugin);
    desk.set("move:2 l1,d2+l3,n+d1,d3 dark - 4");
    await type("#action", "1R");
    const [undo, redo] = document.querySelectorAll<HTMLButtonElement>(".tools button");
    expect([undo, redo].map((tool) => tool?.getAttribute("aria-disabled"))).toEqual(["false", "true"]);
    undo?.click();
    expect(desk.context?.count).toBe(0);
    redo?.click();
    expect(desk.context?.count).toBe(1);
  });

  test("asks what chance did where people deal, or rolls for them", async () => {
    const { desk } = createPage();
    desk.open(plugin);
    const dealer = find<HTMLSelectElement>("#dealer");
    dealer.value = "person";
    dealer.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    dealer.form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    expect(texts(".turn strong")).toEqual(["Chance decides: say what came out"]);
    expect(texts(".tools button")).toEqual(["Undo", "Redo", "Roll", "Begin again"]);
    const [, , roll] = document.querySelectorAll<HTMLButtonElement>(".tools button");
    roll?.click();
    expect(desk.context?.position.phase).toBe("colour");
  });

  test("tells the end, and by which clause", async () => {
    const { desk } = createPage();
    desk.open(plugin);
    const example = examples.find((other) => other.clause === "end.pile" && "play" in other);
    if (!example || !("play" in example)) throw new Error("end.pile has no example that is played");
    desk.set(example.position);
    await type("#action", example.play);
    expect(texts(".turn strong")[0]).toMatch(/wins$/);
    expect(texts(".turn .clause-id")).toEqual(["end.pile"]);
  });

  test("tells which action of the kept match is refused now, and by which clause", () => {
    const { desk } = createPage();
    desk.open(plugin);
    const failure = {
      code: "refused",
      clause: "move.pair",
      index: 4,
      message: { en: "No.", fr: "Non." },
    } as const;
    desk.lost = { ok: false, notation: "2R2", failure };
    desk.forgetLost();
    expect(texts(".notice")).toEqual([]);
    desk.lost = { ok: false, notation: "2R2", failure };
    desk.refuse(undefined);
    expect(texts(".notice p")[0]).toContain("action 5, 2R2. No.");
    expect(texts(".notice .clause-id")).toEqual(["move.pair"]);
    find(".notice button").click();
    expect(texts(".notice")).toEqual([]);
  });

  test("goes from tab to tab by the arrow keys", () => {
    createPage({ tab: "checks" });
    const press = (key: string): boolean =>
      find(".tabs").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    press("ArrowRight");
    expect(find('[aria-selected="true"]').textContent).toBe("Log");
    press("ArrowLeft");
    press("ArrowLeft");
    expect(find('[aria-selected="true"]').textContent).toBe("Statechart");
  });

  test("that was built has no checks to show", () => {
    const { desk } = createPage();
    desk.open(plugin);
    const { facts } = REPORT;
    desk.hear({ ...REPORT, state: "done", ...(facts && { facts: { ...facts, total: 0 } }) });
    expect(texts("[role=tab]")).toEqual(["Log", "Rulebook", "Statechart"]);
    expect(texts("header .status")).toEqual([]);
  });

  test("lists what is legal, to be played", async () => {
    const { desk } = createPage();
    desk.open(plugin);
    desk.set("move:2 l1,d2+l3,n+d1,d3 dark - 4");
    const details = find<HTMLDetailsElement>(".table details");
    details.open = true;
    details.dispatchEvent(new Event("toggle"));
    await eventually(() => expect(texts(".notations button").length).toBeGreaterThan(0));
    const [first] = texts(".notations button");
    find(".notations button").click();
    expect(desk.context?.actions).toBe(`${first}\n`);
  });

  test("speaks French, and lists failed checks with what is wrong", () => {
    const { desk } = createPage({ language: "fr", tab: "checks" });
    desk.open(plugin);
    const check = { group: { en: "laws", fr: "lois" }, name: { en: "a law", fr: "une loi" } };
    desk.hear({ ...REPORT, checks: [check, { ...check, broken: "tables turn" }] });
    expect(texts("header .status")).toEqual(["Contrôles en échec\u00a0: 1 sur 2"]);
    expect(texts(".failed pre")).toEqual(["tables turn"]);
    expect(texts(".passed li")).toEqual(["une loi"]);
    const select = find<HTMLSelectElement>("header select");
    select.value = "en";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    expect(texts("header .status")).toEqual(["1 of 2 checks fail"]);
  });
});
