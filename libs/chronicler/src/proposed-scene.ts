/** What a turn does to the scene, as an answer proposes it. */
import { answerClause } from './deciding/answer-clauses.js';
import { classRules } from './deciding/class-rules.js';
import type { Happening } from './deciding/happening.js';
import type { Stage } from './deciding/stage.js';
import type { DeedData, Outcome, ProposedScene } from './scene-data.js';
import { slotsOf } from './agreement.js';
import { actOf, firstOf } from './telling/grammar.js';
import { inThePast } from './reading/past-form.js';
import type { Told } from './telling/tell.js';
import { mainOf } from './weighing.js';

/** Of a list in an answer's scene. */
const ITEMS_MAX = 8;

const TEXT_MAX = 190;

export function proposedScene(
  stage: Stage,
  happenings: readonly Happening[],
  main: Happening | null,
  told: readonly Told[],
  speakers: readonly string[],
  isQuestion: boolean,
): ProposedScene {
  const { people, things } = stage.changes();
  const rule = main ? main.rule : classRules.wait;
  return {
    act: isQuestion ? 'inquiry' : rule.kind,
    outcome: outcomeOf(happenings),
    place: stage.placeName,
    hour: stage.hour,
    // Who was left behind has spoken before.
    speakers: speakers.filter((name) => stage.here().some((being) => being.name === name && being.isKnown)),
    uses: stage.uses.slice(0, 4),
    people: people.slice(0, ITEMS_MAX),
    things: things.slice(0, ITEMS_MAX),
    deed: deedOf(happenings, told),
    opened: stage.opened
      .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
      .slice(0, 3),
    closed: stage.closed.slice(0, 4),
  };
}

function outcomeOf(happenings: readonly Happening[]): Outcome {
  if (happenings.length === 0) return 'done';
  if (happenings.every(({ outcome }) => outcome === 'refused')) return 'refused';
  const main = mainOf(happenings);
  return main?.outcome ?? 'done';
}

function deedOf(
  happenings: readonly Happening[],
  told: readonly Told[],
): Omit<DeedData, 'act' | 'outcome'> | null {
  const done = happenings.filter(({ refusal, step }) => refusal === null && step.clause !== '');
  const question = told.find((one) => one.kind === 'asked');
  if (done.length === 0) {
    if (question?.kind !== 'asked' || !question.to) return null;
    const { answer } = question;
    const said =
      answer.kind === 'told' && answer.by
        ? `${slotsOf(answer.by)['they']} said: ${firstOf(answer.line.replace(/,? ?\{title\}/g, '').split(/(?<=[.!?]) /)[0] ?? '')}`
        : '';
    return {
      text: cut(`you asked ${question.to.name}: ${question.text.replace(/[?.]+$/, '')}`),
      to: question.to.name,
      answer: cut(said.replace(/\.$/, '')),
      knownTo: [],
    };
  }
  const clauses = done
    .slice(-3)
    .map(({ step, outcome }) =>
      outcome === 'failed' && !(done.length === 1 && isSpoken.has(step.actClass))
        ? `tried to ${actOf(step.clause)}`
        : step.isNegated
          ? `would not ${actOf(step.clause)}`
          : inThePast(actOf(step.clause)).replace(/^lay\b/, step.actClass === 'lie' ? 'lied' : 'lay'),
    );
  const speaker =
    [...done].reverse().find(({ answer, roles }) => answer !== null && roles.who !== null) ??
    done.findLast(({ roles }) => roles.who !== null);
  const who = speaker?.roles.who ?? null;
  const filled = speaker?.answer && who ? answerClause(speaker.answer, who) : '';
  return { text: cut(`you ${clauses.join(', and ')}`), to: who?.name ?? '', answer: filled, knownTo: [] };
}

/** It was said, whether or not they would. */
const isSpoken: ReadonlySet<string> = new Set(['order', 'tell', 'ask', 'persuade', 'threaten', 'bargain']);

function cut(text: string): string {
  return text.length <= TEXT_MAX ? text : `${text.slice(0, TEXT_MAX).replace(/\s+\S*$/, '')} …`;
}
