import type { ActState, StaffAct } from '@rubicon/contracts';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/button.js';
import { DialogClose, DialogFooter } from '../../components/ui/dialog.js';
import { Notice } from '../../components/ui/notice.js';
import { actStrings } from '../../strings/desk/acts.js';
import { codeInWords } from '../lib/readable.js';

const { outcome: strings, close } = actStrings;

const tones: Readonly<Record<ActState, 'plain' | 'danger' | 'second'>> = {
  carried_out: 'plain',
  authorised: 'plain',
  waiting: 'second',
  failed: 'danger',
  declined: 'danger',
  withdrawn: 'second',
};

/** What came of an act. */
export function ActOutcome({ act }: { act: StaffAct }) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <>
      <div ref={shown} tabIndex={-1} className="mt-4">
        <Notice tone={tones[act.state]} title={strings[act.state]} className="bg-page">
          <p className="mt-1">{hintOf(act)}</p>
        </Notice>
      </div>
      <DialogFooter>
        <DialogClose asChild>
          <Button>{close}</Button>
        </DialogClose>
      </DialogFooter>
    </>
  );
}

function hintOf({ state, failureCode }: StaffAct): string | null {
  switch (state) {
    case 'waiting':
      return strings.waitingHint;
    case 'authorised':
      return strings.authorisedHint;
    case 'carried_out':
      return strings.carriedOutHint;
    case 'failed':
      return strings.failedHint(codeInWords(failureCode));
    default:
      return null;
  }
}
