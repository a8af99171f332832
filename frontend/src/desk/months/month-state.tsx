import type { AuditMonth } from '@rubicon/contracts';
import { Badge } from '../../components/ui/badge.js';
import { monthStrings } from '../../strings/desk/months.js';

const variants = { under_way: 'plain', open: 'second', closed: 'accent' } as const;

export function MonthState({ state }: Pick<AuditMonth, 'state'>) {
  return <Badge variant={variants[state]}>{monthStrings.states[state]}</Badge>;
}
