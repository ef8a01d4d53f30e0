import type { AnyAction, AnyPosition, Game, Random } from "@serpentarium/core";

/** A text with one character left out, doubled, or replaced by one of another text. */
function changed(text: string, other: string, random: Random): string {
  const at = random.integer(text.length + 1);
  const letter = other[random.integer(Math.max(1, other.length))] ?? "";
  const [before, after] = [text.slice(0, at), text.slice(at)];
  return [before + after.slice(1), before + letter + after, before + letter + after.slice(1)][
    random.integer(3)
  ] as string;
}

/** How many changed texts are tried, beside those that were legal somewhere. */
const CHANGED = 64;

/** Texts of actions that may be forbidden in a position: legal ones of other turns, and others a little changed. */
export function candidates(texts: readonly string[], random: Random): readonly string[] {
  const any = (): string => texts[random.integer(texts.length)] ?? "";
  const others = Array.from({ length: texts.length > 0 ? CHANGED : 0 }, () => changed(any(), any(), random));
  return [...new Set([...texts, ...others])];
}

/** The clauses that forbid one of the actions which texts stand for in a position. */
export function refusalsOf(game: Game, position: AnyPosition, texts: readonly string[]): ReadonlySet<string> {
  const clauses = new Set<string>();
  for (const text of texts) {
    const action = game.parseAction(text, position);
    const refusal = action.ok ? game.refuse(position, action.value as AnyAction) : undefined;
    if (refusal) clauses.add(refusal.clause);
  }
  return clauses;
}
