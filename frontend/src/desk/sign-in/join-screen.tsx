/** /staff/join#token: a password, a second factor, recovery codes. */
import type { StaffConfirmAnswer, StaffJoinAnswer } from '@rubicon/contracts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { joinStrings as strings } from '../../strings/desk/join.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { RecoveryCodes } from '../ui/recovery-codes.js';
import { ChoosePassword } from './choose-password.js';
import { ConfirmFactor } from './confirm-factor.js';
import { GateLeaf } from './gate-leaf.js';

const STEPS = 3;

export function Component() {
  const token = useLocation().hash.slice(1);
  const [joined, setJoined] = useState<StaffJoinAnswer | null>(null);
  const [confirmed, setConfirmed] = useState<StaffConfirmAnswer | null>(null);
  useEffect(() => {
    document.title = shellStrings.windowTitle(strings.screen);
  }, []);
  if (token === '')
    return (
      <main>
        <GateLeaf>
          <h1>{strings.noTokenTitle}</h1>
          <p className="mt-2">{strings.noToken}</p>
        </GateLeaf>
      </main>
    );
  const step = confirmed ? 3 : joined ? 2 : 1;
  return (
    <main>
      <GateLeaf>
        <p className="eyebrow mb-1.5">{strings.steps(step, STEPS)}</p>
        {confirmed ? (
          <>
            <h1>{strings.codes.title}</h1>
            <RecoveryCodes
              codes={confirmed.recoveryCodes}
              done={strings.codes.done}
              // A page of its own: nothing of the invitation stays behind.
              onDone={() => window.location.replace('/staff')}
            />
          </>
        ) : joined ? (
          <ConfirmFactor token={token} joined={joined} onConfirmed={setConfirmed} />
        ) : (
          <ChoosePassword token={token} onJoined={setJoined} />
        )}
      </GateLeaf>
    </main>
  );
}
