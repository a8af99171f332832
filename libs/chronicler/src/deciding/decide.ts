/** Decides a step against the scene: done, in part, failed or refused, and why; and changes the scene by it. */
import type { ActClass, Situation } from '../eras/bank.js';
import type { Step } from '../reading/steps.js';
import { contentWords } from '../plain-text.js';
import { hours } from '../scene-data.js';
import { isReachable, type Being } from './beings.js';
import { fallenShort, changed } from './changes.js';
import { handToHand, outcomeOf } from './chance.js';
import { classRules, type ClassRule } from './class-rules.js';
import type { Circumstances, Fact, Happening } from './happening.js';
import { hindranceOf, isUnanswered, type Hindrance } from './hindrance.js';
import { rolesOf, type Roles } from './roles.js';
import { keepState } from './kept-state.js';
import { movesOf } from './stat-moves.js';
import type { Stage } from './stage.js';
import { dismissed } from './staying.js';
import { timeIn } from './time-taken.js';
import { reached } from './deed-place.js';
import { greatWork } from './everyday.js';

export function decide(step: Step, stage: Stage, at: Circumstances): Happening {
  const out = sentOut(step, stage);
  if (out) return out;
  const read = rolesOf(step, stage);
  const roles: Roles = goesByLetter(step, read, stage) ? { ...read, actClass: 'write', inner: null } : read;
  const { actClass, who } = roles;
  const rule = classRules[actClass];
  const way = reached(step, roles, stage);
  if (who && isUnanswered(step, roles, stage)) return after(way, silent(step, roles, rule, who));
  const hindrance = hindranceOf(step, roles, stage, at);
  if (hindrance) return after(way, hindered(step, roles, hindrance));
  if (step.isNegated) return negated(step, roles);
  const outcome = outcomeOf(step, roles, rule, stage, at);
  if (outcome === 'failed' && handToHand.has(actClass)) stage.wardedOffBy = who;
  const done = outcome === 'done' || outcome === 'partly';
  const facts = [
    ...way,
    ...(goesHalfway(roles, outcome)
      ? []
      : done
        ? changed(step, roles, stage, at)
        : fallenShort(step, roles, stage)),
  ];
  if (done) keepState(step, roles, stage);
  const regard = rule.regard[done ? 0 : 1];
  if (who && regard !== 0 && who.state !== 'dead') who.regard = clampRegard(who.regard + regard);
  if (who) who.isKnown = true;
  if (done && decisive.has(actClass)) settle(stage);
  if (done) answerWhatIsOpen(step, stage);
  // Who attacks has not surrendered.
  if (actClass === 'attack' || actClass === 'betray')
    for (const { text } of stage.open) if (/\baccepts your surrender$/.test(text)) stage.closed.push(text);
  if (actClass !== 'go' && actClass !== 'rest' && actClass !== 'wait') passTime(step, rule, stage);
  return {
    step,
    roles,
    actClass,
    rule,
    outcome,
    refusal: null,
    about: {},
    answer: answerTo(step, roles, rule, done, stage),
    facts,
    moves: movesOf(step, roles, rule, outcome),
  };
}

/** Who came there for it has come there, whatever becomes of it. */
function after(way: readonly Fact[], happening: Happening): Happening {
  return way.length === 0 ? happening : { ...happening, facts: [...way, ...happening.facts] };
}

/** Who does but a part of it has not gone yet. */
function goesHalfway({ actClass, inner }: Roles, outcome: Happening['outcome']): boolean {
  return (
    outcome === 'partly' &&
    (actClass === 'order' || actClass === 'persuade') &&
    inner !== null &&
    /^(?:go|flee|attack|kill|arrest|free)$/.test(inner.roles.actClass)
  );
}

/** "Everybody out": they go, and nobody has to be asked twice. */
function sentOut(step: Step, stage: Stage): Happening | null {
  if (step.isNegated) return null;
  // Who is held sends nobody away.
  if (stage.open.some(({ kind, text }) => kind === 'guard' && /\byou\b/.test(text))) return null;
  // "tell the boy to leave me" is for the boy alone.
  const isToAll = step.phrases.every(({ text }) =>
    /^(?:everybody|everyone|them|all|all of them|the others|the rest)$/i.test(text),
  );
  const gone =
    dismissed(step.clause, stage) ??
    (isToAll ? dismissed(step.content?.text.replace(/^to /, '') ?? '', stage) : null);
  if (!gone) return null;
  stage.passHour(0);
  const roles = rolesOf({ ...step, actClass: 'gesture', phrases: [], content: null, purpose: null }, stage);
  const [only] = gone;
  const who = gone.length === 1 ? only! : stage.many('the others');
  return {
    step,
    roles: { ...roles, who: null, what: null },
    actClass: 'order',
    rule: classRules.order,
    outcome: 'done',
    refusal: null,
    about: {},
    answer: null,
    facts: only ? [{ kind: 'left', who, where: '' }] : [],
    moves: {},
  };
}

function answerTo(
  step: Step,
  { actClass, who, isSelf }: Roles,
  rule: ClassRule,
  done: boolean,
  stage: Stage,
): Situation | null {
  // What is read aloud is news to whoever hears it.
  if (actClass === 'read' && isAloud.test(step.clause) && stage.audience()) return 'believes';
  return who && isReachable(who) && !isSelf ? rule.answer[done ? 0 : 1] : null;
}

