/** The two dialogs of the demo, each once: three seconds after the second turn, and when the pointer leaves for the tabs. */
import type { DemoState } from '@rubicon/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { demoStrings } from '../../../strings/demo.js';
import { changeVisit, readVisit } from './demo-visit.js';
import { OfferDialog } from './offer-dialog.js';

const WHAT_NEXT_AFTER_TURNS = 2;
const WHAT_NEXT_DELAY_MS = 3_000;

type Interruption = 'what-next' | 'stay';

export function Interruptions({ state, busy }: { state: DemoState; busy: boolean }) {
  const { startedAt, turnsDone, completed } = state;
  const [open, setOpen] = useState<Interruption | null>(null);

  const askWhatNext = useEffectEvent(() => {
    if (readVisit(startedAt).askedWhatNext) return;
    changeVisit(startedAt, () => ({ askedWhatNext: true }));
    setOpen('what-next');
  });
  const askToStay = useEffectEvent(() => {
    if (open !== null || readVisit(startedAt).askedToStay) return;
    changeVisit(startedAt, () => ({ askedToStay: true }));
    setOpen('stay');
  });

  // While the other one is open its time does not run: it comes afterwards.
  const between = turnsDone === WHAT_NEXT_AFTER_TURNS && !busy && open === null;
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
        title={demoStrings.tryFree.offer.whatNext.title}
        text={demoStrings.tryFree.offer.whatNext.text}
        open={open === 'what-next'}
        onClose={() => setOpen(null)}
      />
      <OfferDialog
        title={demoStrings.tryFree.offer.stay.title}
        text={demoStrings.tryFree.offer.stay.text}
        open={open === 'stay'}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
