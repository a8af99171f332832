/** One exception: what is wrong, what the sides say, what happened, and what auditors did about it. */
import type { AuditException, AuditExceptionDetail } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../components/ui/badge.js';
import { Notice } from '../../components/ui/notice.js';
import { formatMicroUsd } from '../../lib/format.js';
import { auditStrings } from '../../strings/desk/audit.js';
import { exceptionStrings as strings } from '../../strings/desk/audit-exceptions.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { entriesAddress } from '../lib/entries-address.js';
import { formatAge, formatUtcSecond } from '../lib/format-utc.js';
import { shortId } from '../lib/short-id.js';
import { DeskLink } from '../ui/desk-link.js';
import { DetailHeading } from '../ui/detail-heading.js';
import { Facts } from '../ui/facts.js';
import { QueryState } from '../ui/query-state.js';
import { EvidenceEvents } from './evidence-events.js';
import { ExceptionActs } from './exception-acts.js';
import { ExceptionHistory } from './exception-history.js';
import { ExplanationView } from './explanation-view.js';
import { exceptionQuery } from './exceptions.api.js';
import { ProviderRows } from './provider-rows.js';
import { SidesTable } from './sides-table.js';

interface Draft {
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
}

export function ExceptionDetail({ exceptionId, ...draft }: { exceptionId: string } & Draft) {
  const query = useQuery(exceptionQuery(exceptionId));
  return <QueryState query={query}>{(detail) => <Exception detail={detail} {...draft} />}</QueryState>;
}

function Exception({
  detail: { exception, evidence, history },
  ...draft
}: { detail: AuditExceptionDetail } & Draft) {
  /** A refusal, and the amount that was read then: it may be another by now. */
  const [refusal, setRefusal] = useState<{ sentence: string; amountMicroUsd: number } | null>(null);
  const { cause, amountMicroUsd, sentence, state, explanation } = exception;
  return (
    <article aria-labelledby="exception" className="flex flex-col gap-6">
      <header>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <div className="flex flex-wrap items-baseline gap-3">
            <DetailHeading id="exception">{auditStrings.causes[cause]}</DetailHeading>
            <Badge variant={state === 'open' ? 'second' : 'plain'}>{auditStrings.states[state]}</Badge>
          </div>
          <p className="figures text-large font-semibold">
            {amountMicroUsd === 0 ? (
              <span className="text-body font-normal text-ink-soft">{strings.noMoney}</span>
            ) : (
              formatMicroUsd(amountMicroUsd)
            )}
          </p>
        </div>
        <p className="mt-2 max-w-prose [overflow-wrap:anywhere]">{sentence}</p>
      </header>
      <Facts facts={factsOf(exception, evidence.clearingMicroUsd)} />
      {explanation && <ExplanationView explanation={explanation} />}
      {refusal !== null && (
        <Notice tone="danger" className="py-3">
          <p>{refusal.sentence}</p>
          {refusal.amountMicroUsd !== amountMicroUsd && (
            <p className="mt-1">
              {strings.moved(formatMicroUsd(refusal.amountMicroUsd), formatMicroUsd(amountMicroUsd))}
            </p>
          )}
        </Notice>
      )}
      <ExceptionActs
        exception={exception}
        {...draft}
        onRefused={(said) => setRefusal(said === null ? null : { sentence: said, amountMicroUsd })}
      />
      {evidence.itemKind !== 'provider_row' && (
        <SidesTable itemKind={evidence.itemKind} rows={evidence.sides} />
      )}
      <EvidenceEvents evidence={evidence} />
      {evidence.itemKind !== 'turn' && <ProviderRows rows={evidence.providerRows} />}
      <ExceptionHistory steps={history} standing={explanation} />
    </article>
  );
}

function factsOf(exception: AuditException, clearingMicroUsd: number | null) {
  const { since, ageSeconds, ownerName, isOwn, itemKind, itemId, playerId } = exception;
  return [
    [
      strings.since,
      <time key="since" dateTime={since} className="figures">
        {strings.ago(`${formatUtcSecond(since)} ${auditStrings.utc}`, formatAge(ageSeconds))}
      </time>,
    ],
    [
      strings.owner,
      ownerName === null ? auditStrings.nobody : isOwn ? shellStrings.you(ownerName) : ownerName,
    ],
    [
      strings.item,
      itemKind === 'provider_row' ? (
        <span key="item" className="figures [overflow-wrap:anywhere]">
          {auditStrings.kinds[itemKind]} {itemId}
        </span>
      ) : (
        <DeskLink key="item" to={entriesAddress({ itemKind, itemId })} title={itemId} className="figures">
          {auditStrings.kinds[itemKind]} {shortId(itemId)}
        </DeskLink>
      ),
    ],
    ...(playerId === null
      ? []
      : [
          [
            strings.player,
            <DeskLink key="player" to={entriesAddress({ playerId })} title={playerId} className="figures">
              {shortId(playerId)}
            </DeskLink>,
          ] as const,
        ]),
    ...(clearingMicroUsd === null
      ? []
      : [
          [
            strings.clearing,
            <span key="clearing" className="figures">
              {formatMicroUsd(clearingMicroUsd)}
            </span>,
          ] as const,
        ]),
  ] as const;
}
