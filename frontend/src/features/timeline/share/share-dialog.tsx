import type { GameTree, Share } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogContent } from '../../../components/ui/dialog.js';
import { Notice } from '../../../components/ui/notice.js';
import { Spinner } from '../../../components/ui/spinner.js';
import { formatDay } from '../../../lib/format.js';
import { commonStrings } from '../../../strings/common.js';
import { timelineStrings } from '../../../strings/timeline.js';
import { branchLabel, dateOf } from '../branch-label.js';
import { CopyLink } from './copy-link.js';
import { sharesQuery, useRevokeShare, useShare } from './shares.api.js';

const strings = timelineStrings.sharing;

export interface ShareDialogProps {
  tree: GameTree;
  /** The story is shared from the opening to here. */
  turnId: string;
  onClose: () => void;
}

/** Who can read what, the link of this turn or one to make, and those that are open. */
export function ShareDialog({ tree, turnId, onClose }: ShareDialogProps) {
  const sharing = useShare(tree.gameId);
  const shares = useQuery(sharesQuery(tree.gameId));
  const own = shares.data?.find((share) => share.turnId === turnId);
  const isNew = own !== undefined && own.shareId === sharing.data?.shareId;
  const others = shares.data?.filter((share) => share !== own) ?? [];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={strings.title} description={strings.text(dateOf(tree, turnId))}>
        <p className="mt-3 text-aside">{strings.who}</p>
        {own ? (
          <div className="mt-5" role="status">
            <p className="font-semibold">{isNew ? strings.made : strings.stands}</p>
            <CopyLink autoFocus={isNew} url={own.url} label={strings.link} />
          </div>
        ) : (
          <Button
            className="mt-5 max-sm:w-full"
            pending={sharing.isPending}
            onClick={() => sharing.mutate({ turnId })}
          >
            {!sharing.isPending && <Link2 aria-hidden="true" className="size-4.5" />}
            {sharing.isPending ? strings.making : strings.make}
          </Button>
        )}
        <h3 className="eyebrow mt-7 border-b border-line pb-1">{strings.open}</h3>
        {shares.data ? (
          shares.data.length === 0 ? (
            <p className="mt-3 text-ink-soft">{strings.none}</p>
          ) : (
            <ul className="divide-y divide-line">
              {[...(own ? [own] : []), ...others].map((share) => (
                <OpenLink key={share.shareId} tree={tree} share={share} copied={share === own} />
              ))}
            </ul>
          )
        ) : shares.isError ? (
          <Notice tone="danger" title={strings.notLoaded} className="mt-3">
            <Button variant="secondary" size="sm" className="mt-2" onClick={() => void shares.refetch()}>
              {commonStrings.tryAgain}
            </Button>
          </Notice>
        ) : (
          <p className="mt-3 flex items-center gap-2 text-ink-soft">
            <Spinner decorative />
            {strings.loading}
          </p>
        )}
      </DialogContent>
    </Dialog>
  );
}

function OpenLink({ tree, share, copied }: { tree: GameTree; share: Share; copied: boolean }) {
  const [asking, setAsking] = useState(false);
  const revoking = useRevokeShare(tree.gameId);
  const named = strings.upTo(branchLabel(tree, share.branch), share.currentDate);
  return (
    <li className="py-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p dir="auto" className="text-left font-semibold wrap-anywhere">
            {named}
          </p>
          <p className="text-note text-ink-soft">{strings.since(formatDay(share.sharedAt))}</p>
        </div>
        {!asking && (
          <Button
            variant="danger"
            size="sm"
            className="shrink-0 whitespace-nowrap"
            aria-label={strings.revokeNamed(named)}
            onClick={() => setAsking(true)}
          >
            {strings.revoke}
          </Button>
        )}
      </div>
      {asking ? (
        <div role="group" aria-label={strings.revokeQuestion} className="mt-2 bg-sunken px-4 py-3">
          <p>{strings.revokeQuestion}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              autoFocus
              variant="danger"
              size="sm"
              pending={revoking.isPending}
              onClick={() => revoking.mutate(share.shareId)}
            >
              {strings.revoke}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setAsking(false)}>
              {commonStrings.cancel}
            </Button>
          </div>
        </div>
      ) : (
        !copied && <CopyLink url={share.url} label={strings.linkTo(named)} />
      )}
    </li>
  );
}
