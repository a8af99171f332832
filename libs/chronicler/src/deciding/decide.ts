/** Decides a step against the scene: done, in part, failed or refused, and why; and changes the scene by it. */
import type { ActClass, Refusal, Situation } from '../eras/bank.js';
import { contentWords } from '../plain-text.js';
import { numberFor } from '../random.js';
import type { Step } from '../reading/steps.js';
import { hours, type Outcome } from '../scene-data.js';
import type { Being } from './beings.js';
import { classRules, type ClassRule, type Moves } from './class-rules.js';
import { impossibleIn, isBeyondAnyone } from './impossible.js';
import { awaited, isAwaited } from './returns.js';
import { rolesOf, type Roles, type ThingMeant } from './roles.js';
import { nounKindsOf } from '../reading/wordnet.js';
import { bareName, clashes, headNoun, isSamePerson, type Stage } from './stage.js';
import { timeIn } from './time-taken.js';

export interface Circumstances {
  readonly stats: { readonly influence?: number; readonly reputation?: number; readonly resources?: number };
  readonly difficulty: 'easy' | 'normal' | 'hard';
  readonly historicalAccuracy: boolean;
  readonly estate: string;
  /** The same for the same request of the same game. */
  readonly key: string;
  /** Added to every chance, in percent: what was prepared or remembered. */
  readonly favour: number;
}

/** A fact of the scene that the story must tell. */
export type Fact =
  | { readonly kind: 'arrived'; readonly days: number; readonly far: boolean }
  | { readonly kind: 'holds'; readonly who: string; readonly what: string }
  | { readonly kind: 'reads'; readonly what: string; readonly says: string }
  | { readonly kind: 'woke'; readonly days: number }
  | { readonly kind: 'waited'; readonly days: number }
  | { readonly kind: 'killed'; readonly who: Being }
  | { readonly kind: 'gone'; readonly what: string }
  | { readonly kind: 'came'; readonly who: Being }
  /** Sent for before, and here now. */
  | { readonly kind: 'arrives'; readonly who: Being }
  | { readonly kind: 'brought'; readonly who: Being; readonly isYes: boolean }
  | { readonly kind: 'answeredLetter'; readonly who: Being; readonly situation: Situation }
  | { readonly kind: 'sentFor'; readonly who: Being; readonly days: number }
  | { readonly kind: 'left'; readonly who: Being; readonly where: string }
  | { readonly kind: 'prisoner'; readonly of: Being | null }
  | { readonly kind: 'captive'; readonly who: Being }
  | { readonly kind: 'letter'; readonly who: Being; readonly days: number | null }
  | { readonly kind: 'did'; readonly who: Being; readonly what: string }
  | { readonly kind: 'silent'; readonly who: Being }
  | { readonly kind: 'answered'; readonly open: string; readonly isYes: boolean };

export interface Happening {
  readonly step: Step;
  readonly roles: Roles;
  readonly actClass: ActClass;
  readonly rule: ClassRule;
  readonly outcome: Outcome;
  readonly refusal: Refusal | null;
  /** Whom or what the refusal is about. */
  readonly about: { readonly who?: string; readonly what?: string; readonly where?: string };
  readonly answer: Situation | null;
  readonly facts: readonly Fact[];
  readonly moves: Moves;
}

const byDifficulty = { easy: 13, normal: 0, hard: -13 } as const;
const bigMoney =
  /\b(?:all|fortune|million|treasure|thousand|hundred|storehouses?|stores|estates?|provinces?|lands?|chest)\b/i;
const smallGift =
  /\b(?:bread|loaf|cup|water|flower|kiss|apple|bowl|coin|wine|drink|onion|ribbon|smile|word|kindness)s?\b/i;
const neededAlive: ReadonlySet<ActClass> = new Set([
  'tell',
  'lie',
  'ask',
  'persuade',
  'bargain',
  'promise',
  'threaten',
  'insult',
  'joke',
  'praise',
  'order',
  'summon',
  'send',
  'strike',
  'kill',
  'attack',
  'arrest',
  'free',
  'bribe',
  'love',
  'heal',
  'teach',
  'give',
  'trade',
  'surrender',
  'confess',
  'betray',
  'defend',
]);
const doneAtADistance: ReadonlySet<ActClass> = new Set([
  'write',
  'pray',
  'mourn',
  'study',
  'send',
  'summon',
  'go',
  'attack',
  'speak',
  'vote',
  'flee',
  'betray',
  'destroy',
  'make',
  'wait',
  'other',
  'read',
  'hide',
  'surrender',
  'lie',
  'bury',
  'refuse',
  'accept',
  'gesture',
  'take',
  'play',
  'promise',
]);

