import type { TextGrant } from '@rubicon/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { LockOpen } from 'lucide-react';
import { useCallback } from 'react';
import { Button } from '../../components/ui/button.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { useToast } from '../../lib/toast.js';
import { grantStrings } from '../../strings/desk/grant.js';
import { forgetOpenedTexts } from '../lib/mask-texts.js';
import { useCloseGrant } from './grant.api.js';
import { minutesAndSeconds, useTimeLeft } from './time-left.js';

/** Stands as long as personal text is open to the reader, and closes it when its time is over. */
export function GrantBadge({ playerId, grant }: { playerId: string; grant: TextGrant }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const close = useCloseGrant(playerId);
  const onOver = useCallback(() => {
    forgetOpenedTexts(queryClient, playerId);
    toast({ title: grantStrings.ranOut });
  }, [queryClient, playerId, toast]);
  const left = useTimeLeft(grant.expiresAt, onOver);
  return (
    <section aria-label={grantStrings.badge} className="border-l-4 border-second bg-surface px-3 py-2.5">
      <p className="flex items-center gap-1.5 text-note font-semibold whitespace-nowrap text-second">
        <LockOpen className="size-4 shrink-0" aria-hidden="true" />
        {grantStrings.badge}
      </p>
      <p className="mt-1 flex items-center justify-between gap-2">
        <span role="timer" className="figures text-note whitespace-nowrap">
          {grantStrings.left(minutesAndSeconds(left))}
        </span>
        <Button
          variant="secondary"
          size="sm"
          className="min-h-8 px-2 py-1 whitespace-nowrap"
          pending={close.isPending}
          onClick={() =>
            close.mutate(undefined, {
              onError: (error) =>
                toast({
                  title: serverMessage(error, grantStrings.closeFailed),
                  variant: 'destructive',
                }),
            })
          }
        >
          {close.isPending ? grantStrings.closing : grantStrings.close}
        </Button>
      </p>
    </section>
  );
}
