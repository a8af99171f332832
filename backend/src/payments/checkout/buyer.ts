/** Who buys: a player, or a visitor known by the browser alone. */
export type Buyer =
  | { readonly kind: 'player'; readonly playerId: string }
  /** `visitor`: the hash of the browser's secret. */
  | { readonly kind: 'visitor'; readonly visitor: string };
