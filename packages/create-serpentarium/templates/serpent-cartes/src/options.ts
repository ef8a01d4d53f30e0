/** Options of Le serpent that have another default, or other bounds. */
export const options = { turnLimit: { default: 300 } } as const;
