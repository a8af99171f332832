import { Field } from '../../components/ui/field.js';
import { Input } from '../../components/ui/input.js';
import { classNames } from '../../lib/class-names.js';
import { auditStrings } from '../../strings/desk/audit.js';
import { daysOf, presetPeriods, type PeriodPreset } from '../lib/audit-period.js';

const strings = auditStrings.period;
const presets = Object.keys(strings.presets) as PeriodPreset[];

/** As typed: `2026-11-01`, both in it; '' while there is none. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

/** A period within a form: what stands in the fields is what is asked for. */
export function PeriodChoice({ days, now, onDays }: { days: Days; now: Date; onDays: (days: Days) => void }) {
  const known = presetPeriods(now);
  return (
    <fieldset>
      <legend className="font-semibold">{strings.label}</legend>
      <div className="mt-1 flex flex-wrap gap-1">
        {presets.map((preset) => {
          const named = daysOf(known[preset]);
          const isChosen = named.first === days.first && named.last === days.last;
          return (
            <button
              key={preset}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onDays(named)}
              className={classNames(
                'inline-flex min-h-7 items-center rounded-era border px-2 text-note focus-visible:outline-offset-1',
                isChosen
                  ? 'border-accent bg-surface font-semibold text-accent'
                  : 'border-transparent text-ink-soft hover:border-line-strong hover:text-ink',
              )}
            >
              {strings.presets[preset]}
            </button>
          );
        })}
      </div>
      <div className="mt-2 flex flex-wrap gap-4">
        {(['first', 'last'] as const).map((which) => (
          <Field key={which} label={<span className="text-note font-normal">{strings[which]}</span>}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={days[which]}
                onChange={({ target }) => onDays({ ...days, [which]: target.value })}
                className="figures min-h-9 w-40 px-2 py-1 text-note"
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
