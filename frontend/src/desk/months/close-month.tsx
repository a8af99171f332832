import type { AuditMonth } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../components/ui/dialog.js';
import { formatCount } from '../../lib/format.js';
import { useToast } from '../../lib/toast.js';
import { commonStrings } from '../../strings/common.js';
import { monthStrings } from '../../strings/desk/months.js';
import { monthPeriod } from '../lib/audit-period.js';
import { summaryQuery } from '../lib/audit-summary.js';
import { formatMonth } from '../lib/format-utc.js';
import { Facts } from '../ui/facts.js';
import { FormError } from '../ui/form-error.js';
import { Money } from '../ui/money.js';
import { QueryState } from '../ui/query-state.js';
import { useCloseMonth } from './months.api.js';

const strings = monthStrings.close;

/** Says what closing pins, then closes. */
export function CloseMonth({ month: { month } }: { month: AuditMonth }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {strings.open}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title={strings.title(formatMonth(month))} description={strings.text}>
          <Pinned month={month} />
          <Close month={month} />
        </DialogContent>
      </Dialog>
    </>
  );
}

function Pinned({ month }: { month: string }) {
  const summary = useQuery(summaryQuery(monthPeriod(month)));
  return (
    <div className="mt-4">
      <QueryState query={summary}>
        {({ position, moved, exceptions }) => (
          <Facts
            facts={[
              [strings.position, strings.positionNow(formatCount(Number(position)))],
              [strings.cash, <Money key="cash" microUsd={moved.cash} moves />],
              [strings.revenue, <Money key="revenue" microUsd={moved.chargedPaid} moves />],
              [
                strings.liability,
                <Money key="owed" microUsd={moved.liabilityPaid + moved.liabilityGranted} moves />,
              ],
              [strings.accounts, strings.accountsText],
              [strings.accepted, strings.acceptedText(formatCount(exceptions.accepted))],
              [strings.head, strings.headText],
            ]}
          />
        )}
      </QueryState>
      <p className="mt-4">{strings.later}</p>
    </div>
  );
}

function Close({ month }: { month: string }) {
  const say = useToast();
  const name = formatMonth(month);
  const close = useCloseMonth(month, () => say({ title: strings.done(name) }));
  return (
    <>
      <div className="mt-4">
        <FormError error={close.error} fallback={strings.failed} />
      </div>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="ghost">{commonStrings.cancel}</Button>
        </DialogClose>
        <Button pending={close.isPending} onClick={() => close.mutate()}>
          {strings.submit(name)}
        </Button>
      </DialogFooter>
    </>
  );
}
