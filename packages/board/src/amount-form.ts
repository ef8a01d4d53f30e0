import type { ActionRange, Message, Words } from "@serpentarium/core";
import type { ClickResult } from "@serpentarium/core/scene";
import { h, type JSX, render } from "preact";
import type { SerpentBoard } from "./element.ts";

const CSS = `
.amounts{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:8px 20px;margin-block-start:8px;padding:10px 12px}
.amount{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px}
.amount label{display:flex;align-items:center;gap:8px;font-weight:600}
.amount input{min-block-size:40px;box-sizing:border-box;font:inherit;color:inherit;accent-color:var(--_accent)}
.amount [type=number]{inline-size:7em;padding:4px 8px;border:2px solid var(--_line);border-radius:8px;background:var(--_paper)}
.amount input:focus-visible{outline:3px solid var(--_focus);outline-offset:2px}`;

let sharedStyleSheet: CSSStyleSheet | undefined;

function styleSheet(): CSSStyleSheet {
  if (sharedStyleSheet) return sharedStyleSheet;
  sharedStyleSheet = new CSSStyleSheet();
  sharedStyleSheet.replaceSync(CSS);
  return sharedStyleSheet;
}

/** Synchronises the number field and the slider of an amount. */
function showInBoth({ currentTarget: changed }: Event): void {
  if (!(changed instanceof HTMLInputElement)) return;
  const inputs = changed.closest(".amount")?.querySelectorAll("input") ?? [];
  for (const input of inputs) if (input !== changed) input.value = changed.value;
}

interface AmountsViewProps<A> {
  readonly range: ActionRange<A>;
  readonly words: Words;
  readonly label: Message;
  readonly theme: string;
  readonly onSubmit: (action: A) => void;
  readonly onCancel: () => void;
}

/** A number field and a slider for each amount of an action. */
function AmountsView<A>(props: AmountsViewProps<A>): JSX.Element {
  const { range, words, label, theme, onSubmit, onCancel } = props;
  const fields = range.amounts.map(({ field, min, max, step = 1 }) => {
    const title = words.text(`amounts.${field}`);
    const value: unknown = Reflect.get(Object(range.action), field);
    const input = { min, max, step, defaultValue: String(value), onInput: showInBoth };
    return h(
      "div",
      { class: "amount", key: field },
      h("label", null, title, h("input", { ...input, type: "number", name: field, required: true })),
      h("input", { ...input, type: "range", "aria-label": title }),
    );
  });
  const submit = (event: Event): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    const inputs = [...form.querySelectorAll<HTMLInputElement>("[type=number]")];
    // not core's `withAmounts`, because a bundler would create a shared chunk with boards
    const values = Object.fromEntries(inputs.map(({ name, value }) => [name, Number(value)]));
    if (form.checkValidity()) onSubmit({ ...range.action, ...values });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onCancel();
  };
  return h(
    "form",
    { class: `amounts ${theme}`, part: "amounts", lang: words.language, onSubmit: submit, onKeyDown },
    fields,
    h("button", { class: "button enabled", type: "submit" }, words.format(label)),
  );
}

/** The form under a board that asks for the amounts of an action. */
export class AmountForm<A> {
  readonly #board: SerpentBoard;
  readonly #label: Message;
  readonly #onSubmit: (action: A) => void;
  #container: Element | undefined;
  /** The current action and words, to detect changes. */
  #asked: readonly unknown[] = [];

  constructor(board: SerpentBoard, label: Message, onSubmit: (action: A) => void) {
    this.#board = board;
    this.#label = label;
    this.#onSubmit = onSubmit;
  }

  /** Shows the form for an action with amounts, and focuses it; removes it for other actions. */
  draw({ action, amounts }: ClickResult<A>, words: Words): void {
    const asked = amounts ? [action, words] : [];
    if (asked.length === this.#asked.length && asked.every((part, i) => part === this.#asked[i])) return;
    this.remove();
    this.#asked = asked;
    const root = this.#board.shadowRoot;
    if (action === undefined || !amounts || !root) return;
    if (!root.adoptedStyleSheets.includes(styleSheet())) root.adoptedStyleSheets.push(styleSheet());
    const container = document.createElement("div");
    this.#container = container;
    root.append(container);
    const view: AmountsViewProps<A> = {
      range: { action, amounts },
      words,
      label: this.#label,
      theme: root.querySelector(".root")?.className ?? "",
      onSubmit: this.#onSubmit,
      onCancel: () => this.#board.dispatchEvent(new CustomEvent("unpick")),
    };
    render(h(AmountsView<A>, view), container);
    container.querySelector("input")?.select();
  }

  remove(): void {
    const hadFocus = this.#container?.contains(this.#board.shadowRoot?.activeElement ?? null);
    this.#container?.remove();
    this.#container = undefined;
    this.#asked = [];
    if (hadFocus) this.#board.focus();
  }
}
