/** What comes of reading a value that may be anything; the other answer where that throws, as getters and proxies can. */
export function readable<T>(read: () => T, unreadable: () => T): T {
  try {
    return read();
  } catch {
    return unreadable();
  }
}
