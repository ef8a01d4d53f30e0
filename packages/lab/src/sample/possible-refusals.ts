import type { AnyAction, AnyPosition, Game, Random } from "@serpentarium/core";

/** A text with one character deleted, or with a character of another text inserted or substituted. */
function mutateText(text: string, other: string, random: Random): string {
  const at = random.integer(text.length + 1);
  const letter = other[random.integer(Math.max(1, other.length))] ?? "";
  const change = random.integer(3);
  const before = text.slice(0, at);
  if (change === 0) return before + text.slice(at + 1);
  return before + letter + text.slice(change === 1 ? at : at + 1);
}

/** The number of mutated texts to try. */
const MUTATED_TEXTS = 64;

/** Random mutations of action texts. */
export function mutateTexts(texts: readonly string[], random: Random): readonly string[] {
  const pick = (): string => texts[random.integer(texts.length)] ?? "";
  return Array.from({ length: texts.length > 0 ? MUTATED_TEXTS : 0 }, () =>
    mutateText(pick(), pick(), random),
  );
}

/** The clauses that forbid at least one of the actions given as texts; texts that cannot be parsed are ignored. */
export function refusingClauses(
  game: Game,
  position: AnyPosition,
  texts: readonly string[],
): ReadonlySet<string> {
  const clauses = new Set<string>();
  for (const text of texts) {
    const action = game.parseAction(text, position);
    const refusal = action.ok ? game.refuse(position, action.value as AnyAction) : undefined;
    if (refusal) clauses.add(refusal.clause);
  }
  return clauses;
}
