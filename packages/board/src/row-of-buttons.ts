/** The place to which a key leads in a row of so many, round and round. */
function reached(key: string, at: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  return step && (at + step + count) % count;
}

/** Moves the focus along a row of buttons that is one stop of the Tab key. The button that the key leads to. */
export function walkAlong(event: KeyboardEvent): HTMLElement | undefined {
  const { currentTarget, target } = event;
  if (!(currentTarget instanceof Element && target instanceof HTMLElement)) return undefined;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>("button")];
  const at = buttons.indexOf(target);
  const button = buttons[reached(event.key, at, buttons.length) ?? -1];
  if (!button) return undefined;
  event.preventDefault();
  button.focus();
  return button;
}
