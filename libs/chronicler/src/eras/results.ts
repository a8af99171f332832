/** Results that are surer than a class's: of acts of one kind within it, and of things, told by the state in which they are left. */
export const finerActs = [
  'sit',
  'wash',
  'laugh',
  'weep',
  'silent',
  'bow',
  'drunk',
  'draft',
  'disguise',
] as const;
export type FinerAct = (typeof finerActs)[number];

export interface ResultBank {
  /** {act} and {Act}: what somebody does at the player’s word, a clause: "the sergeant opens the gate". */
  readonly carriedOut: readonly string[];
  /** {thing} and {Thing}: a noun phrase, one or many; {be}: "is" or "are"; {state}: "broken", "out of sight". */
  readonly states: readonly string[];
  /** No slots but {here}: true whoever is there, and whether anybody is. */
  readonly acts: Readonly<Record<FinerAct, readonly string[]>>;
}
