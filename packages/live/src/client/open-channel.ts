/** A channel to the other pages of this browser; undefined where it allows none, as Firefox where a site may keep nothing. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
