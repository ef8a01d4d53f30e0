/** Options of Pantareï with a different default or range. */
export const options = { goal: { default: 5 } } as const;
