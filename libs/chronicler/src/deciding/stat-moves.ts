/** What an act moves of the stats. */
import type { Step } from '../reading/steps.js';
import type { Outcome } from '../scene-data.js';
import { classRules, type ClassRule, type Moves } from './class-rules.js';
import type { Roles } from './roles.js';

const bigMoney =
  /\b(?:all|fortune|million|treasure|thousand|hundred|storehouses?|stores|estates?|provinces?|lands?|chest)\b/i;

const smallGift =
  /\b(?:bread|loaf|cup|water|flower|kiss|apple|bowl|coin|wine|drink|onion|ribbon|smile|word|kindness)s?\b/i;

export function movesOf(
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
