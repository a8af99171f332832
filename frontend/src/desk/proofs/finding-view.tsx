import type { Complaint, Finding, TimelineEntry } from '@rubicon/contracts';
import { Check, Hourglass, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { classNames } from '../../lib/class-names.js';
import { proofStrings as strings } from '../../strings/desk/proofs.js';
import { ActDialog, type ActDraft } from '../acts/act-dialog.js';
import { addressOf } from '../lib/timeline-address.js';
import { shortId } from '../lib/short-id.js';
import { KindMark } from '../ui/kind-mark.js';
import { Moment } from '../ui/moment.js';
import { Money } from '../ui/money.js';

const verdicts = {
  as_it_should_be: { Mark: Check, edge: 'border-l-success', ink: 'text-success' },
  not_as_it_should_be: { Mark: X, edge: 'border-l-danger', ink: 'text-danger' },
  under_way: { Mark: Hourglass, edge: 'border-l-line-strong', ink: 'text-ink-soft' },
} as const;

/** Whether the player is right about one turn, payment or game: the verdict, the sentence, the events that settle it, and what follows. */
export function FindingView({
  playerId,
  complaint,
  finding,
}: {
  playerId: string;
  complaint: Complaint;
  finding: Finding;
}) {
  const [asked, setAsked] = useState<ActDraft | null>(null);
  const { Mark, edge, ink } = verdicts[finding.verdict];
  return (
    <li className={classNames('border border-l-4 border-line bg-surface px-4 py-3', edge)}>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-note">
        <span className={classNames('inline-flex items-center gap-1.5 font-semibold', ink)}>
          <Mark className="size-4" aria-hidden="true" />
          {strings.verdicts[finding.verdict]}
        </span>
        <span className="figures text-ink-soft">
          <Moment at={finding.at} /> <span title={finding.subjectId}>{shortId(finding.subjectId)}</span>
        </span>
      </p>
      <p className="mt-1.5 max-w-prose text-lead leading-snug">{finding.sentence}</p>
      <h3 className="mt-3 text-caption text-ink-soft">{strings.events}</h3>
      <ol className="mt-1 border-t border-line">
        {finding.events.map((entry) => (
          <ProofEvent key={`${entry.position} ${entry.letterId}`} playerId={playerId} entry={entry} />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          data-row
          onClick={() => setAsked({ kind: 'write_letter', letter: finding.sentence })}
        >
          {strings.send}
        </Button>
        {finding.verdict === 'not_as_it_should_be' &&
          remediesFor(complaint, finding).map(([name, draft]) => (
            <Button key={draft.kind} size="sm" variant="secondary" onClick={() => setAsked(draft)}>
              {name}
            </Button>
          ))}
      </div>
      {asked && <ActDialog playerId={playerId} draft={asked} onClose={() => setAsked(null)} />}
    </li>
  );
}

function ProofEvent({ playerId, entry }: { playerId: string; entry: TimelineEntry }) {
  return (
    <li className="relative grid grid-cols-[11rem_1.25rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line py-1.5 text-note hover:bg-page">
      <Moment at={entry.at} className="figures text-ink-soft" />
      <span className="self-center">
        <KindMark kind={entry.kind} />
      </span>
      <Link
        to={addressOf(playerId, entry)}
        className="no-underline before:absolute before:inset-0 focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-accent"
      >
        {entry.says}
      </Link>
      {entry.availableDeltaMicroUsd !== null && <Money microUsd={entry.availableDeltaMicroUsd} moves />}
    </li>
  );
}

/** What makes good what is not as it should be. */
function remediesFor(complaint: Complaint, { subjectId }: Finding): (readonly [string, ActDraft])[] {
  const goodwill = [strings.goodwill, { kind: 'goodwill' }] as const;
  const refund = [strings.refund, { kind: 'refund', paymentId: subjectId }] as const;
  switch (complaint) {
    case 'paid_and_no_credits':
    case 'refunded_too_little':
      return [refund, goodwill];
    default:
      return [goodwill];
  }
}
