/** The index that a key moves to in a row of buttons; wraps around, and respects the direction of writing. */
function targetIndex(key: string, at: number, count: number, isRightToLeft: boolean): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  return step && (at + (isRightToLeft ? -step : step) + count) % count;
}

/** Moves the focus along a row of buttons with a roving tabindex. Returns the newly focused button. */
export function moveFocus(event: KeyboardEvent): HTMLElement | undefined {
  const { currentTarget, target } = event;
  if (!(currentTarget instanceof Element && target instanceof HTMLElement)) return undefined;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>("button")];
  const at = buttons.indexOf(target);
  const isRightToLeft = getComputedStyle(currentTarget).direction === "rtl";
  const button = buttons[targetIndex(event.key, at, buttons.length, isRightToLeft) ?? -1];
  if (!button) return undefined;
  event.preventDefault();
  button.focus();
  return button;
}
