/** The groups of a given size, in the order of the list; members may repeat if `isRepeated`. */
function groupsOf<T>(list: readonly T[], size: number, isRepeated: boolean): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return list.flatMap((one, i) =>
    groupsOf(list.slice(isRepeated ? i : i + 1), size - 1, isRepeated).map((rest) => [one, ...rest]),
  );
}

/** Whether two groups have the same seating except for a rotation. */
const isRotated = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.some((_, turn) => one.every((player, i) => player === other[(i + turn) % other.length]));

/**
 * The tables at which players meet, each with a player for each seat: every group of them, at tables of three or more in both directions,
 * so that no player always follows the same one. If there are fewer players than seats, some have several.
 */
export function seatPlayers<T>(players: readonly T[], seats: number): readonly (readonly T[])[] {
  const missing = seats - players.length;
  const groups =
    missing > 0
      ? groupsOf(players, missing, true).map((more) => [...players, ...more])
      : groupsOf(players, seats, false);
  return groups.flatMap((group) => {
    const reversed = group.toReversed();
    return isRotated(group, reversed) ? [group] : [group, reversed];
  });
}