export function decide(step: Step, stage: Stage, at: Circumstances): Happening {
  const read = rolesOf(step, stage);
  const roles: Roles = goesByLetter(read, stage) ? { ...read, actClass: 'write', inner: null } : read;
  const { actClass, who, what } = roles;
  const rule = classRules[actClass];
  const no = (refusal: Refusal, about: Happening['about']): Happening => ({
    step,
    roles,
    actClass,
    rule,
    outcome: 'refused',
    refusal,
    about,
    answer: null,
    facts: [],
    moves: refusal === 'rank' || refusal === 'impossible' || refusal === 'beyond' ? { reputation: -1 } : {},
  });

  const never = impossibleIn(step.clause, stage.of.scenario.public.id);
  if (never) return isBeyondAnyone(never) ? no('beyond', {}) : no('impossible', { what: never });
  if (
    /^(?:become|make myself|crown|declare|proclaim|name)\b/.test(step.clause) &&
    /\b(?:king|queen|emperor|empress|consul|dictator|sh[oō]gun|pope|god|president|tribune)\b/i.test(
      step.clause,
    ) &&
    (/^become/.test(step.clause) || /\bmyself\b/i.test(step.clause))
  )
    return no('rank', {});
  if (who && actClass === 'ask' && who.state !== 'dead' && /\b(?:ghost|spirit|shade)\b/i.test(step.clause))
    return silent(step, roles, rule, who);
  // "summon the ghost of my father": nobody comes.
  if (
    /^(?:summon|send|order)$/.test(actClass) &&
    /\b(?:ghosts?|shades?|spirits?|the dead|gods?)\b/i.test(step.clause)
  )
    return no('beyond', {});
  if (who && neededAlive.has(actClass) && who.state === 'dead') {
    if (actClass === 'confess' || actClass === 'praise') return silent(step, roles, rule, who);
    if (actClass === 'ask' && /\b(?:ghost|spirit|shade|soul|grave|memory)\b/i.test(step.clause))
      return silent(step, roles, rule, who);
    return no('dead', { who: who.name });
  }
  if (who && actClass === 'go' && who.state === 'dead' && !roles.where) return no('dead', { who: who.name });
  if (what?.isGone && actClass !== 'bury' && actClass !== 'study') return no('gone', { what: what.name });
  const guard = stage.open.find(({ kind, text }) => kind === 'guard' && /\byou\b/.test(text));
  const isLedAway = guard !== undefined && roles.along.some(({ name }) => name === guard.from);
  if (guard && !isLedAway && (actClass === 'hide' || (/^(?:go|attack|order)$/.test(actClass) && roles.where)))
    return no('held', guard.from === '' ? {} : { who: guard.from });
  // "I invite him and have him stabbed": the days pass until he is there.
  if (who && stage.expected?.who === who && who.state === 'away' && !doneAtADistance.has(actClass)) {
    stage.passDays(stage.expected.days);
    const awaited = stage.opened.findIndex(({ text }) => text === `whether ${who.name} comes`);
    if (awaited >= 0) stage.opened.splice(awaited, 1);
    who.state = 'here';
    who.where = '';
  }
  // One may curse who is far away; a face must be there to be spat in.
  const isCursed =
    actClass === 'insult' &&
    /^(?:curse|mock|damn|revile|scorn|despise|deride|denounce|swear)/.test(step.verb);
  const isWritten = who !== null && stage.writingTo === who;
  const reach =
    who && !isReachable(who) && !isWritten && !isCursed && !doneAtADistance.has(actClass)
      ? bring(who, stage)
      : 'here';
  if (who && reach === 'far') return no('absent', { who: who.name, where: who.where });
  if (isAboveRank(step, roles, stage, at) || hasNoVote(step, roles, stage, at))
    return no('rank', { ...(who && { who: who.name }) });
  if (actClass === 'give' && what && isAnothers(what, stage, roles))
    return no('notYours', { what: what.name });
  if (
    actClass === 'read' &&
    what &&
    !what.known &&
    /\bletter|paper|order|note|list|book\b/i.test(what.name) &&
    /\bCaesar|Pompey|Nobunaga\b/.test(what.name)
  )
    return no('gone', { what: what.name });

  if (step.isNegated) return negated(step, roles, rule, at);
  const outcome = isWardedOff(roles, stage) ? 'failed' : outcomeOf(step, roles, rule, stage, at);
  if (outcome === 'failed' && handToHand.has(actClass)) stage.wardedOffBy = who;
  const done = outcome === 'done' || outcome === 'partly';
  const facts = done ? changed(step, roles, stage, at) : fallenShort(step, roles, stage);
  const regard = rule.regard[done ? 0 : 1];
  if (who && regard !== 0 && who.state !== 'dead') who.regard = clampRegard(who.regard + regard);
  if (who) who.isKnown = true;
  if (done && decisive.has(actClass)) settle(stage);
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
    answer: who && canAnswer(who) && !roles.isSelf ? rule.answer[done ? 0 : 1] : null,
    facts,
    moves: movesOf(step, roles, rule, outcome),
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
function goesByLetter({ actClass, who }: Roles, stage: Stage): boolean {
  if (!who || who.state !== 'away' || !spokenTo.has(actClass)) return false;
  if (stage.writingTo === who) return true;
  const place = stage.placeNamed(who.where);
  return /^(?:bargain|promise|threaten)$/.test(actClass) && place !== null && !stage.isInTown(place);
}

const handToHand: ReadonlySet<ActClass> = new Set(['strike', 'kill', 'arrest', 'steal', 'attack']);

/** Who has caught the hand does not lose their purse to it. */
function isWardedOff({ actClass, who, what }: Roles, stage: Stage): boolean {
  const by = stage.wardedOffBy;
  return (
    by !== null && handToHand.has(actClass) && (who === by || (who === null && what?.holder === by.name))
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
function negated(step: Step, roles: Roles, rule: ClassRule, at: Circumstances): Happening {
  void at;
  return {
    step,
    roles,
    actClass: 'refuse',
    rule: classRules.refuse,
    outcome: 'done',
    refusal: null,
    about: {},
    answer: roles.who && canAnswer(roles.who) && rule.kind !== 'rest' ? 'remarks' : null,
    facts: [],
    moves: { influence: 1, reputation: 1 },
  };
}

function isReachable({ state, where }: Being): boolean {
  return state === 'here' || (state === 'held' && where === '');
}

/** Who is in the same town comes or is found within the hour. */
function bring(who: Being, stage: Stage): 'here' | 'far' {
  if (who.state === 'held' || isAwaited(who)) return 'far';
  if (who.where === '') {
    if (!who.isKnown) return 'far';
    who.state = 'here';
    return 'here';
  }
  const place = stage.placeNamed(who.where);
  // Words that are no place of the era's are a room next door.
  if (place && (!stage.place || !stage.isInTown(place))) return 'far';
  if (!place && /\b(?:beyond|sea|abroad|home|unknown|outside)\b/i.test(who.where)) return 'far';
  // A king is not met in the street.
  if (
    /\b(?:king|queen|emperor|dauphin)\b/i.test([who.name, who.who, ...who.also].join(' ')) &&
    place?.id !== stage.place?.id
  )
    return 'far';
  who.state = 'here';
  who.where = '';
  who.isKnown = true;
  stage.passHour();
  return 'here';
}

const armies =
  /\b(?:army|armies|legions?|regiments?|troops|cavalry|fleet|cohorts?|battalions?|the thirteenth|national guard|garrison)\b/i;
const lowEstates = new Set(['peasant', 'plebeian', 'Third Estate']);
function isAboveRank(
  { clause }: Step,
  { actClass, who }: Roles,
  stage: Stage,
  { estate, stats }: Circumstances,
): boolean {
  if (actClass !== 'order' && actClass !== 'attack') return false;
  if (!lowEstates.has(estate) || (stats.influence ?? 50) >= 45 || !armies.test(clause)) return false;
  return !(who && stage.here().includes(who));
}

/** Laws, sentences and offices are made where people meet for it, or by those whose word is law. */
const sovereign =
  /^(?:decree|legislate|enact|repeal|abolish|sentence|condemn|convict|ennoble|crown|knight|depose|dethrone|outlaw|ban)\b/;
const meeting =
  /\b(?:deput\w+|senat\w+|consul\w*|assembly|council\w*|electors?|elders|citizens|crowd|people|court|judges?|jur(?:y|ors))\b/i;
function hasNoVote({ verb }: Step, { actClass }: Roles, stage: Stage, { estate }: Circumstances): boolean {
  if (actClass !== 'vote' || !sovereign.test(verb) || estate === 'daimyo') return false;
  const around = [...stage.here().flatMap(({ name, also }) => [name, ...also]), ...(stage.place?.folk ?? [])];
  return !around.some((name) => meeting.test(name));
}

function isAnothers({ holder }: ThingMeant, stage: Stage, { who }: Roles): boolean {
  if (holder === '' || holder === 'you' || (who && holder === who.name)) return false;
  return stage.beings.some(({ name, state }) => name === holder && (state === 'here' || state === 'away'));
}

function outcomeOf(step: Step, roles: Roles, rule: ClassRule, stage: Stage, at: Circumstances): Outcome {
  if (isSuicide(step, roles)) return 'failed';
  if (rule.odds === null)
    return roles.actClass === 'tell' && roles.who && roles.who.regard < -1 ? 'partly' : 'done';
  const { who, actClass } = roles;
  const stat = at.stats[rule.carriedBy] ?? 50;
  const isMany = who?.is === 'they';
  const isGreat = who !== null && who.who !== '';
  const ease =
    (actClass === 'order' || actClass === 'send' || actClass === 'summon' ? (who?.regard ?? 0) * 8 : 0) +
    (actClass === 'free' && roles.who?.state === 'held' ? 60 : 0) +
    (actClass === 'heal' ? 15 : 0);
  const chance =
    rule.odds +
    byDifficulty[at.difficulty] +
    Math.round((stat - 50) / 4) +
    at.favour +
    (who
      ? who.regard *
        (actClass === 'kill' || actClass === 'strike' || actClass === 'steal' || actClass === 'betray'
          ? -2
          : 6)
      : 0) +
    ease -
    (actClass === 'kill' && isMany ? 20 : 0) -
    (actClass === 'kill' && isGreat && at.historicalAccuracy ? 12 : 0) +
    (actClass === 'kill' && who?.state === 'held' ? 30 : 0) +
    (actClass === 'love' && who && who.regard >= 2 ? 25 : 0);
  const luck = numberFor(`${at.key} ${step.clause} outcome`, 100);
  const bounded = Math.min(94, Math.max(8, chance));
  if (luck < bounded - 14) return 'done';
  if (luck < bounded)
    return actClass === 'kill' || actClass === 'arrest' || actClass === 'free' ? 'done' : 'partly';
  void stage;
  return 'failed';
}

/** Somebody always catches the hand: a story does not end so. */
function isSuicide({ clause }: Step, { actClass, isSelf, who }: Roles): boolean {
  if (actClass !== 'kill' && actClass !== 'strike' && actClass !== 'destroy' && actClass !== 'attack')
    return false;
  return (
    (isSelf && who === null) ||
    /\b(?:myself|my own (?:life|throat|belly|stomach|heart|sword)|my (?:stomach|belly|wrists|throat) open|open my (?:belly|stomach))\b/i.test(
      clause,
    )
  );
}

/** What takes days to be made. */
const greatWork =
  /\b(?:build|fortif\w+|found|erect|dig|hospital|walls?|bridges?|ships?|boats?|fleet|houses?|temples?|churches|church|schools?|roads?|canals?|cannons?|army|armies|newspaper|dam|dyke|statue)\b/i;

function passTime({ clause, content, actClass }: Step, rule: ClassRule, stage: Stage): void {
  // "that he will be here in ten days" passes no time.
  const said = talked.has(actClass) || content ? null : timeIn(clause);
  if (said && (said.days > 0 || said.hours > 0)) {
    stage.passDays(said.days);
    stage.passHour(said.hours);
    return;
  }
  if (rule === classRules.make && !greatWork.test(clause)) stage.passHour(2);
  else if (rule.hours >= hours.length) stage.passDays(Math.floor(rule.hours / hours.length) + 2);
  else stage.passHour(rule.hours);
}

function clampRegard(regard: number): number {
  return Math.max(-3, Math.min(3, regard));
}

function canAnswer(who: Being): boolean {
  return isReachable(who);
}

/** What the scene is after it was done. */
function changed(step: Step, roles: Roles, stage: Stage, at: Circumstances): Fact[] {
  const { actClass, who, what, where, along, inner } = roles;
  const { clause } = step;
  switch (actClass) {
    case 'give':
    case 'bribe': {
      if (!what) return [];
      const holder = who?.name ?? (where?.name || stage.placeName);
      const isPoisoned = stage.things.some(
        ({ name, note }) => note === 'poisoned' && bareName(name) === bareName(what.name),
      );
      if (isPoisoned && who && who.is !== 'they') {
        who.state = 'dead';
        who.note = 'died by your poison';
        drop(stage, what);
        return [{ kind: 'killed', who }];
      }
      drop(stage, what);
      stage.things.push({ name: what.name, holder, gone: what.isFood || (what.isMoney && !who), note: '' });
      return who && !what.isFood ? [{ kind: 'holds', who: who.name, what: what.name }] : [];
    }
    case 'take': {
      if (!what) return [];
      drop(stage, what);
      stage.things.push({ name: what.name, holder: 'you', gone: false, note: '' });
      stage.uses.push(what.name);
      return [{ kind: 'holds', who: 'you', what: what.name }];
    }
    case 'steal': {
      if (!what) return [];
      if (what.holder !== '' && what.holder !== 'you') stage.uses.push(what.name);
      drop(stage, what);
      stage.things.push({
        name: what.name,
        holder: 'you',
        gone: false,
        note: who ? `stolen from ${who.name}` : 'stolen',
      });
      return [{ kind: 'holds', who: 'you', what: what.name }];
    }
    case 'trade': {
      if (!what || what.isMoney) return pays(step, roles, stage);
      drop(stage, what);
      const isSold = /^sell|^lend|^pawn|^auction|^loan/.test(step.verb);
      stage.things.push({
        name: what.name,
        holder: isSold ? (who?.name ?? stage.placeName) : 'you',
        gone: false,
        note: '',
      });
      return [
        ...(isSold ? [] : [{ kind: 'holds', who: 'you', what: what.name } as const]),
        ...pays(step, roles, stage),
      ];
    }
    case 'destroy': {
      if (!what) return [];
      drop(stage, what);
      stage.things.push({ name: what.name, holder: stage.placeName, gone: true, note: noteOfEnd(step) });
      return [{ kind: 'gone', what: what.name }];
    }
    case 'eat': {
      if (what?.known) {
        drop(stage, what);
        stage.things.push({ name: what.name, holder: 'you', gone: true, note: 'eaten or drunk' });
      }
      return [];
    }
    case 'bury': {
      if (!what) return [];
      const isUp = /\b(?:dig up|unearth|dug up|take out)\b/i.test(clause) || /up$/.test(step.verb);
      drop(stage, what);
      const spot =
        /\b(?:under|beneath|in|inside|behind|below|beside) (?:the|my|a|an) [\p{L} ’'-]+/iu.exec(
          clause,
        )?.[0] ?? '';
      stage.things.push({
        name: what.name,
        holder: isUp ? 'you' : stage.placeName,
        gone: false,
        note: isUp ? '' : `hidden ${spot}`.trim(),
      });
      return isUp ? [{ kind: 'holds', who: 'you', what: what.name }] : [];
    }
    case 'use': {
      if (!what || step.verb !== 'poison') return [];
      drop(stage, what);
      stage.things.push({ name: what.name, holder: 'you', gone: false, note: 'poisoned' });
      return [];
    }
    case 'read': {
      if (!what) return [];
      const readable = stage.opening.things.filter(({ says: text }) => text !== '');
      const says =
        (
          readable.find(({ name, also }) =>
            [name, ...also].some((one) => bareName(one) === bareName(what.name)),
          ) ??
          readable.find(
            ({ name, also }) =>
              !clashes(what.name, name) && [name, ...also].some((one) => sharesNoun(one, what.name)),
          )
        )?.says ?? '';
      stage.uses.push(what.name);
      if (says !== '') {
        const holder =
          stage.things.find(({ name }) => bareName(name) === bareName(what.name))?.holder ?? 'you';
        drop(stage, what);
        stage.things.push({ name: what.name, holder, gone: false, note: 'read' });
      }
      return says === '' ? [] : [{ kind: 'reads', what: what.name, says }];
    }
    case 'write': {
      const isSameLetter = who !== null && stage.writingTo === who;
      stage.writingTo = who;
      if (!who || who.state === 'here' || isSameLetter) return [];
      if (who.state === 'dead') return [{ kind: 'silent', who }];
      const place = who.where === '' ? null : stage.placeNamed(who.where);
      const days = place ? stage.daysTo(place, true) : null;
      who.note = awaited.letter(stage.of.ordinal + Math.max(1, 2 * (days ?? 1)));
      stage.opened.push({
        kind: 'question',
        from: who.name,
        text: `what ${who.name} answers to your letter`,
      });
      return [{ kind: 'letter', who, days }];
    }
    case 'strike':
      if (who) who.note = 'bears the mark of your blow';
      return [];
    case 'kill': {
      if (!who) return [];
      who.state = 'dead';
      who.where = '';
      who.note = 'died by your hand';
      return [{ kind: 'killed', who }];
    }
    case 'arrest': {
      if (!who) return [];
      who.state = 'held';
      who.where = '';
      return [{ kind: 'captive', who }];
    }
    case 'free': {
      if (!who) return [];
      const goes = /\b(?:go|out|leave|away|home|escape|pass|free)\b/i.test(clause) && who.state !== 'dead';
      who.state = goes ? 'away' : 'here';
      who.where = '';
      return goes ? [{ kind: 'left', who, where: '' }] : [];
    }
    case 'send': {
      if (!who) return [];
      who.state = 'away';
      who.where = where?.name ?? (/\bhome\b/.test(clause) ? 'home' : '');
      // Sent with words, they bring some back.
      if (step.content || /:/.test(clause)) {
        stage.opened.push({ kind: 'question', from: who.name, text: `what answer ${who.name} brings back` });
        const days = where?.place ? (stage.daysTo(where.place, true) ?? 1) : 0;
        who.note = awaited.sent(stage.of.ordinal + stage.days + Math.max(1, 2 * days));
      }
      return [{ kind: 'left', who, where: who.where }];
    }
    case 'summon': {
      if (!who) return [];
      if (who.state === 'here') return [];
      const place = who.where === '' ? null : stage.placeNamed(who.where);
      const days = place ? (stage.daysTo(place, true) ?? 1) : 0;
      if (days === 0 && who.state !== 'dead') {
        who.state = 'here';
        who.where = '';
        return [{ kind: 'came', who }];
      }
      stage.opened.push({ kind: 'order', from: who.name, text: `whether ${who.name} comes` });
      stage.expected = { who, days: Math.max(1, 2 * days) };
      who.where = '';
      who.note = awaited.coming(stage.of.ordinal + stage.days + Math.max(1, 2 * days));
      return [{ kind: 'sentFor', who, days: Math.max(1, 2 * days) }];
    }
    case 'go':
    case 'attack':
    case 'flee':
    case 'hide':
      return moved(step, roles, stage, at);
    case 'surrender': {
      if (who && !isReachable(who)) {
        const place = who.where === '' ? null : stage.placeNamed(who.where);
        stage.opened.push({
          kind: 'offer',
          from: who.name,
          text: `whether ${who.name} accepts your surrender`,
        });
        return [{ kind: 'letter', who, days: place ? stage.daysTo(place, true) : 1 }];
      }
      stage.opened.push({
        kind: 'guard',
        from: who?.name ?? '',
        text: who ? `you are the prisoner of ${who.name}` : 'you are a prisoner',
      });
      for (const being of along) being.state = 'held';
      return [{ kind: 'prisoner', of: who }];
    }
    case 'rest': {
      const said = timeIn(clause);
      const isNight =
        /^(?:sleep|go to bed|go to sleep|fall asleep|lie down|retire|dream)$/.test(step.verb) ||
        said?.until != null;
      if (said?.days) stage.passDays(said.days);
      else if (said?.hours) stage.passHour(said.hours);
      else if (isNight) stage.restUntil(said?.until ?? null);
      else stage.passHour(1);
      return stage.days > 0 ? [{ kind: 'woke', days: Math.max(1, said?.days ?? 1) }] : [];
    }
    case 'wait': {
      const said = timeIn(clause);
      if (said?.days) stage.passDays(said.days);
      else if (said?.until) stage.restUntil(said.until);
      else stage.passHour(said?.hours ?? 2);
      return said?.days ? [{ kind: 'waited', days: said.days }] : [];
    }
    case 'order':
    case 'persuade': {
      if (!inner || !who) return [];
      return obeyed(inner, who, stage, at);
    }
    case 'heal':
      if (who && /\b(?:wound|blow)/.test(who.note)) who.note = '';
      return [];
    case 'accept':
    case 'refuse': {
      const matter = stage.open.findLast(
        ({ kind, text, from }) =>
          (kind === 'offer' || (kind === 'question' && from !== '')) &&
          !/answers to your letter|comes$/.test(text),
      );
      if (!matter) return [];
      stage.closed.push(matter.text);
      return [{ kind: 'answered', open: matter.text, isYes: actClass === 'accept' }];
    }
    default:
      return [];
  }
}

function pays(step: Step, roles: Roles, stage: Stage): Fact[] {
  const { who } = roles;
  if (!who || !step.purpose) return [];
  const to = / (?:to|into|across|as far as) ((?:the )?[^,.;]+)$/iu.exec(step.clause)?.[1];
  const place = to ? stage.placeIn(to) : null;
  if (place && /\b(?:guide|lead|take|bring|carry|row|ferry|escort|sail)\b/i.test(step.clause)) {
    const days = stage.daysTo(place, false) ?? 1;
    stage.passDays(days);
    stage.moveTo(place, place.name, stage.here());
    return [{ kind: 'arrived', days, far: days > 0 }];
  }
  return [{ kind: 'did', who, what: step.purpose.clause }];
}

/** What somebody is told to do is done, as far as the scene goes. */
function obeyed(
  { roles, step }: { roles: Roles; step: Step },
  agent: Being,
  stage: Stage,
  at: Circumstances,
): Fact[] {
  if (step.isNegated || roles.who === agent) return [];
  const inner = roles.actClass;
  // "tell the driver to go home"
  const goesAway = /\b(?:home|away|back|off|out)\b/i.exec(step.clause)?.[0].toLowerCase();
  if ((inner === 'go' || inner === 'flee') && goesAway && !roles.where?.place) {
    agent.state = 'away';
    agent.where = goesAway === 'home' ? 'home' : 'outside';
    return [{ kind: 'left', who: agent, where: '' }];
  }
  if ((inner === 'go' || inner === 'attack') && !roles.where) {
    stage.following.push(agent);
    return [];
  }
  if (inner === 'go' && roles.where?.place) {
    agent.state = 'away';
    agent.where = roles.where.name;
    return [{ kind: 'left', who: agent, where: roles.where.name }];
  }
  if (
    inner === 'kill' ||
    inner === 'arrest' ||
    inner === 'free' ||
    inner === 'destroy' ||
    inner === 'summon'
  ) {
    if (inner !== 'summon' && roles.who && !isReachable(roles.who)) return [];
    return changed(step, roles, stage, at);
  }
  if (inner === 'take' || inner === 'give') return [];
  return [];
}

function moved(step: Step, roles: Roles, stage: Stage, at: Circumstances): Fact[] {
  const { actClass, where, who, along } = roles;
  const isRiding = /\b(?:ride|riding|horse|gallop|carriage|coach|sail|ship|boat|drive)\b/i.test(step.clause);
  const wanted = where?.place ?? (who && who.where !== '' ? stage.placeNamed(who.where) : null);
  const name = wanted?.name ?? where?.name ?? '';
  if (
    actClass === 'attack' &&
    !(where && /\b(?:march|advance|take|storm|cross|seize|invade|conquer)\b/i.test(step.clause))
  )
    return [];
  if (actClass === 'hide' && !where) return [];
  const isFording =
    (/\b(?:water|river|ford|stream|bank|rubicon)\b/i.test(step.clause) &&
      /\b(?:cross|into|over|through|wade|swim)\b/i.test(step.clause)) ||
    (/^cross/.test(step.verb) && !where);
  const ford = isFording ? (stage.placeIn('the other bank') ?? stage.placeIn('the far bank')) : null;
  if (ford && stage.place && ford.id !== stage.place.id && (stage.daysTo(ford, true) ?? 9) <= 1) {
    stage.passHour();
    stage.moveTo(ford, ford.name, travelling(step, stage, along));
    return [{ kind: 'arrived', days: 0, far: false }];
  }
  if (where && !where.place && !isSomewhere(where.name)) {
    stage.passHour();
    return [];
  }
  if (actClass === 'flee') {
    closeGuard(stage);
    if (!wanted) {
      const refuge = stage.placeIn('the street') ?? stage.placeIn('the road');
      if (refuge && stage.place) stage.moveTo(refuge, refuge.name, along);
      stage.passHour();
      return refuge ? [{ kind: 'arrived', days: 0, far: false }] : [];
    }
  }
  if (
    name === '' ||
    (stage.place && wanted && wanted.id === stage.place.id) ||
    bareName(name) === bareName(stage.placeName)
  ) {
    stage.passHour(name === '' ? 1 : 0);
    if (who && who.state === 'away' && who.where === '') who.state = 'here';
    return [];
  }
  const days = wanted ? (stage.daysTo(wanted, isRiding) ?? 1) : 0;
  const others = travelling(step, stage, along);
  if (days) {
    stage.passDays(days);
    stage.hour = 'evening';
  } else stage.passHour();
  stage.moveTo(wanted, name, others);
  if (who && who.state === 'away' && (who.where === '' || bareName(who.where) === bareName(name))) {
    who.state = 'here';
    who.where = '';
    who.isKnown = true;
  }
  // Whom history puts there is met there.
  void at;
  return [{ kind: 'arrived', days: days ?? 0, far: (days ?? 0) > 0 }];
}

/** A house is a place to go to; the water, the dark and the crowd are not. */
function isSomewhere(name: string): boolean {
  const kinds = nounKindsOf(headNoun(name).toLowerCase());
  if (
    /\b(?:water|sea|dark|darkness|night|fire|smoke|rain|mud|air|crowd|ranks|midst|middle|saddle|front|distance|open|line|world|sun|light)\b/i.test(
      name,
    )
  )
    return false;
  return /\p{Lu}/u.test(name) || kinds.includes('place') || kinds[0] === 'thing';
}

/** An army that one leads comes along, and those who are yours. */
function travelling(step: Step, stage: Stage, named: readonly Being[]): Being[] {
  const alone = /\balone\b|\bby myself\b|\bsecretly\b|\bsneak|\bslip\b/i.test(step.clause);
  if (alone) return [...named];
  const isArmy = /\b(?:march|lead|cross|we|break camp|my men|our)\b/i.test(`${step.verb} ${step.clause}`);
  const own = stage
    .here()
    .filter((one) => one.state === 'here' && (one.regard >= 2 || (isArmy && one.regard >= 1)));
  return [...new Set([...named, ...stage.following, ...own])];
}

function fallenShort(step: Step, roles: Roles, stage: Stage): Fact[] {
  if (roles.actClass === 'kill' || roles.actClass === 'betray' || roles.actClass === 'steal')
    if (roles.who && isReachable(roles.who))
      stage.opened.push({
        kind: 'blow',
        from: roles.who.name,
        text: `what ${roles.who.name} does after what you tried`,
      });
  // Who runs after such a blow and does not get away is taken.
  if (roles.actClass === 'flee' && stage.wardedOffBy && isReachable(stage.wardedOffBy)) {
    const by = stage.wardedOffBy;
    stage.opened.push({ kind: 'guard', from: by.name, text: `you are the prisoner of ${by.name}` });
    return [{ kind: 'prisoner', of: by }];
  }
  void step;
  return [];
}

function closeGuard(stage: Stage): void {
  for (const { kind, text } of stage.open)
    if (kind === 'guard' && /\byou\b/.test(text)) stage.closed.push(text);
}

function drop(stage: Stage, { name }: ThingMeant): void {
  const at = stage.things.findIndex((one) => bareName(one.name) === bareName(name));
  if (at >= 0) stage.things.splice(at, 1);
}

function noteOfEnd({ verb }: Step): string {
  return /burn|fire|flame|torch|alight|hold/.test(verb)
    ? 'burned'
    : /tear|rip|shred/.test(verb)
      ? 'torn up'
      : 'destroyed';
}

function sharesNoun(one: string, other: string): boolean {
  const words = contentWords(one);
  return bareName(one) === bareName(other) || [...contentWords(other)].some((word) => words.has(word));
}

function movesOf(
  { clause }: Step,
  { actClass, what, inner, who }: Roles,
  rule: ClassRule,
  outcome: Outcome,
): Moves {
  const base = outcome === 'done' ? rule.done : outcome === 'partly' ? half(rule.done) : rule.failed;
  if (outcome === 'failed' || outcome === 'refused') return base;
  if (actClass === 'give') {
    const big = bigMoney.test(clause);
    const small = smallGift.test(what?.name ?? clause) && !big;
    return {
      influence: 0,
      reputation: big ? 6 : small ? 2 : 3,
      resources: big ? -11 : small ? -1 : what?.isMoney ? -6 : -4,
    };
  }
  if (actClass === 'order' && inner && /^(?:kill|arrest|attack)$/.test(inner.roles.actClass))
    return classRules[inner.roles.actClass].done;
  if (
    actClass === 'destroy' &&
    /\b(?:note|debt|bond|iou|strongbox|money|house|granar|ship|bridge)/i.test(clause)
  )
    return { resources: -7, reputation: 2 };
  if (actClass === 'kill' && !who) return { reputation: -4 };
  if (actClass === 'trade' && /^(?:sell|borrow|collect|call in)/.test(clause)) return { resources: 4 };
  return base;
}

function half(moves: Moves): Moves {
  const of = (value: number | undefined) => Math.trunc((value ?? 0) / 2);
  return {
    influence: of(moves.influence),
    reputation: of(moves.reputation),
    resources: moves.resources ?? 0,
  };
}

export function isPlayer(name: string, stage: Stage): boolean {
  return isSamePerson(name, stage.of.character.name);
}
