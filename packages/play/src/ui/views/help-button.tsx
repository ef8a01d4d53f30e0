/** @jsxImportSource preact */
import type { JSX } from "preact";

/** A button that stays rendered when it has no effect, so that it keeps the focus. */
export function HelpButton({
  text,
  isIdle,
  onPress,
}: {
  text: string;
  isIdle: boolean;
  onPress(): void;
}): JSX.Element {
  return (
    <button type="button" aria-disabled={isIdle} onClick={() => isIdle || onPress()}>
      {text}
    </button>
  );
}
