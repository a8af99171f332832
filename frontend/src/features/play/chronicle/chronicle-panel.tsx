/** The chronicle, open beside the story: a leaf at the right of the screen, on a phone nearly all of it. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogContent } from '../../../components/ui/dialog.js';
import { Notice } from '../../../components/ui/notice.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { serverMessage } from '../../../lib/api/api-error.js';
import { chronicleStrings } from '../../../strings/chronicle.js';
import { commonStrings } from '../../../strings/common.js';
import { ChroniclePages } from './chronicle-pages.js';
import { chronicleQuery, type ChroniclePlace } from './chronicle.api.js';

export function ChroniclePanel({ onClose, ...place }: ChroniclePlace & { onClose: () => void }) {
  const chronicle = useQuery(chronicleQuery(place));
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        placement="side"
        title={chronicleStrings.title}
        description={chronicleStrings.text}
        // Escape leaves the line being corrected first.
        onEscapeKeyDown={(event) => {
          if (editing === null) return;
          event.preventDefault();
          setEditing(null);
        }}
      >
        <div className="mt-5">
          {chronicle.isError ? (
            <NotLoaded
              error={chronicle.error}
              retrying={chronicle.isFetching}
              onRetry={() => void chronicle.refetch()}
            />
          ) : chronicle.data ? (
            <ChroniclePages chronicle={chronicle.data} place={place} editing={editing} onEdit={setEditing} />
          ) : (
            <Loading />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">{chronicleStrings.loading}</span>
      {[90, 72, 84, 60].map((percent) => (
        <Skeleton key={percent} className="mt-4 h-5" style={{ width: `${percent}%` }} />
      ))}
    </div>
  );
}

function NotLoaded({ error, retrying, onRetry }: { error: Error; retrying: boolean; onRetry: () => void }) {
  return (
    <Notice tone="danger" title={chronicleStrings.notLoaded}>
      <p className="mt-1">{serverMessage(error, chronicleStrings.notLoadedText)}</p>
      <Button variant="secondary" className="mt-4" pending={retrying} onClick={onRetry}>
        {commonStrings.tryAgain}
      </Button>
    </Notice>
  );
}
