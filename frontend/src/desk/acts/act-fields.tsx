import type { ActKind } from '@rubicon/contracts';
import { Field } from '../../components/ui/field.js';
import { Input } from '../../components/ui/input.js';
import { Select } from '../../components/ui/select.js';
import { Textarea } from '../../components/ui/textarea.js';
import { actStrings as strings } from '../../strings/desk/acts.js';
import { letterMost, reasonMost } from '../lib/words.js';
import { isWritten, type ActDraft, type ActForm, type ActFormErrors } from './act-form.js';

interface ActFieldsProps {
  form: ActForm;
  kinds: readonly ActKind[];
  draft: ActDraft | undefined;
  errors: ActFormErrors;
  disabled: boolean;
  onChange: (changed: Partial<ActForm>) => void;
}

/** Which act, what it is done with, and why. */
export function ActFields({ form, kinds, draft, errors, disabled, onChange }: ActFieldsProps) {
  const { kind } = form;
  const typed = (field: keyof ActForm) => ({
    value: form[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  return (
    <fieldset disabled={disabled} className="contents">
      <Field label={strings.kind} hint={strings.means[kind]}>
        {(control) => (
          <Select {...control} {...typed('kind')}>
            {kinds.map((choice) => (
              <option key={choice} value={choice}>
                {strings.kinds[choice]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {(kind === 'refund' || kind === 'attach_payment') && (
        <Field label={strings.payment} error={errors.paymentId}>
          {(control) => <Input {...control} {...typed('paymentId')} autoComplete="off" spellCheck={false} />}
        </Field>
      )}
      {(kind === 'goodwill' || kind === 'refund') && (
        <Field label={strings.amount} error={errors.amount} className="max-w-56">
          {(control) => (
            <Input
              {...control}
              {...typed('amount')}
              inputMode="decimal"
              autoComplete="off"
              className="figures"
            />
          )}
        </Field>
      )}
      {(kind === 'drive_turn' || kind === 'fail_turn') && <Fact name={strings.turn} value={draft?.turnId} />}
      {kind === 'answer_report' && <Fact name={strings.report} value={draft?.reportId} />}
      {kind === 'attach_payment' && (
        <fieldset className="grid grid-cols-3 items-start gap-3 border-t border-line pt-3">
          <legend className="sr-only">{strings.evidence}</legend>
          <Field label={strings.paid} error={errors.paid}>
            {(control) => (
              <Input
                {...control}
                {...typed('paid')}
                inputMode="decimal"
                autoComplete="off"
                className="figures"
              />
            )}
          </Field>
          <Field label={strings.paidOn} error={errors.paidOn}>
            {(control) => <Input {...control} {...typed('paidOn')} type="date" className="figures" />}
          </Field>
          <Field label={strings.last4} error={errors.last4}>
            {(control) => (
              <Input
                {...control}
                {...typed('last4')}
                inputMode="numeric"
                maxLength={4}
                autoComplete="off"
                className="figures"
              />
            )}
          </Field>
        </fieldset>
      )}
      {isWritten(kind) && (
        <Field label={strings.letter} hint={strings.letterHint} error={errors.letter}>
          {(control) => (
            <Textarea {...control} {...typed('letter')} maxLength={letterMost} className="min-h-36" />
          )}
        </Field>
      )}
      <Field label={strings.reason} hint={strings.reasonHint} error={errors.reason}>
        {(control) => (
          <Textarea {...control} {...typed('reason')} maxLength={reasonMost} className="min-h-16" />
        )}
      </Field>
    </fieldset>
  );
}

function Fact({ name, value }: { name: string; value: string | undefined }) {
  return (
    <p>
      <span className="font-semibold">{name}</span> <span className="figures break-all">{value}</span>
    </p>
  );
}
