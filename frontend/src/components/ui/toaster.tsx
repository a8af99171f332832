import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { classNames } from '../../lib/class-names.js';
import { toastDurationMs, toastSwipeThresholdPx, useShownToast } from '../../lib/toast.js';
import { commonStrings } from '../../strings/common.js';

/** Where what is said shows: one at a time, 5 s, swiped away after 50 px, F8 goes to it. Below the head, for one writes at the foot; above dialogs. */
export function Toaster() {
  const { shown, dismiss } = useShownToast();
  return (
    <Radix.Provider duration={toastDurationMs} swipeThreshold={toastSwipeThresholdPx} swipeDirection="right">
      {shown && (
        <Radix.Root
          key={shown.id}
          open={shown.open}
          onOpenChange={(open) => {
            if (!open) dismiss();
          }}
          className={classNames(
            'pointer-events-auto relative animate-[toast-in_200ms_ease-out] border-l-4 bg-surface py-4 pr-12 pl-5 text-ink shadow-float data-[state=closed]:animate-[toast-out_160ms_ease-in_forwards] data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            shown.variant === 'destructive' ? 'border-danger' : 'border-accent',
          )}
        >
          <Radix.Title
            className={classNames('font-semibold', shown.variant === 'destructive' && 'text-danger')}
          >
            {shown.title}
          </Radix.Title>
          {shown.description && <Radix.Description className="mt-0.5">{shown.description}</Radix.Description>}
          <Radix.Close className="absolute top-2 right-2 inline-flex size-9 items-center justify-center rounded-era text-ink-soft hover:bg-sunken hover:text-ink">
            <X className="size-4" aria-hidden="true" />
            <span className="sr-only">{commonStrings.closeNotification}</span>
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        hotkey={['F8']}
        className="pointer-events-none fixed top-[calc(3.5rem+env(safe-area-inset-top))] right-0 z-60 w-full p-4 outline-none sm:max-w-md sm:px-6"
      />
    </Radix.Provider>
  );
}
