/** What really happens, told when it is news; and what a deed turns aside. */
import type { Scenario, TimelineEvent } from '@rubicon/scenarios';
import { contentWords, sharesWord } from './plain-text.js';
import type { Scene } from './prompt.js';
import type { DeedIntent } from './intent.js';
import type { Reading } from './reading.js';
import { numberFor } from './random.js';

/** News is told on the day after, and only then: a day has fewer turns than a prompt shows. */
const newsAgeDays = 1;
/** Of days that go by in one turn as much is told as one can take in: the weightiest. */
const newsInOneTurn = 3;
const daysForMoreNews = 5;
const bendDaysBefore = 10;
const bendDaysAfter = 200;
/** As the game asks for, where history is to be kept to. By the event's weight. */
const influenceNeeded = { 1: 20, 2: 40, 3: 60 } as const;
const chanceOfBend = { 1: 100, 2: 70, 3: 45 } as const;
const turningAside =
  /\b(stop|prevent|save|warn|rescue|protect|free|hinder|thwart|block|foil|delay|talk\w* out of|dissuade|spare|arrest|kill|assassinate|poison|intercept|refuse)\w*/i;
const everyday = contentWords(
  'paris rome kyoto people crowd army city king man men war town day assembly senate',
);

/**
 * What really happened since the last turn and in the days of this one, in its order: every turn ends where the next one begins, so that no day is
 * passed over. Of many days the weightiest.
 */
export function newsFor(scene: Scene, scenario: Scenario, days: number): readonly TimelineEvent[] {
  const pages = scene.earlier.join('\n');
  const fresh = scenario.timeline.filter(
    (event) =>
      !event.isInOpenings &&
      event.ordinal >= scene.ordinal - newsAgeDays &&
      event.ordinal <= scene.ordinal + days - newsAgeDays &&
      isTrue(event, scene) &&
      !pages.includes(event.text) &&
      !event.people.some((name) => isSamePerson(name, scene.characterName)),
  );
  const most = Math.min(newsInOneTurn, 1 + Math.floor(days / daysForMoreNews));
  const told = [...fresh].sort((one, other) => other.weight - one.weight).slice(0, most);
  return fresh.filter((event) => told.includes(event));
}

/** Whether it went as it did: not bent, and none of its people dead before their time. */
function isTrue(event: TimelineEvent, scene: Scene): boolean {
  return (
    !scene.bent.some((text) => text === event.id || text.includes(event.text)) &&
    !event.people.some((name) => scene.memory.isDead(name))
  );
}

/** The event that the deed turns aside; null when it is about none, or not strong enough. */
export function bentBy(
  scene: Scene,
  scenario: Scenario,
  { reading, intent, goesWell, key }: BendingDeed,
): TimelineEvent | null {
  const isOwn = (event: TimelineEvent) =>
    event.people.some((name) => isSamePerson(name, scene.characterName));
  const words = new Set([...reading.words].filter((word) => !everyday.has(word)));
  const isAgainst =
    intent === 'fight' || intent === 'scheme' || turningAside.test(reading.plain) || reading.refusal !== null;
  if (!isAgainst || words.size === 0) return null;
  const ahead = scenario.timeline.filter(
    (event) =>
      event.ordinal >= Math.max(1, scene.ordinal - bendDaysBefore) &&
      event.ordinal <= scene.ordinal + bendDaysAfter &&
      isTrue(event, scene),
  );
  const [best] = ahead
    .map((event) => ({ event, hits: hitsOf(event, words) }))
    .filter(({ event, hits }) => hits >= 3 || (hits >= 1 && reading.refusal !== null && isOwn(event)))
    .sort((one, other) => other.hits - one.hits || one.event.ordinal - other.event.ordinal);
  if (!best) return null;
  const { weight } = best.event;
  const strong = !scene.historicalAccuracy || (scene.stats.influence ?? 50) >= influenceNeeded[weight];
  const lucky = !scene.historicalAccuracy || numberFor(`${key} bend`, 100) < chanceOfBend[weight];
  return strong && lucky && (goesWell || reading.refusal !== null) ? best.event : null;
}

interface BendingDeed {
  readonly reading: Reading;
  readonly intent: DeedIntent;
  readonly goesWell: boolean;
  readonly key: string;
}

/** A name counts two, a place that is not everyone's or a word of the event one. */
function hitsOf(event: TimelineEvent, words: ReadonlySet<string>): number {
  const names = event.people.filter((name) => sharesWord(contentWords(name), words)).length;
  const others = contentWords(`${event.place} ${event.text}`);
  for (const name of event.people) for (const word of contentWords(name)) others.delete(word);
  return 2 * names + [...others].filter((word) => words.has(word)).length;
}

function isSamePerson(name: string, other: string): boolean {
  return (
    name === other ||
    (contentWords(other).size === contentWords(name).size &&
      sharesWord(contentWords(lastName(name)), contentWords(lastName(other))))
  );
}

function lastName(name: string): string {
  return name.split(' ').at(-1) ?? name;
}
