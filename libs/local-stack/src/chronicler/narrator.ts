/**
 * Writes one turn: scene, what was typed, how it looks, a witness, the outcome, the world, and a thread, a memory or one's standing; then a
 * last line. Each part comes from the era's banks; a sentence that stands in an earlier answer is passed over.
 */
import { scenarioOf, type Scenario, type Suggestion } from '@rubicon/scenarios';
import { answerOf } from './answers.js';
import { deeds as commonDeeds, outcomes as commonOutcomes } from './data/deeds.js';
import { effectsOf } from './data/effects.js';
import { hooks, negations, scenes, stakes, strange, witnesses } from './data/frames.js';
import * as takings from './data/takings.js';
import { Pen } from './pen.js';
import type { Scene } from './prompt.js';
import { proposalsFor } from './proposals.js';
import { numberFor } from './random.js';
import { readAction, type DeedIntent, type Reading } from './reading.js';

export interface Narration {
  readonly narrative: string;
  readonly suggestions: readonly Suggestion[];
  readonly effects: { readonly influence: number; readonly reputation: number; readonly resources: number };
  readonly daysPassed: number;
}

const leastWords = 118;
const mostWords = 215;
const newsAgeDays = 30;
const chanceOfSuccess = { easy: 70, normal: 55, hard: 42 } as const;

/** Same scene, same narration. */
export function narrate(scene: Scene): Narration {
  const reading = readAction(scene.action, scene.kind);
  const scenario = scenarioOf(scene.gameType);
  const news = newsFor(scene, scenario);
  const pen = new Pen(scene, {
    name: scene.characterName,
    date: inSentence(scene.date || scenario.dateLabel(scene.ordinal)),
    profession: scene.profession.toLowerCase() || 'newcomer',
    deed: reading.deed ?? '',
    refusal: reading.refusal ?? '',
    quote: reading.quote ?? '',
    past: pastOf(scene) ?? '',
    news: news?.text ?? '',
    from: news?.place ?? '',
  });
  const suggestions = proposalsFor(pen, reading.intent);
  if (reading.intent === 'question') {
    const narrative = `${pen.write('ask', takings.asides)} ${answerOf(scene, scenario)}\n\n${pen.write('after', takings.afterwards)}`;
    return {
      narrative: narrative.trim(),
      suggestions,
      effects: { influence: 0, reputation: 0, resources: 0 },
      daysPassed: 0,
    };
  }
  const goesWell = numberFor(`${pen.key} outcome`, 100) < chanceOfSuccess[scene.difficulty];
  return {
    narrative: story(pen, reading, goesWell, news !== null),
    suggestions,
    effects: effectsOf(reading.intent, goesWell, pen.key),
    daysPassed: 1 + numberFor(`${pen.key} days`, reading.intent === 'wait' ? 12 : 6),
  };
}

function story(pen: Pen, reading: Reading, goesWell: boolean, hasNews: boolean): string {
  const { scene, voice } = pen;
  const intent = deedIntent(reading);
  const voiceOfDeed = voice.deeds[intent];
  const tension =
    scene.tension && !scene.earlier.some((one) => one.includes(scene.tension)) ? scene.tension : '';
  const setting = [pen.write('scene', voice.scenes) || pen.write('scene', scenes), tension];
  const isStrange = reading.intent === 'nonsense' || reading.intent === 'injection';
  const deed = isStrange
    ? [pen.write('strange', strange[reading.intent === 'injection' ? 'injection' : 'nonsense'])]
    : [
        leadOf(pen, reading),
        reading.refusal
          ? pen.write('deed', negations)
          : pen.write('deed', voiceOfDeed.done) || pen.write('deed', commonDeeds[intent]),
      ];
  const witness = [pen.write('witness', witnesses)];
  const outcome =
    pen.write('outcome', goesWell ? voiceOfDeed.well : voiceOfDeed.badly) ||
    pen.write('outcome', commonOutcomes[intent]);
  const world = hasNews ? pen.write('news', takings.newsLeads) : rumour(pen);
  const hook = [pen.write('hook', hooks)];
  const rest = [outcome, world, development(pen)];
  const length = () =>
    [...setting, ...deed, ...witness, ...rest, ...hook].join(' ').split(/\s+/).filter(Boolean).length;
  for (let more = 0; more < 5 && length() < leastWords; more += 1) {
    witness.push(pen.write(`more ${more}`, more % 2 === 0 ? (stakes[stageOf(scene)] ?? []) : witnesses));
  }
  if (length() > mostWords) hook.pop();
  if (length() > mostWords) rest.pop();
  return [[...setting, ...deed], witness, [...rest, ...hook]]
    .map((paragraph) => paragraph.filter(Boolean).join(' '))
    .filter(Boolean)
    .reduce((told, paragraph, index) => (index === 1 ? `${told} ${paragraph}` : `${told}\n\n${paragraph}`));
}

