/** The keys that drive lanes on: all that are found, or the chosen one. */
export const laneKeys = { all: 'd', one: 'o' } as const;
