/** Events of a pointer that comes to an element; a finger sends them in this order. */
const POINTER_EVENTS = ["pointerover", "pointerdown"] as const;

/** Calls a function once, when a pointer first comes to an element: what only pointers need is loaded then. */
export function whenPointed(element: EventTarget, act: () => void): () => void {
  const stop = (): void => {
    for (const type of POINTER_EVENTS) element.removeEventListener(type, onPointer, true);
  };
  const onPointer = (): void => {
    stop();
    act();
  };
  for (const type of POINTER_EVENTS) element.addEventListener(type, onPointer, true);
  return stop;
}
