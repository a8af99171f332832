import type { GameState } from '@rubicon/contracts';
import { lazy, Suspense, useEffect } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { useProfile } from '../../../lib/queries/profile.js';
import { validToken } from '../../../lib/session/session.js';
import { useAskBeforeUnload } from './ask-before-unload.js';

const loadDialog = () => import('./unsaved-dialog.js');
const UnsavedDialog = lazy(async () => ({ default: (await loadDialog()).UnsavedDialog }));

export interface LeaveGuardProps {
  state: GameState;
  saving: boolean;
  /** Calls back when it is saved. */
  onSave: (whenSaved: () => void) => void;
}

/** Stands in the way of leaving the game with unsaved changes; a session that the server ended is no leaving. */
export function LeaveGuard({ state, saving, onSave }: LeaveGuardProps) {
  const unsaved = state.hasUnsavedChanges;
  const blocker = useBlocker(
    ({ nextLocation }) => unsaved && validToken() !== null && !leadsToGame(nextLocation, state),
  );
  const { data: profile } = useProfile();
  const autoSave = profile?.settings.autoSave;
  useAskBeforeUnload(unsaved && autoSave === false);
  // It is there when it is wanted, also where the network is not.
  useEffect(() => {
    if (unsaved) void loadDialog().catch(() => undefined);
  }, [unsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <UnsavedDialog
        autoSave={autoSave}
        savedTurnId={state.savedTurnId}
        saving={saving}
        onStay={() => blocker.reset()}
        onLeave={() => blocker.proceed()}
        onSave={() => onSave(() => blocker.proceed())}
      />
    </Suspense>
  );
}

/** The game's own address changes while it is played. */
function leadsToGame({ pathname, search }: Location, { gameId, gameType }: GameState): boolean {
  if (pathname !== '/game') return false;
  const params = new URLSearchParams(search);
  return (params.get('loadGame') ?? gameId) === gameId && (params.get('gameType') ?? gameType) === gameType;
}
