import type { ActState, StaffAct } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../components/ui/badge.js';
import { Button } from '../../components/ui/button.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { useToast } from '../../lib/toast.js';
import { actStrings } from '../../strings/desk/acts.js';
import { OpenTexts } from '../grant/open-texts.js';
import { actSentence } from '../lib/act-sentence.js';
import { formatSecond } from '../lib/format-staff.js';
import { useGrant, usePlayerId } from '../lib/player-card.js';
import { codeInWords } from '../lib/readable.js';
import { PersonalText } from '../ui/personal-text.js';
import { QueryState } from '../ui/query-state.js';
import { playerActsQuery, useWithdrawAct } from './acts.api.js';

const { list: strings, outcome } = actStrings;
const badges: Readonly<Record<ActState, 'plain' | 'accent' | 'second'>> = {
  waiting: 'second',
  authorised: 'accent',
  carried_out: 'plain',
  failed: 'second',
  declined: 'plain',
  withdrawn: 'plain',
};

/** Everything that staff asked for about the player, newest first. */
export function Component() {
  const playerId = usePlayerId();
  const acts = useQuery(playerActsQuery(playerId));
  const grant = useGrant(playerId);
  return (
    <section aria-label={strings.title} className="h-full overflow-y-auto px-5 py-4 [scrollbar-width:thin]">
      <QueryState query={acts}>
        {({ acts: all }) =>
          all.length === 0 ? (
            <p className="text-ink-soft">{strings.none}</p>
          ) : (
            <>
              <ul className="max-w-4xl divide-y divide-line border-y border-line bg-surface">
                {all.map((act) => (
                  <ActRow key={act.actId} act={act} />
                ))}
              </ul>
              {grant === null && all.some(({ reason }) => reason.state === 'masked') && (
                <OpenTexts playerId={playerId} className="mt-4" />
              )}
            </>
          )
        }
      </QueryState>
    </section>
  );
}

function ActRow({ act }: { act: StaffAct }) {
  const withdraw = useWithdrawAct(act.playerId);
  const toast = useToast();
  return (
    <li className="flex items-start justify-between gap-6 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{actSentence(act.act)}</span>
          <Badge variant={badges[act.state]}>{strings.states[act.state]}</Badge>
        </p>
        {act.state === 'failed' && (
          <p className="mt-1 text-note text-danger">{outcome.failedHint(codeInWords(act.failureCode))}</p>
        )}
        <p className="figures mt-1 text-note text-ink-soft">
          {strings.asked(act.isOwn ? strings.own : act.askedByName, formatSecond(act.askedAt))}
        </p>
        {act.decidedAt !== null && act.decidedByName !== null && (
          <p className="figures text-note text-ink-soft">
            {strings.decided(act.decidedByName, formatSecond(act.decidedAt))}
          </p>
        )}
        <div className="mt-1.5 text-note">
          <span className="sr-only">{strings.reason}</span>
          <PersonalText text={act.reason} />
        </div>
      </div>
      {act.state === 'waiting' && act.isOwn && (
        <Button
          variant="secondary"
          size="sm"
          pending={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(act.actId, {
              onError: (error) =>
                toast({ title: serverMessage(error, strings.withdrawFailed), variant: 'destructive' }),
            })
          }
        >
          {withdraw.isPending ? strings.withdrawing : strings.withdraw}
        </Button>
      )}
    </li>
  );
}
