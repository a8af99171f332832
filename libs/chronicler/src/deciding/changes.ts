/** What the scene is after a step was done, or was tried in vain. */
import { contentWords } from '../plain-text.js';
import type { Step } from '../reading/steps.js';
import { isReachable, type Being } from './beings.js';
import { isSuicide } from './chance.js';
import { keptHow } from './confining.js';
import { findings, notFound } from './findings.js';
import { isHandedOn } from './handed-on.js';
import { isHandedOver, isLeftBehind } from './forces.js';
import { isHeld } from './lists.js';
import type { Circumstances, Fact } from './happening.js';
import { awaited, daysUntilNext } from './returns.js';
import type { Roles, ThingMeant } from './roles.js';
import { bareName, clashes, isGeneric, type Stage } from './stage.js';
import { leftBehind } from './staying.js';
import { timeIn } from './time-taken.js';
import { moved } from './ways.js';

/** What the scene is after it was done. */
export function changed(step: Step, roles: Roles, stage: Stage, at: Circumstances): Fact[] {
  const first = changedFor(step, roles, stage, at);
  const { actClass, others } = roles;
  if (!/^(?:summon|send|arrest|free|kill)$/.test(actClass) || roles.what) return first;
  return [
    ...first,
    ...others
      .filter(({ state }) => state !== 'dead' && (actClass === 'summon' || state !== 'away'))
      .flatMap((who) => changedFor(step, { ...roles, who, others: [] }, stage, at)),
  ];
}

