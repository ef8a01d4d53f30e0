/** Options of Pantareï that have another default, or other bounds. */
export const options = { goal: { default: 5 } } as const;
