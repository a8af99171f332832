/** How a step comes off: by its class, the stats, the difficulty, who it is done to, and the game’s seed. */
import type { ActClass } from '../eras/bank.js';
import { numberFor } from '../random.js';
import type { Step } from '../reading/steps.js';
import type { Outcome } from '../scene-data.js';
import type { ClassRule } from './class-rules.js';
import type { Circumstances } from './happening.js';
import { isWillinglyDone } from './everyday.js';
import type { Roles } from './roles.js';
import type { Stage } from './stage.js';

const byDifficulty = { easy: 13, normal: 0, hard: -13 } as const;

export const handToHand: ReadonlySet<ActClass> = new Set(['strike', 'kill', 'arrest', 'steal', 'attack']);

export function outcomeOf(
  step: Step,
  roles: Roles,
  rule: ClassRule,
  stage: Stage,
  at: Circumstances,
): Outcome {
  const { who, actClass } = roles;
  if (actClass === 'free' && who?.state === 'held') return 'done';
  // A horse is saddled for whoever wants it saddled, and who sleeps keeps nothing.
  if (actClass === 'order' && who === null && /^(?:have|get|see)$/.test(step.verb)) return 'done';
  if (actClass === 'steal' && /\b(?:sleeps?|asleep)\b/i.test(step.lead)) return 'done';
  if (isSuicide(step, roles) || isWardedOff(roles, stage)) return 'failed';
  if (isWillinglyDone(step, roles, stage)) return 'done';
  if (rule.odds === null)
    return roles.actClass === 'tell' && roles.who && roles.who.regard < -1 ? 'partly' : 'done';
  const stat = at.stats[rule.carriedBy] ?? 50;
  const isMany = who?.is === 'they';
  const isGreat = who !== null && who.who !== '';
  const ease =
    (actClass === 'order' || actClass === 'send' || actClass === 'summon' ? (who?.regard ?? 0) * 8 : 0) +
    (actClass === 'order' && (who?.regard ?? 0) > 0 ? 15 : 0) +
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
  return 'failed';
}

/** Who has caught the hand does not lose their purse to it. */
function isWardedOff({ actClass, who, what }: Roles, stage: Stage): boolean {
  const by = stage.wardedOffBy;
  return (
    by !== null && handToHand.has(actClass) && (who === by || (who === null && what?.holder === by.name))
  );
}

/** Somebody always catches the hand: a story does not end so. */
export function isSuicide({ clause }: Step, { actClass, isSelf, who }: Roles): boolean {
  if (actClass !== 'kill' && actClass !== 'strike' && actClass !== 'destroy' && actClass !== 'attack')
    return false;
  return (
    (isSelf && who === null) ||
    /\b(?:myself|my own (?:life|throat|belly|stomach|heart|sword)|my (?:stomach|belly|wrists|throat) open|open my (?:belly|stomach))\b/i.test(
      clause,
    )
  );
}
