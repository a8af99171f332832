import type { DecisionKind } from '@rubicon/contracts';
import { plural } from '../locale.js';

/** What a decision is about: whichever its kind needs. */
export interface Decided {
  readonly by: string;
  readonly narrator: string;
  /** Null: as configured. */
  readonly slots: { readonly count: number; readonly written: string } | null;
  /** As an amount. Null: none. */
  readonly cap: string | null;
}

/** What operators have decided lately. */
export const decisionStrings = {
  title: 'Decided lately',
  none: 'Nothing was ever decided: all is as configured.',
  all: (count: string) => `Show all ${count}`,
  did: {
    paused: ({ by }) => `${by} paused narration`,
    resumed: ({ by }) => `${by} resumed narration`,
    narrator_quieted: ({ by, narrator }) => `${by} quieted ${narrator}`,
    narrator_drained: ({ by, narrator }) => `${by} drained ${narrator}`,
    narrator_woken: ({ by, narrator }) => `${by} woke ${narrator}`,
    slots_set: ({ by, narrator, slots }) =>
      slots === null
        ? `${by} gave ${narrator} its slots as configured`
        : `${by} gave ${narrator} ${slots.written} ${plural(slots.count, { one: 'slot', other: 'slots' })}`,
    cap_set: ({ by, cap }) =>
      cap === null ? `${by} lifted the cap of a day` : `${by} set the cap of a day to ${cap}`,
    cap_reset: ({ by }) => `${by} had the cap be as configured again`,
    fallback_forced: ({ by }) => `${by} had the fallback tell everything`,
    fallback_lifted: ({ by }) => `${by} had the first model asked again`,
  } satisfies Record<DecisionKind, (decided: Decided) => string>,
};
