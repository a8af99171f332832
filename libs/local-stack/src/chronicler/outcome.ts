/** Whether a deed goes well: by difficulty, standing, what was prepared and what is remembered; the rest is luck, the same for the same turn. */
import { carriedBy } from './data/tendencies.js';
import { deathWords } from './data/remembering.js';
import type { Memory } from './memory.js';
import { contentWords, sharesWord } from './plain-text.js';
import type { FactionStanding, Scene } from './prompt.js';
import type { DeedIntent } from './intent.js';
import { intentOf, type Reading } from './reading.js';
import { numberFor } from './random.js';

export interface Outcome {
  readonly goesWell: boolean;
  /** An earlier deed helped. */
  readonly prepared: boolean;
  /** The same was done the turn before. */
  readonly again: boolean;
}

const chanceByDifficulty = { easy: 70, normal: 57, hard: 44 } as const;
const leastChance = 12;
const mostChance = 92;
const turnsOfPreparation = 6;
const preparing: ReadonlySet<DeedIntent> = new Set([
  'investigate',
  'scheme',
  'build',
  'trade',
  'write',
  'wait',
]);

export function outcomeOf(
  scene: Scene,
  reading: Reading,
  intent: DeedIntent,
  faction: FactionStanding | undefined,
  key: string,
): Outcome {
  const lately = scene.earlierActions.slice(-turnsOfPreparation);
  const prepared = !preparing.has(intent) && lately.some((action) => prepares(action, reading));
  const last = scene.earlierActions.at(-1);
  const again = last !== undefined && last !== '' && last === scene.action;
  const stat = scene.stats[carriedBy[intent]];
  const chance =
    chanceByDifficulty[scene.difficulty] +
    (stat === undefined ? 0 : Math.round((stat - 50) / 4)) +
    (prepared ? 14 : 0) -
    (again ? 8 : 0) +
    (scene.historicalAccuracy && deathWords.test(reading.plain) && reading.names.length > 0 ? -25 : 0) +
    (faction ? Math.round(faction.standing / 8) : 0) +
    knownBy(scene.memory, reading) -
    (isWounded(scene.memory) && (intent === 'fight' || intent === 'flee') ? 10 : 0);
  const goesWell = numberFor(`${key} outcome`, 100) < Math.min(mostChance, Math.max(leastChance, chance));
  return { goesWell, prepared, again };
}

export function isWounded(memory: Memory): boolean {
  return memory.open('wound').some(({ subject }) => isOwnWound(subject));
}

/** The player's own, not a companion's. */
export function isOwnWound(subject: string): boolean {
  return /^(you|your .+)$/i.test(subject.trim());
}

/** Looked into, plotted, built or paid for before, and about the same. */
function prepares(action: string, { words }: Reading): boolean {
  const intent = intentOf(action);
  return intent !== null && preparing.has(intent) && sharesWord(contentWords(action), words);
}

/** People whom one knows help; those to whom one owes a word or money do not. */
function knownBy({ lines }: Memory, { words }: Reading): number {
  const about = lines.filter(({ subject }) => sharesWord(contentWords(subject), words));
  const sum = about.reduce((total, { topic, settled }) => {
    if (topic === 'person' || topic === 'place' || topic === 'secret') return total + 4;
    if (topic === 'promise' || topic === 'debt') return total + (settled ? 8 : -5);
    return total;
  }, 0);
  return Math.max(-10, Math.min(12, sum));
}
