/** What the game screen says before a story can end: a sentence for each stat of each era, and for a wound. */
import type { GameType, Stats } from '@rubicon/contracts';

/** @param value of the stat, 0 to 100 @param bound at or below which the story can end */
type Said = (value: number, bound: number) => string;

export const dangerStrings: Readonly<
  Record<GameType, Readonly<Record<keyof Stats, Said>> & { wound: string }>
> = {
  french_revolution: {
    influence: (value, bound) =>
      `Danger: your influence is ${value}. At ${bound} or below anyone may denounce you, and your story can end.`,
    reputation: (value, bound) =>
      `Danger: your reputation is ${value}. At ${bound} or below the crowd may turn on you, and your story can end.`,
    resources: (value, bound) =>
      `Danger: your resources are ${value}. At ${bound} or below nobody hides or feeds you, and your story can end.`,
    wound: 'Danger: you carry an open wound. Until a surgeon has closed it, your story can end by it.',
  },
  roman_republic: {
    influence: (value, bound) =>
      `Danger: your influence is ${value}. At ${bound} or below no tribune protects you, and your story can end.`,
    reputation: (value, bound) =>
      `Danger: your reputation is ${value}. At ${bound} or below Rome would not miss you, and your story can end.`,
    resources: (value, bound) =>
      `Danger: your resources are ${value}. At ${bound} or below your guards can be bought, and your story can end.`,
    wound: 'Danger: you carry an open wound. Until a physician has healed it, your story can end by it.',
  },
  sengoku_japan: {
    influence: (value, bound) =>
      `Danger: your influence is ${value}. At ${bound} or below a lord may demand your head, and your story can end.`,
    reputation: (value, bound) =>
      `Danger: your reputation is ${value}. At ${bound} or below nobody draws a sword for you, and your story can end.`,
    resources: (value, bound) =>
      `Danger: your resources are ${value}. At ${bound} or below hunger is at your gate, and your story can end.`,
    wound: 'Danger: you carry an open wound. Until it is nursed and healed, your story can end by it.',
  },
};
