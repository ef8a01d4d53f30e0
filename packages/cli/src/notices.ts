import type { Message } from "@serpentarium/core";

type Listener = (text: Message) => void;

const listeners = new Set<Listener>();

/** Sends a warning to all listeners. */
export function notify(text: Message): void {
  for (const listener of listeners) listener(text);
}

/** Calls the listener once for each distinct notice. @returns a function that unsubscribes */
export function subscribeToNotices(listener: Listener): () => void {
  const seen = new Set<string>();
  const once: Listener = (text) => {
    const key = JSON.stringify(text);
    if (!seen.has(key)) listener(text);
    seen.add(key);
  };
  listeners.add(once);
  return () => listeners.delete(once);
}