function changedFor(step: Step, roles: Roles, stage: Stage, at: Circumstances): Fact[] {
  const { actClass, who, what, where, along, inner } = roles;
  const { clause } = step;
  switch (actClass) {
    case 'give':
    case 'bribe': {
      if (!what) return [];
      const holder = who?.name ?? (where?.name || stage.placeName);
      const isPoisoned =
        /\bpoisoned\b/i.test(what.name) ||
        stage.things.some(({ name, note }) => note === 'poisoned' && bareName(name) === bareName(what.name));
      if (isPoisoned && who && who.is !== 'they') {
        who.state = 'dead';
        who.note = 'died by your poison';
        drop(stage, what);
        return [{ kind: 'killed', who }];
      }
      const given = isBuilding(what) ? insteadOf(what, roles) : [what, ...roles.further];
      for (const thing of given) {
        drop(stage, thing);
        stage.things.push({
          name: thing.name,
          holder,
          gone: thing.isFood || (thing.isMoney && !who),
          note: '',
        });
      }
      if (roles.inReturn) hold(stage, roles.inReturn, 'you');
      return [
        ...(who
          ? given
              .filter(({ isFood }) => !isFood)
              .map(({ name }) => ({ kind: 'holds', who: who.name, what: name }) as const)
          : []),
        ...(roles.inReturn ? [{ kind: 'holds', who: 'you', what: roles.inReturn.name } as const] : []),
      ];
    }
    case 'take': {
      if (!what || !(what.known || isHeld(what.name))) return [];
      stage.uses.push(what.name);
      return [what, ...roles.further].map((thing) => {
        hold(stage, thing, 'you');
        return { kind: 'holds', who: 'you', what: thing.name };
      });
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
      if (roles.inReturn && !roles.inReturn.isMoney)
        hold(stage, roles.inReturn, who?.name ?? stage.placeName);
      const isSold = /^sell|^lend|^pawn|^auction|^loan/.test(step.verb);
      stage.things.push({
        name: what.name,
        holder: isSold ? (who?.name ?? stage.placeName) : 'you',
        gone: false,
        note: '',
      });
      return [
        ...(isSold ? [] : [{ kind: 'holds', who: 'you', what: what.name } as const]),
        ...(who && roles.inReturn && !roles.inReturn.isMoney
          ? [{ kind: 'holds', who: who.name, what: roles.inReturn.name } as const]
          : []),
        ...pays(step, roles, stage),
      ];
    }
    case 'destroy': {
      if (!what) return [];
      for (const thing of [what, ...roles.further]) {
        drop(stage, thing);
        stage.things.push({ name: thing.name, holder: stage.placeName, gone: true, note: noteOfEnd(step) });
      }
      return [what, ...roles.further].map(({ name }) => ({ kind: 'gone', what: name }));
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
      const before = stage.things.find(({ name }) => bareName(name) === bareName(what.name));
      // Its words have been told: they are known by now.
      if (before?.note === 'read') return [];
      if (says !== '') {
        const holder = before?.holder ?? 'you';
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
      who.where = isHandedOver(clause) && where ? where.name : '';
      const kept = keptHow(clause);
      if (who.where === '' && kept !== '') who.note = kept;
      return who.where === '' ? [{ kind: 'captive', who }] : [{ kind: 'left', who, where: who.where }];
    }
    case 'betray': {
      if (!who || !isHandedOn.test(step.verb)) return [];
      who.state = 'held';
      who.where = 'in other hands';
      who.note = 'given up by you';
      return [{ kind: 'left', who, where: '' }];
    }
    case 'free': {
      if (!who) return [];
      const goes = /\b(?:go|out|leave|away|home|escape|pass|free)\b/i.test(clause) && who.state !== 'dead';
      who.state = goes ? 'away' : 'here';
      who.where = '';
      return goes ? [{ kind: 'left', who, where: '' }] : [];
    }
    case 'send': {
      if (what) return sentOff(what, who, stage);
      if (!who) return [];
      who.state = 'away';
      who.where = where?.name ?? (/\bhome\b/.test(clause) ? 'home' : '');
      for (const one of along) {
        one.state = 'away';
        one.where = who.where;
      }
      // Sent with words, or to see for themselves, they bring something back.
      if (bringsBack(step)) {
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
    case 'attack':
      return [...moved(step, roles, stage), ...taking(roles, true)];
    case 'go':
    case 'flee':
    case 'hide':
      return moved(step, roles, stage);
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
      const said = timeIn(clause) ?? timeIn(step.lead);
      const isNight =
        /^(?:sleep|go to bed|go to sleep|fall asleep|lie down|retire|dream)$/.test(step.verb) ||
        said?.until != null;
      if (said?.days) stage.passDays(said.days);
      else if (said?.hours) stage.passHour(said.hours);
      else if (isNight) stage.restUntil(said?.until ?? null);
      else stage.passHour(1);
      if (stage.days > 0) return [{ kind: 'woke', days: Math.max(1, said?.days ?? 1) }];
      // Who lay down after midnight wakes on the same day.
      return isNight ? [{ kind: 'woke', days: 0 }] : [];
    }
    case 'wait': {
      const awaitedIn =
        /\buntil\b.*\b(?:answers?|repl(?:y|ies)|comes?|arrives?|returns?|(?:is|are) back|letters?)\b/i.test(
          clause,
        )
          ? daysUntilNext(stage)
          : 0;
      if (awaitedIn > 0) {
        stage.passDays(awaitedIn);
        return [{ kind: 'waited', days: awaitedIn }];
      }
      const said = timeIn(clause) ?? timeIn(step.lead);
      if (said?.days) stage.passDays(said.days);
      else if (said?.until) stage.restUntil(said.until);
      else stage.passHour(said?.hours ?? 2);
      return said?.days ? [{ kind: 'waited', days: said.days }] : [];
    }
    case 'order':
    case 'persuade': {
      if (who && isLeftBehind(step)) return leftBehind(step, who, stage);
      if (!inner || !who) return [];
      const facts = obeyed(inner, who, stage, at);
      // "say to your master that …": "him" is the boy who is told to.
      if (who.state === 'here' && !/\p{Lu}/u.test(step.content?.text.slice(1) ?? ''))
        stage.speakOf({ kind: 'person', being: who });
      return facts;
    }
    case 'study':
      return findings(step, roles, stage, at);
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

function bringsBack({ content, clause, purpose }: Step): boolean {
  return (
    content !== null ||
    purpose?.actClass === 'study' ||
    purpose?.actClass === 'ask' ||
    /:|\bwith (?:an?|my|our|this|the) (?:letter|note|message|word|offer|reply|answer|terms)\b|\bto (?:see|find out|learn|ask|spy|scout|look|discover|count)\b/i.test(
      clause,
    )
  );
}

/** A house is not handed out; what is in it may be. */
function isBuilding({ name, known }: ThingMeant): boolean {
  return (
    !known &&
    /\b(?:houses?|treasur(?:y|ies)|stores?|storehouses?|granar(?:y|ies)|armou?r(?:y|ies)|arsenals?|cellars?|barns?|magazines?|vaults?)$/i.test(
      name,
    )
  );
}

function insteadOf(house: ThingMeant, { further }: Roles): readonly ThingMeant[] {
  return further.length > 0 ? further : [{ ...house, name: `what was in ${house.name}` }];
}

/** It leaves the player; whoever gets it may be heard of. */
function sentOff(what: ThingMeant, who: Being | null, stage: Stage): Fact[] {
  drop(stage, what);
  stage.things.push({ name: what.name, holder: who?.name ?? '', gone: true, note: 'sent off' });
  if (!who || who.state === 'dead') return [];
  const place = who.where === '' ? null : stage.placeNamed(who.where);
  const days = place ? stage.daysTo(place, true) : null;
  who.note = awaited.letter(stage.of.ordinal + Math.max(1, 2 * (days ?? 1)));
  return [];
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
  // "give me back the pearl"
  if ((inner === 'give' || inner === 'take') && roles.what && (roles.isSelf || /\bme\b/i.test(step.clause))) {
    if (roles.what.isGone || !isHeld(roles.what.name)) return [];
    hold(stage, roles.what, 'you');
    return [{ kind: 'holds', who: 'you', what: roles.what.name }];
  }
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
    inner === 'summon' ||
    inner === 'read'
  ) {
    if (inner !== 'summon' && roles.who && !isReachable(roles.who)) return [];
    // Who was near all the time is soon found.
    if (inner === 'summon' && roles.who?.state === 'here') return [{ kind: 'came', who: roles.who }];
    return changed(step, roles, stage, at);
  }
  return [];
}

/** A place that is attacked is taken, or holds out. */
function taking({ where }: Roles, isTaken: boolean): Fact[] {
  if (!where?.place || isGeneric(where.place)) return [];
  return [{ kind: 'taken', what: where.place.name, isTaken }];
}

export function fallenShort(step: Step, roles: Roles, stage: Stage): Fact[] {
  if (isSuicide(step, roles)) return [{ kind: 'prevented' }];
  if (roles.actClass === 'study') return notFound(step, roles, stage);
  if (roles.actClass === 'attack') return taking(roles, false);
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
  return [];
}

function drop(stage: Stage, { name }: ThingMeant): void {
  const at = stage.things.findIndex((one) => bareName(one.name) === bareName(name));
  if (at >= 0) stage.things.splice(at, 1);
}

function hold(stage: Stage, thing: ThingMeant, holder: string): void {
  drop(stage, thing);
  stage.things.push({ name: thing.name, holder, gone: false, note: '' });
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
