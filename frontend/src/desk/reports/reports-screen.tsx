/** /staff/reports: the inbox of reported turns; `state` and `report` of the address say what is looked at. */
import type { ReportState, StaffReport } from '@rubicon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.js';
import { useAddressTab } from '../../lib/address-tab.js';
import { reportStrings as strings } from '../../strings/desk/reports.js';
import { shortId } from '../lib/short-id.js';
import { since } from '../lib/since.js';
import { DeskTitle } from '../ui/desk-title.js';
import { ListAndDetail, Row, Rows } from '../ui/list-and-detail.js';
import { QueryState } from '../ui/query-state.js';
import { ReportDetail } from './report-detail.js';
import type { ReportAnswer } from './reports.api.js';
import { reportsQuery } from './reports.api.js';

const states: readonly ReportState[] = ['open', 'taken', 'answered'];
const CHOSEN = 'report';

export function Component() {
  const [state, open] = useAddressTab('state', states, 'open');
  /** What is being written, by report: neither another tab nor another report loses it. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, ReportAnswer>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <>
      <DeskTitle>{strings.title}</DeskTitle>
      {refusal !== null && (
        <Notice tone="danger" className="mt-3 py-3">
          <p>{refusal}</p>
        </Notice>
      )}
      <Tabs value={state} onValueChange={open} className="mt-3 flex flex-1 flex-col">
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
            onRefused={setRefusal}
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
}: {
  state: ReportState;
  drafts: Readonly<Record<string, ReportAnswer>>;
  onDraft: (reportId: string, draft: ReportAnswer) => void;
  onRefused: (sentence: string | null) => void;
}) {
  const query = useInfiniteQuery(reportsQuery(state));
  const [params] = useSearchParams();
  const chosenId = params.get(CHOSEN);
  return (
    <QueryState query={query}>
      {({ pages }) => {
        const reports = pages.flatMap((page) => page.reports);
        const chosen = reports.find(({ reportId }) => reportId === chosenId);
        return (
          <ListAndDetail
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
                  onRefused={onRefused}
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
            <span>{shortId(report.playerId)}</span>
            {report.ownerName !== null && <span>{report.ownerName}</span>}
          </span>
        </Row>
      ))}
    </Rows>
  );
}
