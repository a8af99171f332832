import type { ReadModelOperations } from '@rubicon/contracts';
import { readModelStrings as strings } from '../../strings/desk/read-models.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { ReasonedDialog } from '../ui/reasoned-dialog.js';
import {
  effectsOfCancelling,
  effectsOfLettingGo,
  effectsOfRebuild,
  effectsOfSwapBack,
} from './effects-of-job.js';
import { openJob } from './open-job.js';
import type { ReadModelAct } from './read-model-acts.js';
import type { useReadModelDecision } from './use-read-model-decision.js';

/** What is about to be asked for, with what it does to the read models as they are now. */
export function ReadModelDialog({
  act,
  decision,
  now,
}: {
  act: ReadModelAct;
  decision: ReturnType<typeof useReadModelDecision>;
  now: ReadModelOperations;
}) {
  const { draft, write, isPending, error, carryOut, close } = decision;
  const dialog = { strings: strings[act], isPending, error, onSubmit: carryOut, onClose: close };
  if (act !== 'rebuild')
    return <ConfirmDialog {...dialog} isGrave={act === 'let_go'} effects={effectsOf(act, draft, now)} />;
  return (
    <ReasonedDialog
      {...dialog}
      strings={strings.rebuild}
      effects={effectsOf(act, draft, now)}
      reason={draft.reason}
      onReason={(reason) => write({ ...draft, reason })}
    >
      <label className="flex items-baseline gap-2.5">
        <input
          type="checkbox"
          className="size-4 shrink-0 translate-y-0.5 accent-accent"
          checked={draft.acceptDifferences}
          onChange={({ target }) => write({ ...draft, acceptDifferences: target.checked })}
        />
        {strings.rebuild.accept}
      </label>
    </ReasonedDialog>
  );
}

function effectsOf(
  act: ReadModelAct,
  { acceptDifferences }: { readonly acceptDifferences: boolean },
  now: ReadModelOperations,
): string[] {
  if (act === 'cancel') return effectsOfCancelling(now);
  const open = openJob(now);
  if (open) return [strings.effect.meanwhile(open.name)];
  if (act === 'rebuild') return effectsOfRebuild(now, acceptDifferences);
  if (!now.replaced) return [strings.replaced.none];
  return act === 'swap_back' ? effectsOfSwapBack(now, now.replaced) : effectsOfLettingGo(now.replaced);
}
