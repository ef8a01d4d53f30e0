import { type AnyPosition, type Game, perft, SerpentariumError } from "@serpentarium/core";

/**
 * How many actions away chance that cannot be listed is at least, by the table of phases alone: 0 when it acts now,
 * infinite when it never does.
 */
function openChanceDistance({ phases }: Game, from: string): number {
  const seen = new Set([from]);
  for (let distance = 0, ring = [from]; ring.length > 0; distance++) {
    const reached: string[] = [];
    for (const name of ring) {
      const phase = phases[name];
      if (phase?.toAct === "chance" && !("outcomes" in phase)) return distance;
      reached.push(...(phase?.next ?? []).filter((next) => !seen.has(next)));
    }
    ring = [...new Set(reached)];
    for (const name of ring) seen.add(name);
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * The number of action sequences of a length, or nothing when some of them pass through chance that cannot be
 * listed. The table of phases settles most cases before any work; where it leaves the question open, shallower
 * depths are counted first, so that such a turn is found at the least depth at which there is one.
 */
export function countActions(game: Game, position: AnyPosition, depth: number): number | undefined {
  const distance = openChanceDistance(game, position.phase);
  if (distance === 0 && depth > 0) return undefined;
  try {
    for (let shallower = distance + 1; shallower < depth; shallower++) perft(game, position, shallower);
    return perft(game, position, depth);
  } catch (error) {
    if (error instanceof SerpentariumError && error.code === "not-listable") return undefined;
    throw error;
  }
}
