import { useBlocker } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogContent, DialogFooter } from '../../../components/ui/dialog.js';
import { useProfile } from '../../../lib/queries/profile.js';
import { validToken } from '../../../lib/session/session.js';
import { useAskBeforeUnload } from './ask-before-unload.js';

export interface UnsavedDialogProps {
  unsaved: boolean;
  saving: boolean;
  /** Calls back when it is saved. */
  onSave: (whenSaved: () => void) => void;
}

/** Stands in the way of leaving the game with unsaved changes; a session's end is no leaving. */
export function UnsavedDialog({ unsaved, saving, onSave }: UnsavedDialogProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && validToken() !== null && nextLocation.pathname !== currentLocation.pathname,
  );
  const { data: profile } = useProfile();
  useAskBeforeUnload(unsaved && profile?.settings.autoSave === false);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open onOpenChange={(open) => !open && blocker.reset()}>
      <DialogContent
        alert
        title="Unsaved Progress"
        description="You have unsaved changes in your current game. What would you like to do?"
      >
        <DialogFooter>
          <Button variant="ghost" onClick={() => blocker.reset()}>
            Cancel
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed()}>
            Leave Without Saving
          </Button>
          <Button pending={saving} onClick={() => onSave(() => blocker.proceed())}>
            {saving ? 'Saving...' : 'Save & Continue'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
