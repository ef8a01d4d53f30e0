/** Options of Ssserpent that have another default, or other bounds. */
export const options = { quietLimit: { default: 60 } } as const;
