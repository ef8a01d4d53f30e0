// @vitest-environment happy-dom
import { unwrap } from "@serpentarium/core";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { beforeEach, expect, test, vi } from "vitest";
import { EXAMPLE_SETUP } from "../src/example-row.ts";
import { ExampleView, mountRowExplorer } from "../src/page.ts";
import { formatSetup } from "../src/row-link.ts";
import { createSetup } from "../src/setup.ts";
import { runTask, type TaskMessage } from "../src/tasks.ts";
import { WORDS } from "./fixtures/words.ts";

/** A worker in the same thread. */
const createWorker = (): Worker => {
  const worker = Object.assign(new EventTarget(), {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    terminate() {},
    postMessage(message: TaskMessage) {
      queueMicrotask(() => worker.onmessage?.(new MessageEvent("message", { data: runTask(message) })));
    },
  } as Worker);
  return worker;
};

const reader = { words: WORDS.en, rulebook: "/rules/", playPage: "/play/" };
let fragment = "";
const page = {
  ...reader,
  getFragment: () => fragment,
  replaceFragment: (text: string) => {
    fragment = text;
  },
  createWorker,
};

/** Mounts the explorer into an element, and returns that. */
function mount(html = ""): HTMLElement {
  document.body.innerHTML = `<div class="row-explorer">${html}</div>`;
  const root = document.querySelector<HTMLElement>(".row-explorer");
  if (!root) throw new Error("no element");
  mountRowExplorer(root, page);
  return root;
}

beforeEach(() => {
  fragment = "";
});

test.each([
  ["an empty element", ""],
  ["a prerendered element", renderToString(h(ExampleView, { reader }))],
])("mounts into %s, with links to the row", (_, html) => {
  const root = mount(html);
  expect(root.querySelectorAll(".verdict").length).toBe(1);
  expect(root.querySelector(".verdict")?.textContent).toBe("A single pawn reaches the goal in 6 turns.");
  expect(root.querySelector(".intro a")?.getAttribute("href")).toBe("/rules/");
  expect(root.querySelector("a.button")?.getAttribute("href")).toMatch(/^\/play\/#game=serpent-cartes/);
});

test("opens the row of the address, and computes its odds in the worker", async () => {
  fragment = formatSetup(unwrap(createSetup(EXAMPLE_SETUP.row, { entry: "die", seats: 3 })));
  const root = mount();
  await vi.waitFor(() => expect(root.querySelector(".odds .method")?.textContent).toMatch(/^Exact/), {
    timeout: 60_000,
  });
  expect(root.querySelectorAll(".odds tbody tr").length).toBe(7);
});

test("writes another row into the address", async () => {
  const root = mount();
  const shuffle = [...root.querySelectorAll("button")].find((button) => button.textContent === "Shuffle");
  shuffle?.click();
  await vi.waitFor(() => expect(fragment).toMatch(/^row=/), { timeout: 60_000 });
  expect(fragment).not.toBe(formatSetup(EXAMPLE_SETUP));
});
