/** How a deed moves the factions: those it is aimed at, else now and then one that cares for deeds of its kind. */
import type { Scenario } from '@rubicon/scenarios';
import { leanings } from './data/leanings.js';
import type { ActClass } from './eras/bank.js';
import { contentWords, sharesWord } from './plain-text.js';
import type { FactionStanding, Scene } from './prompt.js';
import type { DeedIntent } from './intent.js';
import type { Reading } from './reading.js';
import { numberFor } from './random.js';

export interface FactionChange {
  /** The faction's id. */
  readonly faction: string;
  /** -15 to 15. */
  readonly change: number;
}

const hostile: ReadonlySet<DeedIntent> = new Set(['fight', 'scheme']);
/** Whoever fishes, sleeps or says no moves no party. */
const ofOneself: ReadonlySet<ActClass> = new Set([
  'rest',
  'eat',
  'play',
  'gesture',
  'accept',
  'refuse',
  'other',
]);
/** Words of names that many factions share. */
const common = contentWords('party men house young lords people friends great');

/** The faction that a text names, by its name or by one of the people whom its aims name. */
export function factionNamed(
  scene: Scene,
  scenario: Scenario,
  words: ReadonlySet<string>,
): FactionStanding | undefined {
  const named = ({ name }: FactionStanding) =>
    sharesWord(new Set([...contentWords(name)].filter((word) => !common.has(word))), words);
  const led = ({ id }: FactionStanding) => {
    const aims = scenario.factions.find((one) => one.id === id)?.aims ?? '';
    const names = aims.match(/(?<=\s)\p{Lu}\p{L}+/gu) ?? [];
    return sharesWord(contentWords(names.join(' ')), words);
  };
  return scene.factions.find(named) ?? scene.factions.find(led);
}

export function factionChanges(
  scene: Scene,
  { reading, actClass, intent, aimedAt, goesWell, key }: FactionDeed,
): FactionChange[] {
  if (reading.intent === 'nonsense' || reading.intent === 'injection' || reading.refusal !== null) return [];
  const size = 2 + numberFor(`${key} regard`, 4);
  if (aimedAt) {
    const change = hostile.has(intent) ? -size - 3 : goesWell ? size : -Math.ceil(size / 2);
    return [{ faction: aimedAt.id, change }, ...ofRivals(scene, aimedAt, change)];
  }
  if (scene.turn % 3 !== 1 || ofOneself.has(actClass)) return [];
  return scene.factions
    .flatMap(({ id }) => {
      const leaning = leanings[scene.gameType][id];
      if (leaning?.likes.includes(intent)) return [{ faction: id, change: goesWell ? size - 1 : 1 }];
      if (leaning?.dislikes.includes(intent)) return [{ faction: id, change: 1 - size }];
      return [];
    })
    .filter(({ change }) => change !== 0)
    .slice(0, 2);
}

interface FactionDeed {
  readonly reading: Reading;
  readonly actClass: ActClass;
  readonly intent: DeedIntent;
  readonly aimedAt: FactionStanding | undefined;
  readonly goesWell: boolean;
  readonly key: string;
}

/** What is done for one of them is seen by the one that thinks least of the player. */
function ofRivals(scene: Scene, aimedAt: FactionStanding, change: number): FactionChange[] {
  const rival = scene.factions
    .filter(({ id }) => id !== aimedAt.id)
    .reduce<FactionStanding | undefined>(
      (least, one) => (least && least.standing <= one.standing ? least : one),
      undefined,
    );
  return rival && Math.abs(change) >= 4 ? [{ faction: rival.id, change: change > 0 ? -2 : 2 }] : [];
}
