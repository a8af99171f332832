/** What nobody would refuse: everyday biddings to one’s own people, a call to who stands by, an errand for who serves. */
import type { ActClass } from '../eras/bank.js';
import type { Being } from './beings.js';
import type { Roles } from './roles.js';
import type { Stage } from './stage.js';

const everyday: ReadonlySet<ActClass> = new Set([
  'read',
  'take',
  'eat',
  'rest',
  'wait',
  'gesture',
  'go',
  'tell',
  'ask',
  'speak',
  'use',
  'write',
  'give',
  'play',
  'pray',
  'study',
  'heal',
  'summon',
  'mourn',
  'make',
  'joke',
  'praise',
  'other',
]);

const serving = /^(?:servant|messenger|soldier|officer|child)$/;

/** Whoever serves, or bears one good will. */
export function isOwn({ regard, voices }: Being): boolean {
  return regard >= 1 || (regard >= 0 && voices.some((voice) => serving.test(voice)));
}

/** Done without a throw of the dice. */
export function isWillinglyDone({ actClass, who, inner }: Roles, stage: Stage): boolean {
  if (!who || who.state === 'dead') return false;
  switch (actClass) {
    case 'order':
      return inner !== null && everyday.has(inner.roles.actClass) && isOwn(who);
    case 'persuade':
      return inner !== null && everyday.has(inner.roles.actClass) && who.regard >= 1;
    case 'summon':
      // Who is far away is sent for, and comes or not in their time.
      return stage.here().includes(who) || who.regard >= 0 || !isNear(who, stage);
    case 'send':
      return who.state === 'here' && isOwn(who);
    case 'arrest':
      return who.state === 'held';
    default:
      return false;
  }
}

function isNear({ state, where }: Being, stage: Stage): boolean {
  if (state !== 'away') return state === 'here';
  const place = where === '' ? null : stage.placeNamed(where);
  return place !== null && stage.isInTown(place);
}
