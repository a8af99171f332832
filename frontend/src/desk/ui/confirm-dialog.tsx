import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../components/ui/dialog.js';
import { commonStrings } from '../../strings/common.js';
import { Effects } from './effects.js';
import { FormError } from './form-error.js';

/** Says what a decision does that needs no reason, and asks for it once more. */
export function ConfirmDialog({
  strings,
  effects,
  isPending,
  error,
  onSubmit,
  onClose,
  isGrave = false,
  children,
}: {
  strings: { readonly title: string; readonly submit: string; readonly failed: string };
  effects: readonly string[];
  isPending: boolean;
  error: unknown;
  onSubmit: () => void;
  onClose: () => void;
  /** It is done although something speaks against it. */
  isGrave?: boolean;
  /** Below what it does. */
  children?: ReactNode;
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        alert
        title={strings.title}
        description={<Effects effects={effects} isGrave={isGrave} />}
      >
        <div className="mt-4 empty:hidden">
          {children}
          <FormError error={error} fallback={strings.failed} />
        </div>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="ghost">{commonStrings.cancel}</Button>
          </DialogClose>
          <Button variant={isGrave ? 'danger' : 'primary'} pending={isPending} onClick={onSubmit}>
            {strings.submit}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
