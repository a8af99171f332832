import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useProfile } from '../../../lib/queries/profile.js';
import { validToken } from '../../../lib/session/session.js';
import { useAskBeforeUnload } from './ask-before-unload.js';

const loadDialog = () => import('./unsaved-dialog.js');
const UnsavedDialog = lazy(async () => ({ default: (await loadDialog()).UnsavedDialog }));
/** A part of the game: nothing is left by going there. */
const TIMELINE = '/timeline';

export interface LeaveGuardProps {
  unsaved: boolean;
  saving: boolean;
  /** Calls back when it is saved. */
  onSave: (whenSaved: () => void) => void;
}

/** Stands in the way of leaving the game with unsaved changes; a session's end is no leaving. */
export function LeaveGuard({ unsaved, saving, onSave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      validToken() !== null &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== TIMELINE,
  );
  const { data: profile } = useProfile();
  useAskBeforeUnload(unsaved && profile?.settings.autoSave === false);
  // It is there when it is wanted, also where the network is not.
  useEffect(() => {
    if (unsaved) void loadDialog().catch(() => undefined);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <UnsavedDialog
        saving={saving}
        onStay={() => blocker.reset()}
        onLeave={() => blocker.proceed()}
        onSave={() => onSave(() => blocker.proceed())}
      />
    </Suspense>
  );
}
