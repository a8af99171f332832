import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { playStrings } from '../../../strings/play.js';

const ReturnDialog = lazy(async () => ({ default: (await import('./return-dialog.js')).ReturnDialog }));

/** Offered while the story stands elsewhere than at its save; asks first, since many turns may lie between. */
export function ReturnToSave({ pending, onReturn }: { pending: boolean; onReturn: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="link" size="sm" disabled={pending} onClick={() => setAsking(true)}>
        {playStrings.masthead.returnToSave}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <ReturnDialog onReturn={onReturn} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
