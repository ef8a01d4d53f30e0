/** Options of Sssnake with a different default: eight more crossings. */
export const options = { cards: { counts: { S: 60, C: 48, X: 16, D: 4 } } } as const;
