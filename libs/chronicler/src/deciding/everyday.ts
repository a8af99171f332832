/** What nobody would refuse: everyday biddings to one’s own people, a call to who stands by, an errand for who serves. */
import type { ActClass } from '../eras/bank.js';
import type { Step } from '../reading/steps.js';
import type { Being } from './beings.js';
import { isLeftBehind } from './forces.js';
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
  'lie',
  'send',
  'defend',
  'bury',
  'hide',
  'trade',
  'teach',
  'other',
]);

const serving = /^(?:servant|messenger|soldier|officer|child)$/;

/** Whoever serves, or bears one good will. */
function isOwn({ regard, voices }: Being): boolean {
  return regard >= 1 || (regard >= 0 && voices.some((voice) => serving.test(voice)));
}

/** A priest blesses, a doctor looks at the sick: it is what they are there for. */
function isByTrade({ name, regard, voices }: Being): boolean {
  return (
    regard >= 0 &&
    (voices.some((voice) => /^(?:priest|servant|messenger)$/.test(voice)) ||
      /\b(?:doctor|physician|surgeon|midwife|barber|cook|smith|boatm[ae]n|ferrym[ae]n|guide|driver|innkeeper|landlord|landlady|scribe|clerk)\b/i.test(
        name,
      ))
  );
}

/** What takes days to be made. */
export const greatWork =
  /\b(?:build|fortif\w+|found|erect|dig|hospital|walls?|bridges?|ships?|boats?|fleet|houses?|temples?|churches|church|schools?|roads?|canals?|cannons?|army|armies|newspaper|dam|dyke|statue)\b/i;

const pursued = /^(?:blood|flight|theft|war|betrayal|arrest)$/;

/** What one does by oneself and nobody hinders: to sharpen a pen, to watch, to hide where nobody looks. */
function isUnhindered({ verb, clause }: Step, { actClass, who, what }: Roles, stage: Stage): boolean {
  switch (actClass) {
    case 'make':
      return !greatWork.test(clause);
    // A dog, a wall, who wants to get up: none of them resists.
    case 'love':
    case 'strike':
      return who === null && !/\b(?:him|her|them|the (?:nearest|first|one|man|woman))\b/i.test(clause);
    case 'heal':
      return /^(?:help|raise|lift|wash|bandage|bind|wipe|clean|comfort|cover|nurse|tend)\b/.test(verb);
    case 'study':
      return (
        what === null &&
        /^(?:look|look around|look at|look out|look back|watch|count|listen|examine|inspect|observe|gaze|stare|consider|ponder|think)$/.test(
          verb,
        )
      );
    case 'hide':
      return (
        stage.here().every(({ regard }) => regard >= 0) &&
        !pursued.test(stage.deeds.at(-1)?.act ?? '') &&
        !stage.open.some(({ kind, text }) => kind === 'guard' && /\byou\b/.test(text))
      );
    default:
      return false;
  }
}

/** Done without a throw of the dice. */
export function isWillinglyDone(step: Step, roles: Roles, stage: Stage): boolean {
  const { actClass, who, inner } = roles;
  if (isUnhindered(step, roles, stage)) return true;
  if (!who || who.state === 'dead') return false;
  switch (actClass) {
    case 'order':
      return isOwn(who) && (isLeftBehind(step) || (inner !== null && everyday.has(inner.roles.actClass)));
    case 'persuade':
      return inner !== null && everyday.has(inner.roles.actClass) && (who.regard >= 1 || isByTrade(who));
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
