/**
 * Tells a deed: the scene, what was typed, how it looks, who sees it, how it ends, the world, how the story goes on, and a last line. Each
 * part comes from a bank; which parts there are, and in which order, changes from turn to turn.
 */
import type { EraVoice } from './data/era-voice.js';
import { complications } from './data/complications.js';
import { deeds as commonDeeds, inTheDoing } from './data/deeds.js';
import { bendings, hooks, newsLeads, stakes } from './data/developments.js';
import * as leads from './data/leads.js';
import { limping } from './data/memories.js';
import { moments } from './data/moments.js';
import { strange, strangeOutcomes } from './data/strange.js';
import { endingLines, turningPoints } from './data/turning-points.js';
import * as verdicts from './data/verdicts.js';
import { development, knownBefore, stageOf } from './developments.js';
import type { ProposedEnding } from './endings.js';
import { isWounded } from './outcome.js';
import { contentWords, sharesWord } from './plain-text.js';
import type { ChronicleItem } from './remembering.js';
import { hasObject, type Telling } from './telling.js';

const LEAST_WORDS = 124;
const MOST_WORDS = 196;
const SHORT_ACT_WORDS = 9;

export function story(telling: Telling, items: readonly ChronicleItem[], ending: ProposedEnding): string {
  const { pen, scene, isStrange } = telling;
  const parts = {
    scene: pen.write('scene', pen.voice.scenes),
    lead: [isStrange ? strangeLead(telling) : leadOf(telling)],
    doing: isStrange ? [] : doingOf(telling),
    seen: [pen.write('seen', complications)],
    outcome: [
      isStrange ? pen.write('strange outcome', strangeOutcomes) : verdictOf(telling),
      ...turns(telling, items),
    ],
    world: worldOf(telling),
    development: ending === 'none' ? development(telling) : '',
    hook: ending === 'none' ? pen.write('hook', hooks) : pen.write('ending', endingLines[ending]),
  };
  const all = () => shaped(scene.turn, parts).flat();
  for (const [index, bank] of moments.entries()) {
    if (wordsOf(all()) >= LEAST_WORDS) break;
    (index === 0 ? parts.doing : parts.seen).push(pen.write(`moment ${index}`, bank));
  }
  if (wordsOf(all()) < LEAST_WORDS)
    parts.outcome.push(pen.write('stakes', stakes[stageOf(scene.turn)] ?? []));
  if (ending === 'none' && wordsOf(all()) > MOST_WORDS) parts.hook = '';
  if (wordsOf(all()) > MOST_WORDS && parts.lead.join('').length > 0) parts.scene = '';
  if (wordsOf(all()) > MOST_WORDS) parts.world = '';
  const told = shaped(scene.turn, parts)
    .map((paragraph) => paragraph.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n');
  return pen.settled(told);
}

interface Parts {
  scene: string;
  readonly lead: string[];
  readonly doing: string[];
  readonly seen: string[];
  readonly outcome: string[];
  world: string;
  readonly development: string;
  hook: string;
}

function shaped(turn: number, parts: Parts): string[][] {
  const { scene, lead, doing, seen, outcome, world, development, hook } = parts;
  switch (turn % 4) {
    case 0:
      return [
        [scene, ...lead, ...doing],
        [...seen, ...outcome],
        [development, world, hook],
      ];
    case 1:
      return [
        [scene, ...lead],
        [...doing, ...seen, ...outcome],
        [world, development, hook],
      ];
    case 2:
      return [
        [...lead, ...doing, ...seen],
        [...outcome, development],
        [world, hook],
      ];
    default:
      return [
        [scene, world],
        [...lead, ...doing, ...seen, ...outcome],
        [development, hook],
      ];
  }
}

function leadOf({ pen, scene, reading, isTargetDead }: Telling): string {
  if (isTargetDead) {
    const dead = pen.write('lead dead', leads.deadLeads);
    if (dead) return takingUp(dead, reading.words) ? dead : `${dead} ${quoted()}`;
  }
  if (reading.refusal) return pen.write('lead refusal', leads.refusalLeads) || quoted();
  if (reading.act && !reading.isSpeech) {
    const isShort = reading.act.split(' ').length <= SHORT_ACT_WORDS && !reading.act.includes(',');
    const lead =
      (scene.turn % 3 === 0 && reading.deed && saysSo(reading.deed, reading.plain)
        ? pen.write('lead deed', leads.deedLeads, { every: 3 })
        : '') ||
      (scene.turn % 2 === 0 && isShort ? pen.write('lead short', leads.shortActLeads, { every: 2 }) : '') ||
      pen.write('lead act', leads.actLeads);
    if (takingUp(lead, reading.words)) return lead;
  }
  return quoted();

  function quoted(): string {
    return reading.quote ? pen.write('lead quote', leads.quoteLeads) : '';
  }
}

function takingUp(text: string, words: ReadonlySet<string>): boolean {
  return text !== '' && (words.size === 0 || sharesWord(words, contentWords(text)));
}

/** With a word of theirs unbent, which even a hasty reader finds again. */
function saysSo(deed: string, plain: string): boolean {
  const own = new Set(plain.toLowerCase().split(/[^\p{L}’'-]+/u));
  return deed
    .toLowerCase()
    .split(' ')
    .slice(1)
    .some((word) => contentWords(word).size > 0 && own.has(word));
}

function strangeLead({ pen, reading }: Telling): string {
  return pen.write('strange', strange[reading.intent === 'injection' ? 'injection' : 'nonsense']);
}

function doingOf({ pen, scene, reading, intent, isTargetDead }: Telling): string[] {
  const own =
    intent === 'other' || reading.refusal || isTargetDead
      ? ''
      : pen.write('doing', pen.voice.deeds[intent].done);
  const common =
    own || intent === 'other' || reading.refusal || isTargetDead
      ? ''
      : pen.write('doing common', commonDeeds[intent]);
  const tone = reading.tone ? pen.write('tone', leads.toneLines[reading.tone]) : '';
  const wound =
    isWounded(scene.memory) && (intent === 'fight' || intent === 'flee') ? pen.write('limping', limping) : '';
  return [own || common || pen.write('doing at large', inTheDoing), wound || tone];
}

function verdictOf(telling: Telling): string {
  const { pen, reading, intent, outcome, isTargetDead, aimedAt, scene } = telling;
  const { goesWell, prepared, again } = outcome;
  const before = goesWell && prepared ? pen.write('prepared', verdicts.prepared) : '';
  const habit = !goesWell && again ? pen.write('again', verdicts.again) : '';
  const banks = intent === 'other' || reading.refusal || isTargetDead ? null : pen.voice.deeds[intent];
  const flourish = banks ? pen.write('flourish', goesWell ? banks.well : banks.badly) : '';
  if (reading.refusal)
    return pen.write('verdict refusal', goesWell ? verdicts.refusedWell : verdicts.refusedBadly);
  if (intent === 'wait') {
    const waited = pen.write('verdict waiting', goesWell ? verdicts.waitedWell : verdicts.waitedBadly);
    if (flourish || waited) return [flourish, waited].filter(Boolean).join(' ');
  }
  const named = hasObject(telling) && !(aimedAt && scene.turn % 2 === 0);
  const plain =
    (named && scene.turn % 2 === 0
      ? pen.write('verdict target', goesWell ? verdicts.wellWithTarget : verdicts.badlyWithTarget, {
          every: 2,
        })
      : '') || pen.write('verdict', goesWell ? verdicts.well : verdicts.badly);
  return [before || habit, flourish, plain].filter(Boolean).join(' ');
}

/** What the chronicle will say of it, and history. */
function turns({ pen, bent, target }: Telling, items: readonly ChronicleItem[]): string[] {
  const said = items.map(({ topic, subject, change }) => {
    const more = { target: subject, wound: subject };
    if (topic === 'death') return pen.write('killing', turningPoints.killing, { more });
    if (topic === 'wound')
      return change === 'settled'
        ? pen.write('healing', turningPoints.healing, { more })
        : pen.write('wounding', turningPoints.wounding, {
            more: { wound: items.find((one) => one.topic === 'wound')!.text.replace(/^.*?: |\.$/g, '') },
          });
    if (topic === 'promise')
      return pen.write('promise', change === 'new' ? turningPoints.promising : turningPoints.keeping, {
        more,
      });
    if (topic === 'debt')
      return pen.write('debt', change === 'new' ? turningPoints.owing : turningPoints.repaying, { more });
    return '';
  });
  const turned = bent ? pen.write('bending', bendings, { more: { from: bent.place, target } }) : '';
  return [...said, turned].filter(Boolean);
}

function worldOf(telling: Telling): string {
  const { pen, news } = telling;
  if (news) return pen.write('news', newsLeads);
  const known = knownBefore(telling);
  if (known) return known;
  return pen.write('rumour', textsOf(pen.voice), {
    fits: (text) => pen.voice.rumours.some((one) => one.text === text && pen.isNow(one)),
  });
}

const rumourTexts = new WeakMap<EraVoice, readonly string[]>();

/** One list for each era, so that it is laid out once. */
function textsOf(voice: EraVoice): readonly string[] {
  const texts = rumourTexts.get(voice) ?? voice.rumours.map(({ text }) => text);
  rumourTexts.set(voice, texts);
  return texts;
}

function wordsOf(parts: readonly string[]): number {
  return parts.join(' ').split(/\s+/).filter(Boolean).length;
}
