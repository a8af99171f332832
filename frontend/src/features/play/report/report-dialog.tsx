import { reportReasons, type ReportReason } from '@rubicon/contracts';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../../components/ui/dialog.js';
import { Field } from '../../../components/ui/field.js';
import { Textarea } from '../../../components/ui/textarea.js';
import { serverMessage } from '../../../lib/api/api-error.js';
import { commonStrings } from '../../../strings/common.js';
import { reportStrings } from '../../../strings/play-panels.js';
import { useReportTurn } from './report-turn.api.js';

/** As the contract says; UTF-16 units, of which there are never fewer than code points. */
const COMMENT_MAX = 1_000;

/** A turn that should not have been written: why, and to whom it goes. */
export function ReportDialog({ turnId, onClose }: { turnId: string; onClose: () => void }) {
  const report = useReportTurn();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      {report.isSuccess ? (
        <DialogContent title={reportStrings.thanks} description={reportStrings.thanksText}>
          <DialogFooter>
            <DialogClose asChild>
              <Button>{commonStrings.close}</Button>
            </DialogClose>
          </DialogFooter>
        </DialogContent>
      ) : (
        <DialogContent title={reportStrings.title} description={reportStrings.text}>
          <ReportForm
            pending={report.isPending}
            error={report.error && serverMessage(report.error, reportStrings.failed)}
            onSend={(reason, comment) => report.mutate({ turnId, reason, comment })}
          />
        </DialogContent>
      )}
    </Dialog>
  );
}

function ReportForm({
  pending,
  error,
  onSend,
}: {
  pending: boolean;
  error: string | null;
  onSend: (reason: ReportReason, comment: string) => void;
}) {
  const name = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [comment, setComment] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason !== null) onSend(reason, comment);
  }
  return (
    <form onSubmit={submit} className="mt-5 flex flex-col gap-5">
      <fieldset>
        <legend className="mb-1 font-semibold">{reportStrings.reason}</legend>
        {reportReasons.map((value) => (
          <label key={value} className="flex min-h-9 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              required
              checked={reason === value}
              onChange={() => setReason(value)}
              className="size-4.5 shrink-0 accent-accent"
            />
            {reportStrings.reasons[value]}
          </label>
        ))}
      </fieldset>
      <Field label={reportStrings.comment} hint={reportStrings.commentHint}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={3}
            maxLength={COMMENT_MAX}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        )}
      </Field>
      {error !== null && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="ghost">{commonStrings.cancel}</Button>
        </DialogClose>
        <Button type="submit" pending={pending} disabled={reason === null}>
          {pending ? reportStrings.sending : reportStrings.submit}
        </Button>
      </DialogFooter>
    </form>
  );
}
