import type { TimelineDetail } from '@rubicon/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { detailStrings as strings } from '../../../strings/desk/player.js';
import { ActDialog, type ActDraft } from '../../acts/act-dialog.js';

/** What can be done from here: only what belongs to this event. */
export function EventActs({ playerId, detail }: { playerId: string; detail: TimelineDetail }) {
  const [asked, setAsked] = useState<ActDraft | null>(null);
  const { entry } = detail;
  return (
    <div className="flex flex-wrap gap-2">
      {entry.letterId === null && (
        <Button asChild variant="secondary" size="sm">
          <Link to={`/players/${playerId}/replay?at=${entry.position}`}>{strings.replay}</Link>
        </Button>
      )}
      {actsOf(detail).map(([name, act]) => (
        <Button key={act.kind} variant="secondary" size="sm" onClick={() => setAsked(act)}>
          {name}
        </Button>
      ))}
      {asked && <ActDialog playerId={playerId} draft={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function actsOf({ entry, receipt, data }: TimelineDetail): (readonly [string, ActDraft])[] {
  const { gameId, turnId, paymentId } = entry;
  const acts: (readonly [string, ActDraft])[] = [];
  if (paymentId !== null) acts.push([strings.refund, { kind: 'refund', paymentId }]);
  if (receipt?.status === 'pending' && gameId !== null && turnId !== null)
    acts.push(
      [strings.drive, { kind: 'drive_turn', gameId, turnId }],
      [strings.fail, { kind: 'fail_turn', gameId, turnId }],
    );
  if (entry.kind === 'report' && typeof data.reportId === 'string')
    acts.push([strings.answer, { kind: 'answer_report', reportId: data.reportId }]);
  return acts;
}
