/** What a turn does to influence, reputation and resources: proposed; the game decides. */
export interface Effects {
  readonly influence: number;
  readonly reputation: number;
  readonly resources: number;
}

export const noEffects: Effects = { influence: 0, reputation: 0, resources: 0 };
