import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Input } from '../../components/ui/input.js';
import { auditStrings } from '../../strings/desk/audit.js';
import {
  daysOf,
  isSamePeriod,
  presetPeriods,
  spanOfDays,
  writePeriod,
  type AuditSpan,
  type PeriodPreset,
} from '../lib/audit-period.js';
import { filterFieldId } from '../lib/filter-field.js';
import { ChoiceLink } from './choice-link.js';

const strings = auditStrings.period;
const presets = Object.keys(strings.presets) as PeriodPreset[];

/** Which period the screen shows: a press on one of the usual ones, or two days, both in it. What else stands in the address stays. */
export function PeriodField({
  period,
  mayBeOpen = false,
  id = filterFieldId,
  forget = [],
}: {
  /** Null: none that can be read. */
  period: AuditSpan | null;
  /** It may have no beginning or no end. */
  mayBeOpen?: boolean;
  /** Of the first day's field. */
  id?: string;
  /** Of the address, what does not outlive its period. */
  forget?: readonly string[];
}) {
  const [now] = useState(() => new Date());
  const [params, setParams] = useSearchParams();
  const known = presetPeriods(now);
  const choices: (readonly [name: string, period: AuditSpan])[] = [
    ...(mayBeOpen ? [[strings.allTimes, { from: null, until: null }] as const] : []),
    ...presets.map((preset) => [strings.presets[preset], known[preset]] as const),
  ];
  const days = period === null ? { first: '', last: '' } : daysOf(period);
  const at = (next: AuditSpan) => {
    const search = new URLSearchParams(params);
    for (const name of ['month', 'from', 'until', ...forget]) search.delete(name);
    for (const [name, value] of Object.entries(writePeriod(next))) search.set(name, value);
    return search;
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-note">
      <nav aria-label={strings.label} className="flex gap-1">
        {choices.map(([name, choice]) => (
          <ChoiceLink
            key={name}
            to={{ search: `?${at(choice).toString()}` }}
            isChosen={period !== null && isSamePeriod(choice, period)}
          >
            {name}
          </ChoiceLink>
        ))}
      </nav>
      <TwoDays
        key={`${days.first} ${days.last}`}
        id={id}
        days={days}
        isRequired={!mayBeOpen}
        onDays={(first, last) => setParams(at(spanOfDays(first, last)))}
      />
    </div>
  );
}

function TwoDays({
  id,
  days,
  isRequired,
  onDays,
}: {
  id: string;
  isRequired: boolean;
  days: { readonly first: string; readonly last: string };
  onDays: (first: string, last: string) => void;
}) {
  const [first, setFirst] = useState(days.first);
  const [last, setLast] = useState(days.last);
  const isBackwards = first !== '' && last !== '' && last < first;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBackwards) onDays(first, last);
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-2">
      <Day id={id} isRequired={isRequired} label={strings.first} value={first} onValue={setFirst} />
      <span aria-hidden="true" className="text-ink-soft">
        {'\u2013'}
      </span>
      <Day
        isRequired={isRequired}
        label={strings.last}
        value={last}
        onValue={setLast}
        isWrong={isBackwards}
      />
      <Button type="submit" variant="secondary" size="sm">
        {strings.show}
      </Button>
      {isBackwards && (
        <p role="alert" className="text-danger">
          {strings.backwards}
        </p>
      )}
    </form>
  );
}

function Day({
  id,
  isRequired,
  label,
  value,
  onValue,
  isWrong = false,
}: {
  id?: string;
  isRequired: boolean;
  label: string;
  value: string;
  onValue: (value: string) => void;
  isWrong?: boolean;
}) {
  return (
    <Input
      id={id}
      type="date"
      required={isRequired}
      aria-label={label}
      title={label}
      aria-invalid={isWrong || undefined}
      value={value}
      onChange={({ target }) => onValue(target.value)}
      className="figures min-h-9 w-36 px-2 py-1 text-note"
    />
  );
}
