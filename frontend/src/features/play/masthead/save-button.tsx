import { Bookmark } from 'lucide-react';
import { Button } from '../../../components/ui/button.js';
import { Tooltip } from '../../../components/ui/tooltip.js';
import { commonStrings } from '../../../strings/common.js';
import { playStrings } from '../../../strings/play.js';

/** Takes a click only while there is something to save; its tooltip says why it does not. */
export function SaveButton({
  unsaved,
  saving,
  onSave,
}: {
  unsaved: boolean;
  saving: boolean;
  onSave: () => void;
}) {
  const button = (
    <Button
      variant="secondary"
      size="sm"
      disabled={!unsaved}
      pending={saving}
      onClick={onSave}
      className="whitespace-nowrap"
    >
      {!saving && <Bookmark aria-hidden="true" className="size-4" strokeWidth={1.6} />}
      {saving ? commonStrings.saving : playStrings.masthead.save}
    </Button>
  );
  if (unsaved && !saving) return button;
  return (
    <Tooltip content={saving ? commonStrings.saving : playStrings.masthead.noChanges}>
      <span tabIndex={0} className="inline-flex rounded-era">
        {button}
      </span>
    </Tooltip>
  );
}
