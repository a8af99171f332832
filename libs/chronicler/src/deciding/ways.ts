/** Who goes where, in what time, and who comes along. */
import type { Step } from '../reading/steps.js';
import { nounKindsOf } from '../reading/wordnet.js';
import type { Being } from './beings.js';
import { outOf } from './exits.js';
import type { Fact } from './happening.js';
import type { Roles } from './roles.js';
import { bareName, headNoun, type Stage } from './stage.js';

export function moved(step: Step, roles: Roles, stage: Stage): Fact[] {
  const { actClass, where, who, along } = roles;
  const isRiding =
    /\b(?:ride|riding|horse|gallop|carriage|coach|sail|ship|boat|drive)\b/i.test(step.clause) ||
    stage.things.some(
      ({ name, holder, gone }) =>
        holder === 'you' && !gone && /\b(?:horse|mare|mule|mount|stallion)$/i.test(name),
    );
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
  // "across the river and on to the town": that is where it ends.
  const goesOn = where?.place != null && step.phrases.some(({ prep }) => prep === 'to');
  const ford =
    isFording && !goesOn ? (stage.placeIn('the other bank') ?? stage.placeIn('the far bank')) : null;
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
  const outside = name === '' && actClass === 'go' && !who ? outOf(stage, step) : null;
  if (
    outside &&
    outside.id !== stage.place?.id &&
    /\b(?:by|through|over|via|out of|leave (?:the|this|my|his|her)|down|up)\b/i.test(step.clause)
  ) {
    stage.passHour();
    stage.moveTo(outside, outside.name, travelling(step, stage, along));
    return [{ kind: 'arrived', days: 0, far: false }];
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
  // Whom one went to is whom one has to do with there.
  if (who?.state === 'here') stage.speakOf({ kind: 'person', being: who });
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

const serving: ReadonlySet<string> = new Set(['servant', 'soldier', 'officer', 'messenger', 'child']);

/** An army that one leads comes along, and those who are yours. */
function travelling(step: Step, stage: Stage, named: readonly Being[]): Being[] {
  const alone = /\balone\b|\b(?:by myself|on my own)\b|\bsecretly\b|\bsneak|\bslip\b/i.test(step.clause);
  if (alone) return [...named];
  const isArmy = /\b(?:march|lead|cross|we|break camp|my men|our)\b/i.test(`${step.verb} ${step.clause}`);
  const own = stage
    .here()
    // Who serves comes along; friends have ways of their own, unless they are devoted or all set out together.
    .filter((being) => !stage.staying.includes(being))
    .filter(
      ({ state, regard, voices }) =>
        state === 'here' &&
        (regard >= 3 ||
          (regard >= 2 && voices.some((voice) => serving.has(voice))) ||
          (isArmy && regard >= 1)),
    );
  return [...new Set([...named, ...stage.following, ...own])];
}

function closeGuard(stage: Stage): void {
  for (const { kind, text } of stage.open)
    if (kind === 'guard' && /\byou\b/.test(text)) stage.closed.push(text);
}
