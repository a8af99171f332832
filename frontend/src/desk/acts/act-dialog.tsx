/** One dialog for every act: what, why, what would be appended, and what came of it. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../components/ui/dialog.js';
import { actStrings as strings } from '../../strings/desk/acts.js';
import { commonStrings } from '../../strings/common.js';
import { cardQuery } from '../lib/player-card.js';
import { FormError } from '../ui/form-error.js';
import { ActFields } from './act-fields.js';
import { emptyForm, kindsFor, readForm, type ActDraft, type ActForm } from './act-form.js';
import { ActOutcome } from './act-outcome.js';
import { ActPlanView } from './act-plan-view.js';
import { ActSummary } from './act-summary.js';
import { useAskForAct, usePlanAct } from './acts.api.js';

export type { ActDraft };

export function ActDialog({
  playerId,
  draft,
  onClose,
}: {
  playerId: string;
  draft?: ActDraft | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={draft === undefined ? strings.title : strings.kinds[draft.kind]}
        className="max-w-2xl sm:p-7"
      >
        <ActSteps playerId={playerId} draft={draft} />
      </DialogContent>
    </Dialog>
  );
}

function ActSteps({ playerId, draft }: { playerId: string; draft: ActDraft | undefined }) {
  const state = useQuery(cardQuery(playerId)).data?.state ?? 'active';
  const kinds = kindsFor(state, draft);
  const [form, setForm] = useState<ActForm>(() => emptyForm(draft ?? { kind: kinds[0]! }));
  const [wasTried, setWasTried] = useState(false);
  const plan = usePlanAct(playerId);
  const act = useAskForAct(playerId);
  const read = readForm(form, draft);
  const errors = 'errors' in read ? read.errors : {};
  const isPlanned = plan.isSuccess;
  const planned = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPlanned) planned.current?.focus();
  }, [isPlanned]);
  if (act.isSuccess) return <ActOutcome act={act.data} />;

  const look = () => {
    setWasTried(true);
    act.reset();
    if (!('errors' in read)) plan.mutate(read);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPlanned) look();
    else if (!('errors' in read)) act.mutate(read);
  };
  return (
    <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={submit}>
      {isPlanned && !('errors' in read) ? (
        <ActSummary request={read} />
      ) : (
        <ActFields
          form={form}
          kinds={kinds}
          draft={draft}
          errors={wasTried ? errors : {}}
          disabled={plan.isPending}
          onChange={(changed) => setForm((current) => ({ ...current, ...changed }))}
        />
      )}
      <FormError error={plan.error} fallback={strings.failed} />
      {isPlanned && (
        <div ref={planned} tabIndex={-1}>
          <ActPlanView plan={plan.data} />
        </div>
      )}
      <FormError error={act.error} fallback={strings.failed} />
      <DialogFooter>
        {isPlanned ? (
          <>
            <Button
              variant="ghost"
              disabled={act.isPending}
              onClick={() => {
                act.reset();
                plan.reset();
              }}
            >
              {strings.change}
            </Button>
            <Button type="submit" pending={act.isPending}>
              {act.isPending ? strings.doing : plan.data.needsApproval ? strings.ask : strings.carryOut}
            </Button>
          </>
        ) : (
          <>
            <DialogClose asChild>
              <Button variant="ghost">{commonStrings.cancel}</Button>
            </DialogClose>
            <Button type="submit" pending={plan.isPending}>
              {plan.isPending ? strings.planning : strings.plan}
            </Button>
          </>
        )}
      </DialogFooter>
    </form>
  );
}
