/** Everything that one turn is told from. */
import { scenarioOf, type Scenario, type TimelineEvent } from '@rubicon/scenarios';
import type { Thread } from './data/era-voice.js';
import { factionNamed, inSentence } from './factions.js';
import { bentBy, newsFor } from './history.js';
import { lowerFirst } from './plain-text.js';
import { outcomeOf, type Outcome } from './outcome.js';
import { Pen } from './pen.js';
import type { FactionStanding, Scene } from './prompt.js';
import { promiseWords } from './data/remembering.js';
import type { DeedIntent } from './intent.js';
import { placeOrPerson, readAction, type Reading } from './reading.js';

export interface ToldThread {
  readonly thread: Thread;
  readonly who: string;
  readonly beat: number;
}

export interface Telling {
  readonly scene: Scene;
  readonly scenario: Scenario;
  readonly reading: Reading;
  /** What can not be read as a deed passes the time. */
  readonly intent: DeedIntent;
  readonly isStrange: boolean;
  readonly pen: Pen;
  readonly outcome: Outcome;
  /** As it stands within a sentence; empty when the deed has none. */
  readonly target: string;
  readonly isTargetDead: boolean;
  readonly aimedAt: FactionStanding | undefined;
  readonly news: TimelineEvent | null;
  readonly bent: TimelineEvent | null;
  readonly thread: ToldThread | null;
  /** As it stands within a sentence. */
  readonly date: string;
  readonly isPlace: (name: string) => boolean;
}

const TARGET_CHARACTERS_MAX = 50;
const beats = 4;

export function tellingOf(scene: Scene): Telling {
  const scenario = scenarioOf(scene.gameType);
  const reading = readAction(scene.action, scene.kind);
  const isStrange = reading.intent === 'nonsense' || reading.intent === 'injection';
  const intent =
    reading.intent === 'question' || reading.intent === 'nonsense' || reading.intent === 'injection'
      ? 'wait'
      : reading.intent;
  const date = inSentenceDate(scene.date || scenario.dateLabel(scene.ordinal));
  const news = newsFor(scene, scenario);
  const target = inSentence((reading.target ?? '').slice(0, TARGET_CHARACTERS_MAX));
  const absent = (name: string) =>
    scene.memory.isDead(name) || reading.names.some((one) => one.includes(name) || name.includes(one));
  const pen = new Pen(
    scene,
    {
      name: scene.characterName,
      date,
      profession: lowerFirst(scene.profession) || 'newcomer',
      act: reading.act ?? '',
      deed: reading.deed ?? '',
      refusal: reading.refusal ?? '',
      quote: reading.quote ?? '',
      target,
      topic: target,
      news: news?.text ?? '',
      from: news?.place ?? '',
    },
    absent,
  );
  const aimedAt = factionNamed(scene, scenario, reading.words);
  const outcome = outcomeOf(scene, reading, intent, aimedAt, pen.key);
  const places = new Set(
    [...scenario.timeline.map(({ place }) => place), ...pen.voice.words.place].map(bare),
  );
  return {
    scene,
    scenario,
    reading,
    intent,
    isStrange,
    pen,
    outcome,
    target,
    isTargetDead: target !== '' && scene.memory.isDead(target),
    aimedAt,
    news,
    bent: isStrange
      ? null
      : bentBy(scene, scenario, { reading, intent, goesWell: outcome.goesWell, key: pen.key }),
    thread: threadOf(pen),
    date,
    isPlace: (name) => places.has(bare(name)),
  };
}

/** Every third turn a story goes on; one that was not begun is not gone on with. */
function threadOf(pen: Pen): ToldThread | null {
  const { scene, voice } = pen;
  if (scene.turn % 3 !== 2) return null;
  const third = Math.floor(scene.turn / 3);
  const story = Math.floor(third / beats) + pen.offset;
  const thread = voice.threads[story % voice.threads.length];
  const who = thread?.who[Math.floor(story / voice.threads.length) % thread.who.length];
  if (!thread || !who || scene.memory.isDead(who)) return null;
  const beat = third % beats;
  const isKnown = scene.earlier.some((one) => one.toLowerCase().includes(who.toLowerCase()));
  return (beat === 0) === isKnown ? null : { thread, who, beat };
}

/** "the 2nd day of the 6th month", where the era counts so. */
function inSentenceDate(date: string): string {
  return date.replace(/^(?=\d+(?:st|nd|rd|th) day )/, 'the ');
}

function bare(place: string): string {
  return place.toLowerCase().replace(/^the /, '');
}

const withObject: ReadonlySet<DeedIntent> = new Set([
  'speak',
  'persuade',
  'command',
  'fight',
  'negotiate',
  'scheme',
  'investigate',
  'write',
]);

/** Whether the deed is done to its target, so that it can be won or lost. */
export function hasObject({ target, intent, reading, isPlace, isTargetDead }: Telling): boolean {
  return (
    target !== '' &&
    withObject.has(intent) &&
    !isTargetDead &&
    !isPlace(target) &&
    !promiseWords.test(reading.plain) &&
    placeOrPerson(target, reading.plain) !== 'place'
  );
}
