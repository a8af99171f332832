import { useBlocker } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogContent, DialogFooter } from '../../../components/ui/dialog.js';
import { useProfile } from '../../../lib/queries/profile.js';
import { validToken } from '../../../lib/session/session.js';
import { commonStrings } from '../../../strings/common.js';
import { playStrings } from '../../../strings/play.js';
import { useAskBeforeUnload } from './ask-before-unload.js';

const { leaving } = playStrings;
/** A part of the game: nothing is left by going there. */
const TIMELINE = '/timeline';

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
      unsaved &&
      validToken() !== null &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== TIMELINE,
  );
  const { data: profile } = useProfile();
  useAskBeforeUnload(unsaved && profile?.settings.autoSave === false);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open onOpenChange={(open) => !open && blocker.reset()}>
      <DialogContent alert title={leaving.title} description={leaving.text}>
        <DialogFooter>
          <Button variant="ghost" onClick={() => blocker.reset()}>
            {commonStrings.cancel}
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed()}>
            {leaving.leave}
          </Button>
          <Button pending={saving} onClick={() => onSave(() => blocker.proceed())}>
            {saving ? commonStrings.saving : leaving.save}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
