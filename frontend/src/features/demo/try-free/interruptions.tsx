/** The two dialogs of the demo, each once: three seconds after the second turn, and when the pointer leaves for the tabs. */
import type { DemoState } from '@rubicon/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { changeVisit, readVisit } from './demo-visit.js';
import { OfferDialog } from './offer-dialog.js';

export const WHAT_NEXT_AFTER_TURNS = 2;
export const WHAT_NEXT_DELAY_MS = 3_000;

type Interruption = 'what-next' | 'stay';

export function Interruptions({ state, busy }: { state: DemoState; busy: boolean }) {
  const { startedAt, turnsDone, completed } = state;
  const [open, setOpen] = useState<Interruption | null>(null);

  const askWhatNext = useEffectEvent(() => {
    if (open !== null || readVisit(startedAt).askedWhatNext) return;
    changeVisit(startedAt, () => ({ askedWhatNext: true }));
    setOpen('what-next');
  });
  const askToStay = useEffectEvent(() => {
    if (open !== null || readVisit(startedAt).askedToStay) return;
    changeVisit(startedAt, () => ({ askedToStay: true }));
    setOpen('stay');
  });

  const between = turnsDone === WHAT_NEXT_AFTER_TURNS && !busy;
  useEffect(() => {
    if (!between) return;
    const waiting = setTimeout(askWhatNext, WHAT_NEXT_DELAY_MS);
    return () => clearTimeout(waiting);
  }, [between]);

  const leavable = turnsDone >= 1 && !completed;
  useEffect(() => {
    if (!leavable) return;
    const onLeave = (event: MouseEvent) => {
      if (event.clientY <= 0) askToStay();
    };
    document.documentElement.addEventListener('mouseleave', onLeave);
    return () => document.documentElement.removeEventListener('mouseleave', onLeave);
  }, [leavable]);

  return (
    <>
      <OfferDialog
        title="What Happens Next?"
        text="One turn of the demo is left. The whole story goes on from it: every turn is kept, and all three eras are open."
        open={open === 'what-next'}
        onClose={() => setOpen(null)}
      />
      <OfferDialog
        title="Wait! Don't Leave Yet"
        text="Your story is in the middle of a sentence. It is kept here for 7 days; with the full game it is kept for good."
        open={open === 'stay'}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
