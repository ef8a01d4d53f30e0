/** Options of Le serpent with a different default or range. */
export const options = { turnLimit: { default: 300 } } as const;
