import { auditExportKinds, type AuditExportKind } from '@rubicon/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { classNames } from '../../lib/class-names.js';
import { useToast } from '../../lib/toast.js';
import { exportStrings as strings } from '../../strings/desk/exports.js';
import { daysOf, readPeriod, spanOfDays, writePeriod } from '../lib/audit-period.js';
import { formatPeriod } from '../lib/format-utc.js';
import { FormError } from '../ui/form-error.js';
import { useAskForExport } from './exports.api.js';
import { PeriodChoice, type Days } from './period-choice.js';

const noDays: Days = { first: '', last: '' };

/** What is in the file, of which period: also in the address, `?kind=evidence_zip&month=2026-11`. */
export function AskForExport() {
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date());
  const say = useToast();
  const ask = useAskForExport();
  const [days, setDays] = useState<Days>(() => {
    const inAddress = readPeriod(params, now);
    return inAddress === null ? noDays : daysOf(inAddress);
  });
  const { from, until } = spanOfDays(days.first, days.last);
  const period = from === null || until === null ? null : { from, until };
  const kind = auditExportKinds.find((each) => each === params.get('kind')) ?? 'entries_csv';
  const change = (chosenKind: AuditExportKind, chosenDays: Days) => {
    ask.reset();
    setDays(chosenDays);
    const inAddress = writePeriod(spanOfDays(chosenDays.first, chosenDays.last));
    setParams({ kind: chosenKind, ...inAddress }, { replace: true });
  };
  return (
    <div className="flex flex-col gap-5">
      <fieldset>
        <legend className="sr-only">{strings.kind}</legend>
        {auditExportKinds.map((each) => (
          <label
            key={each}
            className={classNames(
              'flex items-baseline gap-3 border-b border-line px-3 py-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent',
              each === kind ? 'bg-surface shadow-[inset_3px_0_0_var(--accent)]' : 'hover:bg-surface',
            )}
          >
            <input
              type="radio"
              name="kind"
              value={each}
              checked={each === kind}
              onChange={() => change(each, days)}
              aria-describedby={`kind-${each}`}
              aria-label={strings.kinds[each]}
              className="size-4 shrink-0 translate-y-0.5 accent-accent focus-visible:outline-none"
            />
            <span>
              <span className="font-semibold">{strings.kinds[each]}</span>
              <span id={`kind-${each}`} className="block text-note text-ink-soft">
                {strings.kindsSay[each]}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <PeriodChoice days={days} now={now} onDays={(chosen) => change(kind, chosen)} />
        <p className="figures mt-2 text-note text-ink-soft">
          {period === null ? strings.noPeriod : strings.chosen(formatPeriod(period))}
          {isWholeLedger(kind) && <> {strings.fromBeginning}</>}
        </p>
      </div>
      <FormError error={ask.error} fallback={strings.askFailed} />
      <Button
        size="sm"
        className="self-start"
        disabled={period === null}
        pending={ask.isPending}
        onClick={() =>
          period !== null &&
          ask.mutate({ kind, ...period }, { onSuccess: () => say({ title: strings.asked }) })
        }
      >
        {strings.submit}
      </Button>
    </div>
  );
}

/** A chain is checked from its first link. */
function isWholeLedger(kind: AuditExportKind): boolean {
  return kind === 'ledger_jsonl' || kind === 'evidence_zip';
}
