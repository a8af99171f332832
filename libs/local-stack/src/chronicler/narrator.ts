/** Narrates one turn: the same scene, the same narration. */
import type { Suggestion } from '@rubicon/scenarios';
import { answerTo } from './answers.js';
import * as talk from './data/answers.js';
import { stakes } from './data/developments.js';
import { daysOf } from './data/tendencies.js';
import { stageOf } from './developments.js';
import { effectsOf, noEffects, type Effects } from './effects.js';
import { endingOf, epilogueOf, type ProposedEnding } from './endings.js';
import { factionChanges, type FactionChange } from './factions.js';
import type { Scene } from './prompt.js';
import { proposalsFor } from './proposals.js';
import { numberFor } from './random.js';
import { remember, type ChronicleItem } from './remembering.js';
import { story } from './story.js';
import { hasObject, tellingOf, type Telling } from './telling.js';

/** The narrator's answer, in the order in which it is written. */
export interface Narration {
  readonly narrative: string;
  readonly suggestions: readonly Suggestion[];
  readonly effects: Effects;
  readonly daysPassed: number;
  readonly factions: readonly FactionChange[];
  /** Ids of events of the era's timeline. */
  readonly bends: readonly string[];
  readonly chronicle: readonly ChronicleItem[];
  readonly ending: ProposedEnding;
  readonly epilogue: string;
}

const LEAST_ANSWER_WORDS = 62;

export function narrate(scene: Scene): Narration {
  const telling = tellingOf(scene);
  return telling.reading.intent === 'question' ? answer(telling) : deed(telling);
}

function deed(telling: Telling): Narration {
  const { scene, scenario, reading, intent, isStrange, pen, outcome, target, aimedAt, news, bent, thread } =
    telling;
  const goesWell = outcome.goesWell && !isStrange;
  const ending = isStrange ? 'none' : endingOf(scene, intent, goesWell, pen.key);
  const chronicle = isStrange
    ? []
    : remember({ ...telling, goesWell, key: pen.key, thread: ending === 'none' ? thread : null });
  const [least, more] = daysOf[intent];
  return {
    narrative: story(telling, chronicle, ending),
    suggestions: proposalsFor(pen, {
      intent: reading.intent,
      goesWell,
      target: hasObject(telling) ? target : '',
      newsFrom: news?.place ?? '',
    }),
    effects: effectsOf(scene, reading.intent, goesWell, pen.key),
    daysPassed: least + numberFor(`${pen.key} days`, more),
    factions: factionChanges(scene, { reading, intent, aimedAt, goesWell, key: pen.key }),
    bends: bent ? [bent.id] : [],
    chronicle,
    ending,
    epilogue: epilogueOf(ending, scene, scenario),
  };
}

function answer(telling: Telling): Narration {
  const { scene, scenario, reading, pen, target } = telling;
  const { facts, isUnknown } = answerTo(scene, scenario, reading);
  const opening =
    (target && isUnknown ? pen.write('unknowable', talk.unknowable) : '') ||
    (target && !isUnknown ? pen.write('asked', talk.asked) : '') ||
    pen.write('asked aloud', talk.askedAloud) ||
    pen.write('asked at large', talk.askedAtLarge);
  const told = facts.map((fact, index) =>
    pen.write(`fact ${index}`, talk.facts[index] ?? [], { more: { fact } }),
  );
  const closing = pen.write('closing', talk.closings);
  const isShort = [opening, ...told, closing].join(' ').split(' ').length < LEAST_ANSWER_WORDS;
  const stake = isShort ? pen.write('stakes', stakes[stageOf(scene.turn)] ?? []) : '';
  return {
    narrative: pen.settled(
      `${[opening, ...told].filter(Boolean).join(' ')}\n\n${[stake, closing].filter(Boolean).join(' ')}`,
    ),
    suggestions: proposalsFor(pen, { intent: 'question', goesWell: null, target, newsFrom: '' }),
    effects: noEffects,
    daysPassed: 0,
    factions: [],
    bends: [],
    chronicle: [],
    ending: 'none',
    epilogue: '',
  };
}
