/** /staff/reports: the inbox of reported turns; `state` and `report` of the address say what is looked at. */
import type { ReportState, StaffReport } from '@rubicon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.js';
import { reportStrings as strings } from '../../strings/desk/reports.js';
import { since } from '../lib/since.js';
import { DeskTitle } from '../ui/desk-title.js';
import { ListAndDetail, Row, Rows } from '../ui/list-and-detail.js';
import { MaskedPlayer } from '../ui/masked-player.js';
import { QueryState } from '../ui/query-state.js';
import { ReportDetail } from './report-detail.js';
import type { ReportAnswer } from './reports.api.js';
import { reportsQuery } from './reports.api.js';

const states: readonly ReportState[] = ['open', 'taken', 'answered'];
const CHOSEN = 'report';

export function Component() {
  const [params, setParams] = useSearchParams();
  const state = states.find((each) => each === params.get('state')) ?? 'open';
  const chosenId = params.get(CHOSEN);
  /** What is being written, by report: neither another tab nor another report loses it. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, ReportAnswer>>>({});
  const [refusal, setRefusal] = useState<{ readonly reportId: string; readonly sentence: string } | null>(
    null,
  );
  return (
    <>
      <DeskTitle>{strings.title}</DeskTitle>
      {refusal !== null && refusal.reportId === chosenId && (
        <Notice tone="danger" className="mt-3 py-3">
          <p>{refusal.sentence}</p>
        </Notice>
      )}
      <Tabs
        value={state}
        onValueChange={(next) => setParams({ state: next }, { replace: true, flushSync: true })}
        className="mt-3 flex flex-1 flex-col"
      >
        <TabsList aria-label={strings.tabs}>
          {states.map((each) => (
            <TabsTrigger key={each} value={each}>
              {strings.states[each]}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value={state} tabIndex={-1} className="flex flex-1 animate-none flex-col pt-0">
          <Inbox
            state={state}
            drafts={drafts}
            onDraft={(reportId, draft) => setDrafts({ ...drafts, [reportId]: draft })}
            onRefused={(reportId, sentence) => setRefusal(sentence === null ? null : { reportId, sentence })}
            chosenId={chosenId}
          />
        </TabsContent>
      </Tabs>
    </>
  );
}

function Inbox({
  state,
  drafts,
  onDraft,
  onRefused,
  chosenId,
}: {
  state: ReportState;
  drafts: Readonly<Record<string, ReportAnswer>>;
  onDraft: (reportId: string, draft: ReportAnswer) => void;
  onRefused: (reportId: string, sentence: string | null) => void;
  chosenId: string | null;
}) {
  const query = useInfiniteQuery(reportsQuery(state));
  return (
    <QueryState query={query}>
      {({ pages }) => {
        const reports = pages.flatMap((page) => page.reports);
        const chosen = reports.find(({ reportId }) => reportId === chosenId);
        return (
          <ListAndDetail
            className="mt-0 border-t-0"
            list={
              <>
                <ReportRows state={state} reports={reports} />
                {query.hasNextPage && (
                  <Button
                    variant="ghost"
                    size="sm"
                    className="m-3"
                    pending={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {strings.more}
                  </Button>
                )}
              </>
            }
            detail={
              chosen ? (
                <ReportDetail
                  key={chosen.reportId}
                  report={chosen}
                  draft={drafts[chosen.reportId] ?? null}
                  onDraft={(draft) => onDraft(chosen.reportId, draft)}
                  onRefused={(sentence) => onRefused(chosen.reportId, sentence)}
                />
              ) : reports.length > 0 ? (
                <p className="text-ink-soft">{chosenId === null ? strings.choose : strings.gone}</p>
              ) : null
            }
          />
        );
      }}
    </QueryState>
  );
}

function ReportRows({ state, reports }: { state: ReportState; reports: readonly StaffReport[] }) {
  const [now] = useState(() => new Date());
  if (reports.length === 0) return <p className="py-5 text-ink-soft">{strings.none[state]}</p>;
  return (
    <Rows label={strings.list}>
      {reports.map((report) => (
        <Row key={report.reportId} chosen={CHOSEN} id={report.reportId}>
          <span className="flex items-baseline justify-between gap-3">
            <span className="font-semibold">{strings.reasons[report.reason]}</span>
            <span className="text-note whitespace-nowrap text-ink-soft">{since(report.reportedAt, now)}</span>
          </span>
          <span className="mt-0.5 flex justify-between gap-3 text-note text-ink-soft">
            <MaskedPlayer player={report} />
            {report.ownerName !== null && <span>{report.ownerName}</span>}
          </span>
        </Row>
      ))}
    </Rows>
  );
}