const isAloud = /\b(?:aloud|out(?: loud)?)\b/i;

/** To ask for what cannot be makes one look foolish. */
export function hindered(step: Step, roles: Roles, { refusal, about }: Hindrance): Happening {
  return {
    step,
    roles,
    actClass: roles.actClass,
    rule: classRules[roles.actClass],
    outcome: 'refused',
    refusal,
    about,
    answer: null,
    facts: [],
    moves: refusal === 'rank' || refusal === 'impossible' || refusal === 'beyond' ? { reputation: -1 } : {},
  };
}

const spokenTo: ReadonlySet<ActClass> = new Set([
  'tell',
  'ask',
  'persuade',
  'bargain',
  'promise',
  'threaten',
  'praise',
  'confess',
  'love',
  'insult',
  'joke',
]);

const talked: ReadonlySet<ActClass> = new Set([
  ...spokenTo,
  'lie',
  'write',
  'order',
  'send',
  'summon',
  'speak',
  'vote',
]);

/** What is said to somebody far away goes to them in writing, if they are being written to, or terms are offered to them. */
function goesByLetter(step: Step, { actClass, who }: Roles, stage: Stage): boolean {
  if (!who || who.state !== 'away') return false;
  const place = stage.placeNamed(who.where);
  const isFar = place !== null && !stage.isInTown(place);
  // One's own people elsewhere get their orders by messenger.
  if (actClass === 'order') return isFar && who.regard >= 0 && stage.facing !== who;
  if (!spokenTo.has(actClass)) return false;
  if (stage.writingTo === who || isSentWord(step)) return true;
  return /^(?:bargain|promise|threaten)$/.test(actClass) && isFar;
}

/** "let him know", "inform": nobody needs to be there for it. */
function isSentWord({ verb, clause }: Step): boolean {
  return (
    /^(?:inform|notify|alert|report|let|send|make known|announce)\b/.test(verb) ||
    /\bknow that\b|\bhave (?:him|her|them|\p{Lu}\p{L}+) told\b/u.test(clause)
  );
}

/** Acts by which the player has said what they will do. */
const decisive: ReadonlySet<ActClass> = new Set([
  'order',
  'go',
  'attack',
  'speak',
  'vote',
  'accept',
  'refuse',
  'surrender',
  'flee',
  'kill',
  'betray',
  'bargain',
  'send',
  'promise',
  'write',
  'hide',
]);

/** What they were asked at the opening needs no answer any more. */
function settle(stage: Stage): void {
  const asked = stage.opening.open.map(({ text }) => text);
  const open = stage.open.filter(({ text }) => asked.includes(text) && !stage.closed.includes(text));
  for (const { text } of stage.hasLeft() ? open : open.slice(0, 1)) stage.closed.push(text);
}

/** "whether you will hear the rider alone": whoever has heard him alone has answered it. */
function answerWhatIsOpen({ clause }: Step, stage: Stage): void {
  const words = contentWords(clause);
  for (const { text } of stage.open) {
    const shared = [...contentWords(text)].filter((word) => words.has(word)).length;
    if (/^whether you\b/.test(text) && shared >= 2 && !stage.closed.includes(text)) stage.closed.push(text);
  }
}

function silent(step: Step, roles: Roles, rule: ClassRule, who: Being): Happening {
  return {
    step,
    roles,
    actClass: roles.actClass,
    rule,
    outcome: 'done',
    refusal: null,
    about: {},
    answer: null,
    facts: [{ kind: 'silent', who }],
    moves: { reputation: 1 },
  };
}

/** "I will never obey the King" is said, and heard. */
function negated(step: Step, roles: Roles): Happening {
  return {
    step,
    roles,
    actClass: 'refuse',
    rule: classRules.refuse,
    outcome: 'done',
    refusal: null,
    about: {},
    answer:
      roles.who && isReachable(roles.who) && classRules[roles.actClass].kind !== 'rest' ? 'remarks' : null,
    facts: [],
    moves: { influence: 1, reputation: 1 },
  };
}

function passTime({ clause, content, actClass, lead }: Step, rule: ClassRule, stage: Stage): void {
  // "that he will be here in ten days" passes no time.
  const said =
    talked.has(actClass) || content
      ? null
      : (timeIn(withoutTerm(clause)) ?? (/^for\b/i.test(lead) ? timeIn(lead) : null));
  if (said?.until != null && said.days === 0) {
    stage.restUntil(said.until);
    return;
  }
  if (said && (said.days > 0 || said.hours > 0)) {
    stage.passDays(said.days);
    stage.passHour(said.hours);
    return;
  }
  if (rule === classRules.make && !greatWork.test(clause)) stage.passHour(2);
  else if (rule.hours >= hours.length) stage.passDays(Math.floor(rule.hours / hours.length) + 2);
  else stage.passHour(rule.hours);
}

/** "500 livres, to be repaid in a month": that passes later. */
function withoutTerm(clause: string): string {
  return clause.replace(
    /,? \b(?:to be (?:re)?(?:paid|turned|given|handed)(?: back)?|payable|repayable|due)\b.*$/iu,
    '',
  );
}

function clampRegard(regard: number): number {
  return Math.max(-3, Math.min(3, regard));
}
