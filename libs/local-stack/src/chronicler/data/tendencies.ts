/** What a deed tends to do, and what it leaves to remember. */
import type { DeedIntent, Intent } from '../intent.js';

/** Influence, reputation, resources. */
export const tendencies: Readonly<Record<Intent, readonly [number, number, number]>> = {
  speak: [3, 3, 0],
  persuade: [4, 2, -1],
  command: [4, -1, -2],
  fight: [3, 1, -4],
  negotiate: [3, 2, 1],
  flee: [-3, -3, 2],
  investigate: [2, 0, -1],
  pray: [0, 4, -1],
  trade: [0, 1, 4],
  scheme: [4, -3, -1],
  build: [2, 2, -3],
  write: [3, 3, -1],
  wait: [-1, 0, 2],
  other: [2, 1, 0],
  question: [0, 0, 0],
  nonsense: [-2, -3, -1],
  injection: [-2, -3, -1],
};

/** Which stat carries a deed. */
export const carriedBy: Readonly<Record<DeedIntent, 'influence' | 'reputation' | 'resources'>> = {
  speak: 'reputation',
  persuade: 'reputation',
  command: 'influence',
  fight: 'resources',
  negotiate: 'influence',
  flee: 'resources',
  investigate: 'resources',
  pray: 'reputation',
  trade: 'resources',
  scheme: 'influence',
  build: 'resources',
  write: 'reputation',
  wait: 'reputation',
  other: 'influence',
};

/** Days that a deed takes: the least, and how many more it may. */
export const daysOf: Readonly<Record<DeedIntent, readonly [number, number]>> = {
  speak: [1, 4],
  persuade: [1, 5],
  command: [2, 6],
  fight: [2, 5],
  negotiate: [2, 7],
  flee: [2, 6],
  investigate: [2, 6],
  pray: [1, 4],
  trade: [2, 6],
  scheme: [2, 7],
  build: [4, 10],
  write: [1, 5],
  wait: [4, 12],
  other: [1, 5],
};
