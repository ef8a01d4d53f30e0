// @vitest-environment happy-dom
import { createTable } from "@serpentarium/core";
import { createContext } from "@serpentarium/core/context";
import { JoinForm } from "@serpentarium/table/live/views";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { type ComponentChild, h, render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { LiveDialog } from "../src/live/live-dialog.tsx";
import { NewGameDialog } from "../src/ui/views/new-game-dialog.tsx";
import { wordsOf } from "./fixtures/games.ts";

const input = { table: createTable(ticTacToe) };
const context = createContext(ticTacToe, input);
const [join, beginLive, begin] = [vi.fn(), vi.fn(), vi.fn()];
const words = wordsOf("tic-tac-toe", "en");
const props = {
  parts: { game: ticTacToe },
  state: { game: ticTacToe, context, log: [] },
  handlers: { beginLive, begin },
  reader: { words, rulebook: "/" },
  live: {},
  session: { join },
  isByLink: false,
  onClose: () => {},
};

interface Form {
  readonly title: string;
  readonly view: ComponentChild;
  readonly field: string;
  /** The name that was submitted last. */
  readonly submitted: () => unknown;
}

/** The forms in which people type names. */
const FORMS: readonly Form[] = [
  {
    title: "join",
    view: h(JoinForm, props as never),
    field: "#live-name",
    submitted: () => join.mock.lastCall?.[0],
  },
  {
    title: "open",
    view: h(LiveDialog, props as never),
    field: "#live-name",
    submitted: () => beginLive.mock.lastCall?.[0].name,
  },
  {
    title: "start",
    view: h(NewGameDialog, props as never),
    field: "#name-0",
    submitted: () => begin.mock.lastCall?.[0].names[0],
  },
];

beforeEach(() => {
  vi.resetAllMocks();
  document.body.innerHTML = "";
});

/** Types a name into a form and submits it. @returns what is said about the name */
async function submit({ view, field }: Form, typed: string): Promise<string | undefined> {
  await act(() => render(view, document.body));
  const element = document.querySelector<HTMLInputElement>(field);
  if (!element) throw new Error(`no ${field}`);
  element.value = typed;
  for (const [target, type] of [
    [element, "input"],
    [element.form, "submit"],
  ] as const)
    await act(() => void target?.dispatchEvent(new Event(type, { cancelable: true })));
  return document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;
}

test.each(FORMS)("$title: takes the names of people", async (form) => {
  for (const name of ["Zoé 🐍", "علی‌رضا", "’t Hooft", "Gal·la"]) {
    expect(await submit(form, ` ${name}`)).toBeUndefined();
    expect(form.submitted()).toBe(name);
  }
});

test.each(FORMS)("$title: says why a name is refused, and does nothing", async (form) => {
  for (const [name, why] of [
    ["<b>", "failures.bad-name.person"],
    ["Strong bot", "failures.bad-name.bot"],
    [" ", "failures.bad-name.person"],
    ["a".repeat(41), "failures.bad-name.person"],
  ] as const)
    expect(await submit(form, name), name).toBe(
      words.text("table.failure", { failure: { id: why, data: { max: 40 } } }),
    );
  expect(form.submitted()).toBeUndefined();
});
