import type { GameTree } from '@rubicon/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogContent, DialogFooter } from '../../../components/ui/dialog.js';
import { Field } from '../../../components/ui/field.js';
import { Select } from '../../../components/ui/select.js';
import { timelineStrings } from '../../../strings/timeline.js';
import { branchLabel, dateOf, turnName } from '../branch-label.js';
import { comparisonAddress } from './comparison.api.js';

const strings = timelineStrings.compare;

export interface CompareDialogProps {
  tree: GameTree;
  turnId: string;
  onClose: () => void;
}

/** A turn, and the telling to hold it against: where the story stands, or the end of a branch. */
export function CompareDialog({ tree, turnId, onClose }: CompareDialogProps) {
  const navigate = useNavigate();
  const others = otherTellings(tree, turnId);
  const [other, setOther] = useState(others[0]?.turnId ?? '');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={strings.choose}
        description={others.length > 0 ? strings.chooseText(turnWords(tree, turnId)) : strings.alone}
      >
        {others.length > 0 && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void navigate(comparisonAddress({ gameId: tree.gameId, left: turnId, right: other }));
            }}
          >
            <Field label={strings.with} className="mt-5">
              {(control) => (
                <Select {...control} value={other} onChange={({ target }) => setOther(target.value)}>
                  {others.map(({ turnId: id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <DialogFooter>
              <Button type="submit">{strings.confirm}</Button>
            </DialogFooter>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}

function turnWords(tree: GameTree, turnId: string): string {
  return strings.named(turnName(tree.nodes.find((one) => one.turnId === turnId)), dateOf(tree, turnId));
}

/** The branches played last come first, after where the story stands. */
function otherTellings(tree: GameTree, turnId: string): { turnId: string; label: string }[] {
  const tips = tree.branches
    .filter(({ tipTurnId }) => tipTurnId !== turnId && tipTurnId !== tree.headTurnId)
    .sort((one, other) => other.lastPlayedAt.localeCompare(one.lastPlayedAt))
    .map((branch) => ({
      turnId: branch.tipTurnId,
      label: strings.named(branchLabel(tree, branch), branch.currentDate),
    }));
  if (turnId === tree.headTurnId) return tips;
  const head = {
    turnId: tree.headTurnId,
    label: strings.named(strings.where, dateOf(tree, tree.headTurnId)),
  };
  return [head, ...tips];
}
