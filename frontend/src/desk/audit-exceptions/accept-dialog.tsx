import type { ExceptionExplanation } from '@rubicon/contracts';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../components/ui/dialog.js';
import { formatMicroUsd } from '../../lib/format.js';
import { exceptionStrings } from '../../strings/desk/audit-exceptions.js';

const strings = exceptionStrings.dialog;

/** Says once more how much, and who explained it. */
export function AcceptDialog({
  amountMicroUsd,
  explanation: { explainedByName, reason },
  isPending,
  onAccept,
  onClose,
}: {
  amountMicroUsd: number;
  explanation: ExceptionExplanation;
  isPending: boolean;
  onAccept: () => void;
  onClose: () => void;
}) {
  const amount = formatMicroUsd(amountMicroUsd);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        alert
        title={strings.title(amount)}
        className="max-w-lg"
        description={
          <>
            <p>{strings.text(explainedByName)}</p>
            <blockquote className="mt-2 max-h-48 overflow-y-auto border-l-4 border-line-strong pl-4 whitespace-pre-line text-ink">
              {reason}
            </blockquote>
            <p className="mt-3">{strings.consequence}</p>
          </>
        }
      >
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="ghost">{strings.cancel}</Button>
          </DialogClose>
          <Button pending={isPending} onClick={onAccept}>
            {strings.accept(amount)}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
