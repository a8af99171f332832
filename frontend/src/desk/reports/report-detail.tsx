import type { StaffReport } from '@rubicon/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { useToast } from '../../lib/toast.js';
import { reportStrings as strings } from '../../strings/desk/reports.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { formatSecond } from '../lib/format-staff.js';
import { meQuery } from '../lib/me.js';
import { shortId } from '../lib/short-id.js';
import { DetailHeading } from '../ui/detail-heading.js';
import { Facts } from '../ui/facts.js';
import { Moment } from '../ui/moment.js';
import { PlayerLink } from '../ui/player-link.js';
import { AnswerForm } from './answer-form.js';
import { ReportTexts } from './report-texts.js';
import { handBackReport, takeReport, type ReportAnswer } from './reports.api.js';

export function ReportDetail({
  report,
  draft,
  onDraft,
  onRefused,
}: {
  report: StaffReport;
  draft: ReportAnswer | null;
  onDraft: (draft: ReportAnswer) => void;
  onRefused: (sentence: string | null) => void;
}) {
  const queryClient = useQueryClient();
  const say = useToast();
  const [params, setParams] = useSearchParams();
  const staffId = useQuery(meQuery).data?.staff?.staffId;
  const [isAnswering, setAnswering] = useState(draft !== null);
  const isMine = report.state === 'taken' && report.ownerId === staffId;
  const { reportId, reason, turnId, reportedAt, answeredAt, ownerName } = report;

  /** The report is in another list now: it is followed there. */
  const moved = async (said: string, state: StaffReport['state']) => {
    say({ title: said });
    await queryClient.invalidateQueries({ queryKey: ['reports'] });
    const followed = new URLSearchParams(params);
    followed.set('state', state);
    followed.set('report', reportId);
    setParams(followed, { replace: true });
  };
  const refused = (error: unknown) => {
    onRefused(serverMessage(error, shellStrings.notDone));
    return queryClient.invalidateQueries({ queryKey: ['reports'] });
  };
  const take = useMutation({
    mutationFn: () => takeReport(report),
    onMutate: () => onRefused(null),
    onSuccess: () => moved(strings.taken, 'taken'),
    onError: refused,
  });
  const handBack = useMutation({
    mutationFn: () => handBackReport(report),
    onMutate: () => onRefused(null),
    onSuccess: () => moved(strings.handedBack, 'open'),
    onError: refused,
  });

  return (
    <section aria-labelledby="report">
      <DetailHeading id="report">{strings.reasons[reason]}</DetailHeading>
      <div className="mt-4">
        <Facts
          facts={[
            [strings.reported, <Moment key="reported" at={reportedAt} />],
            [strings.player, <PlayerLink key="player" player={report} />],
            [
              strings.turn,
              <span key="turn" title={turnId}>
                {shortId(turnId)}
              </span>,
            ],
            ...(ownerName !== null && answeredAt === null
              ? [[strings.owner, isMine ? shellStrings.you(ownerName) : ownerName] as const]
              : []),
            ...(answeredAt !== null
              ? [
                  [
                    strings.answered,
                    ownerName === null
                      ? formatSecond(answeredAt)
                      : strings.by(ownerName, formatSecond(answeredAt)),
                  ] as const,
                ]
              : []),
          ]}
        />
      </div>
      {report.state === 'open' && (
        <Button size="sm" className="mt-5" pending={take.isPending} onClick={() => take.mutate()}>
          {strings.take}
        </Button>
      )}
      {isMine && (
        <div className="mt-5 flex gap-2">
          {!isAnswering && (
            <Button size="sm" onClick={() => setAnswering(true)}>
              {strings.answer}
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            pending={handBack.isPending}
            onClick={() => handBack.mutate()}
          >
            {strings.handBack}
          </Button>
        </div>
      )}
      {report.state === 'taken' && !isMine && ownerName !== null && (
        <p className="mt-5">{strings.takenByOther(ownerName)}</p>
      )}
      {isMine && isAnswering && (
        <AnswerForm
          report={report}
          draft={draft ?? { letter: '', reason: '' }}
          onDraft={onDraft}
          onAnswered={(said) => void moved(said, 'answered')}
        />
      )}
      <ReportTexts report={report} />
    </section>
  );
}
