import type { StaffAct } from '@rubicon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/ui/button.js';
import { Field } from '../../components/ui/field.js';
import { Textarea } from '../../components/ui/textarea.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { useToast } from '../../lib/toast.js';
import { approvalStrings as strings } from '../../strings/desk/approvals.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { TextAccess } from '../grant/text-access.js';
import { actSentence } from '../lib/act-sentence.js';
import { playerMoved } from '../lib/player-card.js';
import { isLongEnough, reasonMost } from '../lib/words.js';
import { DetailHeading } from '../ui/detail-heading.js';
import { Facts } from '../ui/facts.js';
import { Moment } from '../ui/moment.js';
import { PersonalText } from '../ui/personal-text.js';
import { PlayerLink } from '../ui/player-link.js';
import { decide, type Decision } from './approvals.api.js';

export function WaitingAct({
  act,
  reason,
  onReason,
  onRefused,
}: {
  act: StaffAct;
  /** Why it is to be declined, as far as it is typed; null: nothing is. */
  reason: string | null;
  onReason: (reason: string) => void;
  /** With the server's sentence; null: there is none, or none any more. */
  onRefused: (sentence: string | null) => void;
}) {
  const queryClient = useQueryClient();
  const say = useToast();
  const [isDeclining, setDeclining] = useState(reason !== null);
  const [isShort, setShort] = useState(false);
  const decision = useMutation({
    mutationFn: (made: Decision) => decide(act, made),
    onMutate: () => onRefused(null),
    onSuccess: ({ state, playerId }) => {
      say({ title: strings.done[state], ...(state === 'failed' ? { variant: 'destructive' as const } : {}) });
      void playerMoved(queryClient, playerId);
    },
    onError: (error) => onRefused(serverMessage(error, shellStrings.notDone)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['acts'] }),
  });
  const isMaking = (is: Decision['is']) => decision.isPending && decision.variables.is === is;
  const decline = (event: FormEvent) => {
    event.preventDefault();
    const isFit = isLongEnough(reason ?? '');
    setShort(!isFit);
    if (isFit) decision.mutate({ is: 'decline', reason: (reason ?? '').trim() });
  };
  return (
    <section aria-labelledby="act">
      <DetailHeading id="act">{actSentence(act.act)}</DetailHeading>
      <div className="mt-4">
        <Facts
          facts={[
            [strings.askedBy, act.isOwn ? shellStrings.you(act.askedByName) : act.askedByName],
            [strings.since, <Moment key="since" at={act.askedAt} />],
            [strings.player, <PlayerLink key="player" player={act} />],
            [strings.why, <PersonalText key="why" text={act.reason} />],
          ]}
        />
      </div>
      <div className="mt-4 flex max-w-xs flex-col">
        <TextAccess player={act} canOpen={act.reason.state === 'masked'} />
      </div>
      {act.isOwn ? (
        <>
          <p className="mt-6">{strings.ownText}</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            pending={isMaking('withdraw')}
            onClick={() => decision.mutate({ is: 'withdraw' })}
          >
            {strings.withdraw}
          </Button>
        </>
      ) : isDeclining ? (
        <form className="mt-6 max-w-xl" onSubmit={decline}>
          <Field
            label={strings.declineReason}
            hint={strings.reasonHint}
            error={isShort ? shellStrings.reasonTooShort : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                autoFocus
                maxLength={reasonMost}
                value={reason ?? ''}
                onChange={({ target }) => onReason(target.value)}
              />
            )}
          </Field>
          <div className="mt-3 flex gap-2">
            <Button type="submit" variant="danger" size="sm" pending={isMaking('decline')}>
              {strings.declineSubmit}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setDeclining(false)}>
              {strings.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <div className="mt-6 flex gap-2">
          <Button size="sm" pending={isMaking('approve')} onClick={() => decision.mutate({ is: 'approve' })}>
            {strings.approve}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setDeclining(true)}>
            {strings.decline}
          </Button>
        </div>
      )}
    </section>
  );
}
