import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';
import { commonStrings } from '../../strings/common.js';
import { rememberOpener, returnFocus } from './return-focus.js';

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

export interface DialogContentProps {
  title: string;
  description?: ReactNode;
  /** A question that must be answered: announced as an alert, not closed by a click beside it, without a close mark. */
  alert?: boolean;
  /** `side`: a leaf at the right edge, as high as the window; on a phone it rises from below. */
  placement?: 'middle' | 'side';
  /** Call preventDefault to keep it open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
  children?: ReactNode;
  className?: string;
}

const placements = {
  middle:
    'inset-x-3 bottom-3 mx-auto max-h-[calc(100dvh-1.5rem)] max-w-xl sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2',
  side: 'inset-x-0 top-10 bottom-0 sm:inset-y-3 sm:right-3 sm:left-auto sm:w-[30rem]',
};

export function DialogContent(props: DialogContentProps) {
  return (
    <Radix.Portal>
      <Leaf {...props} />
    </Radix.Portal>
  );
}

/** Drawn only while the dialog is open: what has the focus at its first drawing opened it. */
function Leaf({
  title,
  description,
  alert = false,
  placement = 'middle',
  onEscapeKeyDown,
  children,
  className,
}: DialogContentProps) {
  const [opener] = useState(() => document.activeElement);
  const element = useRef<HTMLDivElement>(null);
  const remember = useCallback(
    (dialog: HTMLDivElement | null) => {
      if (!dialog) return;
      element.current = dialog;
      rememberOpener(dialog, opener);
    },
    [opener],
  );
  return (
    <>
      {/* Not Radix.Overlay: it locks the page's scroll by an inline style sheet, which our CSP refuses; house.css locks it. */}
      <div aria-hidden="true" className="fixed inset-0 z-40 animate-fade bg-[rgb(10_10_12/0.6)]" />
      <Radix.Content
        ref={remember}
        data-dialog
        role={alert ? 'alertdialog' : 'dialog'}
        aria-modal="true"
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        onEscapeKeyDown={onEscapeKeyDown}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (element.current) returnFocus(element.current);
        }}
        onPointerDownOutside={alert ? (event) => event.preventDefault() : undefined}
        className={classNames(
          'plate fixed z-50 animate-rise overflow-y-auto overscroll-contain p-6 shadow-float sm:p-8',
          placements[placement],
          className,
        )}
      >
        <Radix.Title className="display display-md pr-8">{title}</Radix.Title>
        {description !== undefined && (
          <Radix.Description asChild>
            <div className="mt-3 text-ink-soft">{description}</div>
          </Radix.Description>
        )}
        {children}
        {!alert && (
          <Radix.Close className="absolute top-4 right-4 inline-flex size-9 items-center justify-center rounded-era text-ink-soft hover:bg-sunken hover:text-ink">
            <X className="size-5" aria-hidden="true" />
            <span className="sr-only">{commonStrings.close}</span>
          </Radix.Close>
        )}
      </Radix.Content>
    </>
  );
}

/** The buttons of a dialog, what it asks for last: in a row at the right, stacked on a phone with the last on top. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">{children}</div>
  );
}
