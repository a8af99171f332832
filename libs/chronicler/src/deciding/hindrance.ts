/** Why a step cannot be: whom it is for is absent or dead, what it needs is gone or another’s, the time or the rank forbids it. */
import type { ActClass, Refusal } from '../eras/bank.js';
import type { Step } from '../reading/steps.js';
import { isReachable, type Being } from './beings.js';
import { isHandedOn } from './handed-on.js';
import type { Circumstances, Happening } from './happening.js';
import { impossibleIn, isBeyondAnyone } from './impossible.js';
import { isAwaited } from './returns.js';
import type { Roles, ThingMeant } from './roles.js';
import type { Stage } from './stage.js';

export interface Hindrance {
  readonly refusal: Refusal;
  /** Whom or what it is about. */
  readonly about: Happening['about'];
}

/** Null: nothing hinders it. Who is within the hour’s reach is brought, and who was sent for in this turn is waited for. */
export function hindranceOf(step: Step, roles: Roles, stage: Stage, at: Circumstances): Hindrance | null {
  return (
    beyondTheTime(step, roles, stage) ??
    beyondTheGrave(roles) ??
    captivity(roles, stage) ??
    distance(step, roles, stage) ??
    rightsOfOthers(step, roles, stage, at)
  );
}

/** The dead are spoken to at their graves, and their ghosts are asked: nobody answers. */
export function isUnanswered({ clause }: Step, { actClass, who }: Roles, { placeName }: Stage): boolean {
  if (!who) return false;
  if (who.state !== 'dead') return actClass === 'ask' && /\b(?:ghost|spirit|shade)\b/i.test(clause);
  if (actClass === 'confess' || actClass === 'praise') return true;
  return (
    /^(?:ask|tell|promise)$/.test(actClass) &&
    /\b(?:ghost|spirit|shade|soul|grave|tomb|memory|my (?:dead|late))\b/i.test(`${clause} at ${placeName}`)
  );
}

function beyondTheTime({ clause }: Step, { actClass }: Roles, stage: Stage): Hindrance | null {
  const never = impossibleIn(clause, stage.of.scenario.public.id);
  if (never)
    return isBeyondAnyone(never)
      ? { refusal: 'beyond', about: {} }
      : { refusal: 'impossible', about: { what: never } };
  // "summon the ghost of my father": nobody comes.
  const isOfTheDead = /\b(?:ghosts?|shades?|spirits?|the dead|gods?)\b/i.test(clause);
  return isOfTheDead && /^(?:summon|send|order)$/.test(actClass) ? { refusal: 'beyond', about: {} } : null;
}

function beyondTheGrave({ actClass, who, where, what }: Roles): Hindrance | null {
  if (who?.state === 'dead' && (neededAlive.has(actClass) || (actClass === 'go' && !where)))
    return { refusal: 'dead', about: { who: who.name } };
  const isUsed = actClass !== 'bury' && actClass !== 'study';
  return what?.isGone && isUsed ? { refusal: 'gone', about: { what: what.name } } : null;
}

function captivity({ actClass, along, where }: Roles, stage: Stage): Hindrance | null {
  const guard = stage.open.find(({ kind, text }) => kind === 'guard' && /\byou\b/.test(text));
  if (!guard || along.some(({ name }) => name === guard.from)) return null;
  const isWayOut = actClass === 'hide' || (/^(?:go|attack|order)$/.test(actClass) && where !== null);
  return isWayOut ? { refusal: 'held', about: guard.from === '' ? {} : { who: guard.from } } : null;
}

const isTouching =
  /^(?:take|draw|pull|lead|hold|touch|embrace|hug|shake|lift|carry|push|drag|seize|grip|pat|stroke|show)\b/;

function distance({ verb }: Step, roles: Roles, stage: Stage): Hindrance | null {
  const { actClass, who } = roles;
  // A hand is taken of somebody who is there.
  const isTouched =
    actClass === 'gesture' && isTouching.test(verb) && (roles.isWhoNamed || who?.state === 'away');
  // Who is sold is handed over.
  const isSold = actClass === 'betray' && isHandedOn.test(verb);
  if (!who || (doneAtADistance.has(actClass) && !isTouched && !isSold)) return null;
  // "I invite him and have him stabbed": the days pass until he is there.
  if (stage.expected?.who === who && who.state === 'away') {
    stage.passDays(stage.expected.days);
    const awaited = stage.opened.findIndex(({ text }) => text === `whether ${who.name} comes`);
    if (awaited >= 0) stage.opened.splice(awaited, 1);
    who.state = 'here';
    who.where = '';
    who.note = '';
  }
  // One may curse who is far away; a face must be there to be spat in.
  const isCursed =
    actClass === 'insult' && /^(?:curse|mock|damn|revile|scorn|despise|deride|denounce|swear)/.test(verb);
  if (isReachable(who) || stage.writingTo === who || isCursed) return null;
  return bring(who, stage) === 'far'
    ? { refusal: 'absent', about: { who: who.name, where: who.where } }
    : null;
}

function rightsOfOthers(step: Step, roles: Roles, stage: Stage, at: Circumstances): Hindrance | null {
  const { actClass, who, what } = roles;
  if (makesOneselfKing(step)) return { refusal: 'rank', about: {} };
  if (isAboveRank(step, roles, stage, at) || hasNoVote(step, roles, stage, at))
    return { refusal: 'rank', about: { ...(who && { who: who.name }) } };
  return (actClass === 'give' || actClass === 'send') && what && isAnothers(what, stage, roles)
    ? { refusal: 'notYours', about: { what: what.name } }
    : null;
}

function makesOneselfKing({ clause }: Step): boolean {
  return (
    (/^become\b/.test(clause) ||
      (/^(?:make|crown|declare|proclaim|name)\b/.test(clause) && /\bmyself\b/i.test(clause))) &&
    /\b(?:king|queen|emperor|empress|consul|dictator|sh[oō]gun|pope|god|president|tribune)\b/i.test(clause)
  );
}

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
  if (place && (!stage.place || !stage.isInTown(place) || !stage.isNearby(who.where))) return 'far';
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
