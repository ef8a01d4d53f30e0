/** The cells, by number: 0 is `a3` at the top left, 8 is `c1` at the bottom right. */
export const CELLS = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"] as const;
export const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
