/**
 * Writes one turn. A turn is seven sentences' worth of parts (scene, deed, witness, outcome, world, stakes, hook), each from a bank that turns
 * with the game, so that neighbours differ; a sentence that stands in an earlier answer is passed over.
 */
import * as library from '@rubicon/scenarios';
import type { Scenario, Scenarios, Suggestion } from '@rubicon/scenarios';
import { eraBanks, type EraBank } from './data/era-banks.js';
import { effectsOf } from './data/effects.js';
import { outcomes, deeds } from './data/deeds.js';
import { proposals } from './data/proposals.js';
import { hooks, negations, scenes, strange, stakes, witnesses } from './data/frames.js';
import { numberFor } from './random.js';
import { readAction, type Intent, type Reading } from './reading.js';
import type { Scene } from './prompt.js';

export interface Narration {
  readonly narrative: string;
  readonly suggestions: readonly Suggestion[];
  readonly effects: { readonly influence: number; readonly reputation: number; readonly resources: number };
  readonly daysPassed: number;
}

const leastWords = 118;

/** Same scene, same narration. */
export function narrate(scene: Scene): Narration {
  const reading = readAction(scene.action, scene.kind);
  const scenario = (library as { readonly scenarios?: Scenarios }).scenarios?.[scene.gameType];
  const pen = new Pen(scene, reading);
  const told = scene.earlier.join('\n');
  const suggestions = proposalsFor(pen, told);
  if (reading.intent === 'question') {
    return {
      narrative: answerTo(scene, scenario, pen),
      suggestions,
      effects: { influence: 0, reputation: 0, resources: 0 },
      daysPassed: 0,
    };
  }
  const first = [pen.write('scene', scenes), deedSentence(pen, reading), pen.write('witness', witnesses)];
  const second = [
    outcomeSentence(pen, reading.intent),
    worldSentence(scene, scenario, pen, told),
    pen.write('stakes', stakes[Math.min(2, Math.floor(scene.turn / 5))] ?? []),
    pen.write('hook', hooks),
  ];
  const wordCount = () => [...first, ...second].join(' ').split(/\s+/).length;
  for (let more = 0; more < 4 && wordCount() < leastWords; more += 1) {
    first.push(pen.write(`more ${more}`, witnesses));
  }
  return {
    narrative: `${paragraph(first)}\n\n${paragraph(second)}`,
    suggestions,
    effects: effectsOf(reading.intent, pen.key),
    daysPassed: 1 + numberFor(`${pen.key} days`, reading.intent === 'wait' ? 12 : 6),
  };
}

