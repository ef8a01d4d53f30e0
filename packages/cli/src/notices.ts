import type { Text } from "@serpentarium/core";

type Listener = (text: Text) => void;

const listeners = new Set<Listener>();

/** Tells whoever listens what a person should know of something that works all the same. */
export function notice(text: Text): void {
  for (const listener of listeners) listener(text);
}

/** Hears what is noticed, each once, until the function that it gives back is called. */
export function hearNotices(listener: Listener): () => void {
  const said = new Set<string>();
  const once: Listener = (text) => {
    if (!said.has(text.en)) listener(text);
    said.add(text.en);
  };
  listeners.add(once);
  return () => listeners.delete(once);
}
