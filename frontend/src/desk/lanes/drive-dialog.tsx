import { formatCount } from '../../lib/format.js';
import { laneStrings } from '../../strings/desk/lanes.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { effectsOfDriving } from './effects-of-driving.js';
import { nameOfKind } from './lane-choices.js';
import type { WantedLanes } from './lane-filter.js';
import type { useDriving } from './use-driving.js';

const strings = laneStrings.drive;

/** Says how many are tried at once, as it is counted, and asks for it once more. */
export function DriveDialog({
  asked,
  driving,
}: {
  asked: WantedLanes;
  driving: ReturnType<typeof useDriving>;
}) {
  const { counted, isPending, error, carryOut, close } = driving;
  const count = counted?.count ?? 0;
  return (
    <ConfirmDialog
      strings={{
        title: asked.key === null ? strings.title(nameOfKind(asked)) : strings.titleOne,
        submit: count === 0 ? strings.submit : strings.submitCounted(count, formatCount(count)),
        failed: strings.failed,
      }}
      effects={effectsOfDriving(counted)}
      isPending={isPending || (counted === undefined && error === null)}
      error={error}
      onSubmit={carryOut}
      onClose={close}
    />
  );
}
