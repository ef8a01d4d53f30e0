/** A channel to the other pages of this browser; undefined if it is denied, as by Firefox if storage is blocked. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
