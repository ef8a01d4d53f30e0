const KEY = "serpentarium:live:name";

/** The name that the user typed last. */
export function loadName(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function saveName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // without storage the name has to be typed again
  }
}
