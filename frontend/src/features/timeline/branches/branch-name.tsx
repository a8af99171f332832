import type { Branch, GameTree } from '@rubicon/contracts';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Input } from '../../../components/ui/input.js';
import { commonStrings } from '../../../strings/common.js';
import { timelineStrings } from '../../../strings/timeline.js';
import { branchLabel } from '../branch-label.js';
import { BRANCH_NAME_CHARACTERS, useNameBranch } from './name-branch.api.js';

/** A branch's name, which can be changed where it stands. */
export function BranchNameLine({ tree, branch }: { tree: GameTree; branch: Branch }) {
  const strings = timelineStrings.branches;
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The field is gone: the keyboard stands where it came from.
    if (wasEditing.current && !editing) pencil.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const label = branchLabel(tree, branch);
  if (editing) return <NameForm tree={tree} branch={branch} onDone={() => setEditing(false)} />;
  return (
    <div className="flex items-start justify-between gap-2">
      <h3 dir="auto" className="line-clamp-2 min-w-0 pt-1 leading-snug font-semibold wrap-anywhere">
        {label}
      </h3>
      <Button
        ref={pencil}
        variant="ghost"
        size="icon"
        className="-my-1 size-9 shrink-0"
        aria-label={strings.rename(label)}
        onClick={() => setEditing(true)}
      >
        <Pencil aria-hidden="true" className="size-4" strokeWidth={1.6} />
      </Button>
    </div>
  );
}

function NameForm({ tree, branch, onDone }: { tree: GameTree; branch: Branch; onDone: () => void }) {
  const strings = timelineStrings.branches;
  const [name, setName] = useState(branch.name ?? '');
  const naming = useNameBranch(tree.gameId);
  const hint = `name-hint-${branch.branchId}`;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = name.trim();
        if (wanted === (branch.name ?? '')) onDone();
        else naming.mutate({ branchId: branch.branchId, name: wanted }, { onSuccess: onDone });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone();
      }}
    >
      <Input
        autoFocus
        dir="auto"
        value={name}
        maxLength={BRANCH_NAME_CHARACTERS}
        aria-label={strings.nameLabel}
        aria-describedby={hint}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" pending={naming.isPending}>
          {naming.isPending ? commonStrings.saving : strings.save}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          {commonStrings.cancel}
        </Button>
        <p id={hint} className="text-note text-ink-soft">
          {strings.nameHint}
        </p>
      </div>
    </form>
  );
}
