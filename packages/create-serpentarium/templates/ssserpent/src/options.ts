/** Options of Ssserpent with a different default or range. */
export const options = { quietLimit: { default: 60 } } as const;