function deedIntent({ intent }: Reading): DeedIntent {
  return intent === 'question' || intent === 'nonsense' || intent === 'injection' ? 'wait' : intent;
}

function leadOf(pen: Pen, reading: Reading): string {
  if (reading.refusal) return pen.write('lead', takings.refusalLeads);
  if (reading.deed && !reading.isSpeech) return pen.write('lead', takings.deedLeads);
  return reading.quote ? pen.write('lead', takings.quoteLeads) : '';
}

/** Every third turn a thread goes on; between them the player's past returns, and one's standing shows. */
function development(pen: Pen): string {
  const { scene, voice } = pen;
  const thirds = Math.floor((scene.turn - 2) / 3);
  if (scene.turn >= 2 && scene.turn % 3 === 2) {
    const thread = voice.threads[(pen.offset + Math.floor(thirds / 4)) % voice.threads.length] ?? [];
    const beat = pen.write('thread', [thread[thirds % 4] ?? '']);
    if (beat) return beat;
  }
  if (scene.turn % 3 === 1 && pastOf(scene) !== null) {
    const recall = pen.write('recall', takings.recalls);
    if (recall) return recall;
  }
  return standing(pen) || pen.write('stakes', stakes[stageOf(scene)] ?? []);
}

function standing(pen: Pen): string {
  const { scene, voice } = pen;
  const { influence = 50, reputation = 50, resources = 50 } = scene.stats;
  const banks = takings.standings;
  const telling = [
    ...(resources < 25 ? banks.poor : []),
    ...(reputation < 25 ? banks.disliked : []),
    ...(influence < 20 ? banks.unknown : []),
    ...(resources > 75 ? banks.rich : []),
    ...(influence > 75 ? banks.mighty : []),
    ...(scene.turn > 4 && scene.difficulty !== 'normal' ? banks[scene.difficulty] : []),
    ...(voice.estates[scene.estate] ?? []),
  ];
  return pen.write('standing', telling);
}

function stageOf(scene: Scene): number {
  return Math.min(2, Math.floor(scene.turn / 5));
}

/** What the player did two or more turns ago, in few words; null when nothing was done. */
function pastOf(scene: Scene): string | null {
  const older = scene.earlierActions.slice(0, -1);
  for (let back = 0; back < older.length; back += 1) {
    const action = older[(scene.turn * 5 + back) % older.length]!;
    const reading = readAction(action, 'action');
    if (reading.refusal) continue;
    if (reading.intent === 'question' || reading.intent === 'nonsense' || reading.intent === 'injection')
      continue;
    return takings.pastOf[reading.intent];
  }
  return null;
}

/** "the 2nd day of the 6th month", where the era counts so. */
function inSentence(date: string): string {
  return date.replace(/^(?=\d+(?:st|nd|rd|th) day )/, 'the ');
}

/** The earliest thing that really happened since the opening day, if it is fresh and untold: news comes in its order. */
function newsFor(scene: Scene, scenario: Scenario): { readonly place: string; readonly text: string } | null {
  const told = scene.earlier.join('\n');
  const { timeline } = scenario;
  const fresh = timeline.filter(
    ({ ordinal, text }) =>
      ordinal > 0 &&
      ordinal <= scene.ordinal &&
      ordinal > scene.ordinal - newsAgeDays &&
      !told.includes(text),
  );
  return fresh[0] ?? null;
}

function rumour(pen: Pen): string {
  return pen.write(
    'rumour',
    pen.voice.rumours.filter((one) => pen.isNow(one)).map(({ text }) => text),
  );
}
