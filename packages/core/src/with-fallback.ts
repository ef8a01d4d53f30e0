/** Returns the result of reading an untrusted value, or of `fallback` if that throws, as getters and proxies can. */
export function withFallback<T>(read: () => T, fallback: () => T): T {
  try {
    return read();
  } catch {
    return fallback();
  }
}
