/** What kind of deed a player's words are, and in which tone they are said. */
export type DeedIntent =
  | 'speak'
  | 'persuade'
  | 'command'
  | 'fight'
  | 'negotiate'
  | 'flee'
  | 'investigate'
  | 'pray'
  | 'trade'
  | 'scheme'
  | 'build'
  | 'write'
  | 'wait'
  | 'other';
export type KnownDeed = Exclude<DeedIntent, 'other'>;
export type Intent = DeedIntent | 'question' | 'nonsense' | 'injection';
export type Tone = 'fierce' | 'gentle' | 'desperate' | 'sly';
