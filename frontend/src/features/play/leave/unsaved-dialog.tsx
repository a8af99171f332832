import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogContent, DialogFooter } from '../../../components/ui/dialog.js';
import { commonStrings } from '../../../strings/common.js';
import { leavingStrings as leaving } from '../../../strings/leaving.js';

export interface UnsavedDialogProps {
  /** Undefined: not known. */
  autoSave: boolean | undefined;
  savedTurnId: string | null;
  saving: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** Saves, and leaves then. */
  onSave: () => void;
}

export function UnsavedDialog({
  autoSave,
  savedTurnId,
  saving,
  onStay,
  onLeave,
  onSave,
}: UnsavedDialogProps) {
  const kept = whatIsKept(autoSave, savedTurnId !== null);
  return (
    <Dialog open onOpenChange={(open) => !open && onStay()}>
      <DialogContent
        alert
        title={leaving.title}
        description={
          <>
            <p>{leaving.text}</p>
            {kept !== null && <p className="mt-3">{kept}</p>}
          </>
        }
      >
        <DialogFooter>
          <Button variant="ghost" onClick={onStay}>
            {commonStrings.cancel}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {leaving.leave}
          </Button>
          <Button pending={saving} onClick={onSave}>
            {saving ? commonStrings.saving : leaving.save}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** What becomes of the game without saving (decision 8). */
function whatIsKept(autoSave: boolean | undefined, everSaved: boolean): string | null {
  if (autoSave === undefined) return null;
  if (autoSave) return leaving.kept.everything;
  return everSaved ? leaving.kept.toTheSave : leaving.kept.neverSaved;
}
