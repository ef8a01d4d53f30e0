/** The values of the attribute `speed`, with factors for the duration of animations. */
export const SPEEDS = { none: 0, slow: 2.5, normal: 1, fast: 0.4 } as const;
export type Speed = keyof typeof SPEEDS;

const isSpeed = (name: string | null): name is Speed => name !== null && Object.hasOwn(SPEEDS, name);

const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The custom property in milliseconds. */
function readDuration(element: Element): number {
  const set = getComputedStyle(element).getPropertyValue("--serpent-duration");
  return Number.parseFloat(set || "250") * (/\ds$/.test(set.trim()) ? 1000 : 1);
}

/** The custom property of each element as last read. */
const durations = new WeakMap<Element, number>();

/** The custom property as it was at the last animation: reading it after changes of the page makes the browser compute all styles twice. */
function styledDuration(element: Element): number {
  const duration = durations.get(element) ?? readDuration(element);
  // where nothing is painted, such as in tests, it is read each time
  globalThis.requestAnimationFrame?.(() => durations.set(element, readDuration(element)));
  return duration;
}

/**
 * The duration of an animation on an element in milliseconds, from its custom property and its attribute `speed`; 0 for readers who prefer
 * reduced motion.
 */
export function motionDuration(element: Element): number {
  const speed = element.getAttribute("speed");
  const factor = isSpeed(speed) ? SPEEDS[speed] : 1;
  return factor === 0 || prefersReducedMotion() ? 0 : factor * styledDuration(element);
}
