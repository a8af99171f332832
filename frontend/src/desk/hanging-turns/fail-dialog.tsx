import type { HangingTurnCount } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { hangingStrings as strings } from '../../strings/desk/hanging-turns.js';
import { ReasonedDialog } from '../ui/reasoned-dialog.js';
import { effectsOfFailing } from './effects-of-failing.js';
import { FailProgress } from './fail-progress.js';
import type { useFailing } from './use-failing.js';

/** Says what ending them does, in numbers as they change, and asks why. While it is done, they stand as they were when it began. */
export function FailDialog({
  counted,
  failing,
  onSubmit,
}: {
  counted: HangingTurnCount;
  failing: ReturnType<typeof useFailing>;
  onSubmit: () => void;
}) {
  const { begun, soFar, reason, setReason, isPending, error, close } = failing;
  const shown = begun ?? counted;
  const { title, reasonHint, failed, submit, submitUnknown } = strings.act;
  const hasBegun = soFar !== null && error !== null;
  return (
    <ReasonedDialog
      strings={{
        title,
        reasonHint,
        submit: shown.count === 0 ? submitUnknown : submit(shown.count, formatCount(shown.count)),
        failed,
      }}
      effects={effectsOfFailing(shown)}
      mayBeEmpty
      reason={reason}
      onReason={setReason}
      isPending={isPending}
      error={error}
      onSubmit={onSubmit}
      onClose={close}
    >
      {begun !== null && <FailProgress begun={begun} soFar={soFar} />}
      {hasBegun && <p className="figures">{strings.act.soFar(soFar.failed, formatCount(soFar.failed))}</p>}
    </ReasonedDialog>
  );
}
