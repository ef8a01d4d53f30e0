import type { Presence } from "../presence.ts";
import type { LiveEvent } from "../redact.ts";

/** What a server tells those who follow a match. */
export interface Told {
  readonly event?: LiveEvent;
  readonly presence?: Presence;
}

/** What a match is followed on: an open stream or socket. */
export interface Channel {
  /** Resolves with what is told next; undefined at the end, and when it broke or was silent for too long. */
  next(): Promise<Told | undefined>;
  close(): void;
}

/** Calls a function when something is silent for too long. The returned function is called when it is not, and with `true` at its end. */
export function watchSilence(milliseconds: number, onSilence: () => void): (isOver?: boolean) => void {
  let timer = setTimeout(onSilence, milliseconds);
  return (isOver = false) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(onSilence, milliseconds);
  };
}