function paragraph(sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** Fills templates with the era's words. */
class Pen {
  readonly era: EraBank;
  readonly key: string;
  private readonly offset: number;
  private readonly told: string;
  private readonly written = new Set<string>();

  constructor(
    readonly scene: Scene,
    private readonly reading: Reading,
  ) {
    this.era = eraBanks[scene.gameType];
    this.key = JSON.stringify([scene.earlier.length, scene.earlier.at(-1), scene.turn, scene.action]);
    this.offset = numberFor(scene.characterName, 97);
    this.told = scene.earlier.join('\n');
  }

  /** The bank's next template, or a later one when its sentence was told before; empty when the bank has nothing new. */
  write(part: string, bank: readonly string[]): string {
    const start = this.offset + this.scene.turn;
    for (let round = 0; round < 6; round += 1) {
      for (let next = 0; next < bank.length; next += 1) {
        const template = bank[(start + next) % bank.length] ?? '';
        const text = this.fill(template, `${part} ${start + next} ${round}`);
        if (this.isNew(text)) {
          this.written.add(text);
          return text;
        }
      }
    }
    return '';
  }

  /** `{person}` and its like; a doubled name (`{person2}`) is never the first. */
  fill(template: string, salt: string): string {
    const taken = new Set<string>();
    const filled = template.replace(/\{(\w+?)2?\}/g, (_whole, slot: string) => {
      if (slot === 'name') return this.scene.characterName;
      if (slot === 'date') return this.scene.date || 'that day';
      if (slot === 'deed') return this.reading.deed ?? '';
      if (slot === 'target') return this.reading.target ?? '';
      const choices = this.choices(slot);
      const at = numberFor(`${salt} ${slot} ${this.offset}`, choices.length) + this.scene.turn + taken.size;
      const ordered = choices.map((_, index) => choices[(at + index) % choices.length] ?? '');
      const word = ordered.find((one) => !taken.has(one)) ?? '';
      taken.add(word);
      return word;
    });
    return filled.replace(
      /(^|[.!?] “?|^“)(\p{Ll})/gu,
      (_whole, before: string, letter: string) => before + letter.toUpperCase(),
    );
  }

  private choices(slot: string): readonly string[] {
    const all = this.era.words[slot as keyof EraBank['words']] ?? [];
    const others = all.filter(
      (one) => !this.scene.characterName.includes(one) && !one.includes(this.scene.characterName),
    );
    return others.length > 0 ? others : all;
  }

  private isNew(text: string): boolean {
    return text
      .split(/(?<=[.!?])\s+/)
      .every((sentence) => !this.told.includes(sentence) && !this.written.has(sentence));
  }
}

function deedSentence(pen: Pen, reading: Reading): string {
  const { intent } = reading;
  if (intent === 'nonsense' || intent === 'injection' || intent === 'question')
    return pen.write('deed', strange[intent === 'injection' ? 'injection' : 'nonsense']);
  if (reading.negated) return pen.write('deed', negations);
  const lead = reading.deed
    ? pen.write('lead', [
        'You give the day to {deed}, and {name} is not a name that does such things unnoticed.',
        '{deed}: so it is decided, and before {place} has finished its breakfast it is begun.',
        'There were safer choices than {deed}, as {person} is quick to point out, but you have made yours.',
        'By the time {group} hear of it, you are already {deed}.',
        'Nobody expected to find {name} {deed}, least of all {group}.',
        'You set about {deed} with more resolve than preparation.',
        'It falls to {name} to see it through: {deed}, with {person} watching from the edge of things.',
      ])
    : reading.target
      ? pen.write('lead', [
          'Everything you do today turns on {target}, and everyone near {place} can see it.',
          'The talk in {place} is of {target}, and of what {name} means to do about it.',
          'You begin with {target}, since that is where the danger lies, and the chance.',
          'What you have in mind for {target} is soon no secret to {group}.',
        ])
      : '';
  return [lead, pen.write('deed', deeds[intent])].filter(Boolean).join(' ');
}

function outcomeSentence(pen: Pen, intent: Intent): string {
  if (intent === 'nonsense' || intent === 'injection' || intent === 'question')
    return pen.write('outcome', outcomes.wait);
  return pen.write('outcome', outcomes[intent]);
}

/** What really happened about now, once; between such days the era's rumours. */
function worldSentence(scene: Scene, scenario: Scenario | undefined, pen: Pen, told: string): string {
  const near = (scenario?.timeline ?? [])
    .filter((event) => Math.abs(event.ordinal - scene.ordinal) <= 45 && event.ordinal <= scene.ordinal + 5)
    .filter((event) => !told.includes(event.text))
    .sort((left, right) => Math.abs(left.ordinal - scene.ordinal) - Math.abs(right.ordinal - scene.ordinal));
  const event = near[0];
  if (!event) {
    return (
      pen.write('world', pen.era.rumours) ||
      pen.write(
        'retold',
        pen.era.rumours.map(
          (rumour) => `The old story is going round again, and {witness} swears to it: ${rumour}`,
        ),
      )
    );
  }
  return `${pen.fill(`News comes from ${event.place}.`, 'news')} ${event.text}`;
}

/** Three that differ from one another and were not offered in what was told last. */
function proposalsFor(pen: Pen, told: string): Suggestion[] {
  const start = numberFor(pen.scene.characterName, proposals.length) + pen.scene.turn * 3;
  const lastAnswer = pen.scene.earlier.at(-1) ?? told;
  const chosen: Suggestion[] = [];
  for (let next = 0; next < proposals.length && chosen.length < 3; next += 1) {
    const proposal = proposals[(start + next) % proposals.length];
    if (!proposal) continue;
    const [title, text] = pen
      .fill(`${proposal.title}\n${proposal.text}`, `proposal ${start + next}`)
      .split('\n');
    if (title && text && !lastAnswer.includes(title)) chosen.push({ title, text });
  }
  return chosen;
}

function answerTo(scene: Scene, scenario: Scenario | undefined, pen: Pen): string {
  const asked = wordsOf(scene.action);
  const scored = (scenario?.questions ?? [])
    .map((one) => ({ one, score: [...wordsOf(one.question)].filter((word) => asked.has(word)).length }))
    .sort((left, right) => right.score - left.score);
  const best = scored[0] && scored[0].score >= 2 ? scored[0].one.answer : null;
  const facts = (scenario?.timeline ?? []).filter((event) =>
    [...wordsOf(`${event.place} ${event.text}`)].some((word) => word.length > 4 && asked.has(word)),
  );
  const fact = facts.sort(
    (left, right) => Math.abs(left.ordinal - scene.ordinal) - Math.abs(right.ordinal - scene.ordinal),
  )[0];
  const body = best ?? fact?.text ?? pen.era.background.join(' ');
  return `${pen.write('ask', ['{person} considers the question before answering {name}.', 'An old clerk of {place} puts down his pen to answer you, {name}.', 'You put it to one who was there, and {name} is answered plainly.'])} ${body}\n\n${pen.write('unmoved', ['The hour has not moved while you talked, and your choice still waits.', 'Nothing has changed in the street outside; what you do with the answer is your affair.', 'So much is known. The rest is still to be decided.'])}`;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
}
