/** The values of the attribute `speed`, with factors for the duration of animations. */
export const SPEEDS = { none: 0, slow: 2.5, normal: 1, fast: 0.4 } as const;
export type Speed = keyof typeof SPEEDS;

const isSpeed = (name: string | null): name is Speed => name !== null && Object.hasOwn(SPEEDS, name);

/**
 * The duration of an animation on an element in milliseconds, from its custom property and its attribute `speed`; 0 for readers who prefer
 * reduced motion.
 */
export function motionDuration(element: Element): number {
  const speed = element.getAttribute("speed");
  const factor = isSpeed(speed) ? SPEEDS[speed] : 1;
  if (factor === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  const set = getComputedStyle(element).getPropertyValue("--serpent-duration");
  return factor * Number.parseFloat(set || "250") * (/\ds$/.test(set.trim()) ? 1000 : 1);
}
