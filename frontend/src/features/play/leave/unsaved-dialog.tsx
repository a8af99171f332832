import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogContent, DialogFooter } from '../../../components/ui/dialog.js';
import { commonStrings } from '../../../strings/common.js';
import { playStrings } from '../../../strings/play.js';

const { leaving } = playStrings;

export interface UnsavedDialogProps {
  saving: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** Saves, and leaves then. */
  onSave: () => void;
}

export function UnsavedDialog({ saving, onStay, onLeave, onSave }: UnsavedDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onStay()}>
      <DialogContent alert title={leaving.title} description={leaving.text}>
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
