/** Parses untrusted JSON; undefined for invalid JSON, which is not a valid command either. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
