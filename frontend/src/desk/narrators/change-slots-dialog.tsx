import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../components/ui/dialog.js';
import { Field } from '../../components/ui/field.js';
import { Input } from '../../components/ui/input.js';
import { formatCount } from '../../lib/format.js';
import { commonStrings } from '../../strings/common.js';
import { narratorStrings } from '../../strings/desk/narrators.js';
import { Effects } from '../ui/effects.js';
import { FormError } from '../ui/form-error.js';
import { LastNarrator } from './last-narrator.js';
import { wantedSlots, type SlotsDraft } from './slots-draft.js';

const strings = narratorStrings.slots;

/** Asks how many turns a narrator tells at once, and says what that does. @param seenSlots what is to be changed; null: as configured */
export function ChangeSlotsDialog({
  name,
  seenSlots,
  configured,
  draft,
  onDraft,
  effects,
  isLast,
  isPending,
  error,
  onSubmit,
  onClose,
}: {
  name: string;
  seenSlots: number | null;
  /** Null: none of this name runs any more. */
  configured: number | null;
  draft: SlotsDraft;
  onDraft: (draft: SlotsDraft) => void;
  effects: readonly string[];
  isLast: boolean;
  isPending: boolean;
  error: unknown;
  onSubmit: () => void;
  onClose: () => void;
}) {
  const [wasTried, setWasTried] = useState(false);
  const slots = wantedSlots(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (slots !== undefined) onSubmit();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={strings.title(name)}
        description={
          configured !== null && (
            <p className="figures">
              {strings.now(seenSlots === null ? null : formatCount(seenSlots), formatCount(configured))}
            </p>
          )
        }
      >
        <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={submit}>
          <Field
            label={strings.amount}
            error={wasTried && slots === undefined ? strings.amountWrong : undefined}
          >
            {(control) => (
              <Input
                {...control}
                autoFocus
                inputMode="numeric"
                autoComplete="off"
                className="figures max-w-32"
                disabled={draft.isAsConfigured}
                value={draft.slots}
                onFocus={({ target }) => target.select()}
                onChange={({ target }) => onDraft({ ...draft, slots: target.value })}
              />
            )}
          </Field>
          {(seenSlots !== null || draft.isAsConfigured) && (
            <label className="flex items-baseline gap-2.5">
              <input
                type="checkbox"
                className="size-4 shrink-0 translate-y-0.5 accent-accent"
                checked={draft.isAsConfigured}
                onChange={({ target }) => onDraft({ ...draft, isAsConfigured: target.checked })}
              />
              {strings.asConfigured}
            </label>
          )}
          <Effects effects={effects} />
          {isLast && <LastNarrator />}
          <FormError error={error} fallback={strings.failed} />
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="ghost">{commonStrings.cancel}</Button>
            </DialogClose>
            <Button type="submit" variant={isLast ? 'danger' : 'primary'} pending={isPending}>
              {isLast ? narratorStrings.allTheSame : submitOf(slots)}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** @param slots null: as configured; undefined: no number can be read */
function submitOf(slots: number | null | undefined): string {
  if (slots === undefined) return strings.submitUnknown;
  if (slots === null) return strings.submitAsConfigured;
  return slots === 0 ? strings.submitNone : strings.submit(slots, formatCount(slots));
}
