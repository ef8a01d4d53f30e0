/** What a player types as their name, without the characters that `isPlayerName` of core refuses. */
export const cleanName = (typed: string): string =>
  Array.from(
    typed
      .replace(/[^\p{L}\p{M}\p{N} .'’_-]|\p{Default_Ignorable_Code_Point}/gu, "")
      .replace(/^[^\p{L}\p{N}]+/u, ""),
  )
    .slice(0, 40)
    .join("");
