/** Beginnings of addresses that settings may have. */
export const POSTGRES: readonly string[] = ['postgres:', 'postgresql:'];
