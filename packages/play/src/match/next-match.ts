import { LEVELS } from "@serpentarium/bots";
import type { Game } from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/context";
import { type MatchContext, type MatchInput, ownResult } from "@serpentarium/table";
import { withDealer } from "./dealer.ts";

/** The match at the same table with the given occupants and names. */
const sameTable = (
  { table, seating }: MatchContext,
  players: Required<Pick<MatchInput, "occupants" | "names">>,
): MatchInput => ({ ...withDealer(players, seating.dealer), table });

/** Another match at the same table, with all players moved on by one seat. */
export function rematchOf(context: MatchContext): MatchInput {
  const { occupants, names } = context;
  const [first = PERSON, ...others] = occupants;
  const [firstName = "", ...otherNames] = names;
  return sameTable(context, { occupants: [...others, first], names: [...otherNames, firstName] });
}

/** The level above another one; undefined above the strongest. */
const levelAbove = (level: string): string | undefined =>
  LEVELS[LEVELS.findIndex(({ id }) => id === level) + 1 || LEVELS.length]?.id;

/** The match against stronger bots, if the only person at this screen has won against bots of one level. */
export function nextLevelOf(
  game: Game,
  context: MatchContext,
): { readonly level: string; readonly match: MatchInput } | undefined {
  const { occupants, names, outcome } = context;
  const levels = new Set(occupants.filter((occupant) => occupant !== PERSON));
  const [level = "", ...others] = levels;
  const next = levelAbove(level);
  if (!next || others.length > 0 || !outcome || ownResult(game, context, outcome) !== "won") return undefined;
  const stronger = occupants.map((occupant) => (occupant === level ? next : occupant));
  return { level: next, match: sameTable(context, { occupants: stronger, names }) };
}
