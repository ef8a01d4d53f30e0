/** How long to wait for a closing page to release its match, in milliseconds. */
const CLOSING_TIME = 500;

const PREFIX = "serpentarium:match:";

export type ReleaseMatch = () => void;

interface LockOptions {
  /** Whether to take the match from the page that holds it. */
  readonly takesOver?: boolean;
  /** Called when another page has taken over the match. */
  onTaken(): void;
}

/**
 * Holds a match for this page, so that no other page of this browser saves it. Without Web Locks (insecure contexts, blocked storage) every
 * page may hold every match.
 *
 * @returns undefined if another page holds it
 */
export function holdMatch(
  id: string,
  { takesOver = false, onTaken }: LockOptions,
): Promise<ReleaseMatch | undefined> {
  if (!navigator.locks) return Promise.resolve(() => {});
  const options = takesOver ? { steal: true } : { signal: AbortSignal.timeout(CLOSING_TIME) };
  return new Promise((resolve) => {
    let isHeld = false;
    navigator.locks
      .request(PREFIX + id, options, () => {
        isHeld = true;
        return new Promise<void>((release) => resolve(release));
      })
      .catch(({ name }: DOMException) => {
        if (isHeld) onTaken();
        else resolve(name === "SecurityError" ? () => {} : undefined);
      });
  });
}

/** The ids of the matches that pages of this browser hold. */
export async function findHeldMatches(): Promise<readonly string[]> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return held.flatMap(({ name = "" }) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : []));
}

/** Resolves when no page holds the match. */
export const whenReleased = async (id: string): Promise<void> =>
  navigator.locks?.request(PREFIX + id, { mode: "shared" }, () => {}).catch(() => {});
