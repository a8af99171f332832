/** /staff/approvals: what was asked for and waits for a second person; `act` of the address is the one that is looked at. */
import type { StaffAct } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Badge } from '../../components/ui/badge.js';
import { Notice } from '../../components/ui/notice.js';
import { approvalStrings as strings } from '../../strings/desk/approvals.js';
import { actSentence } from '../lib/act-sentence.js';
import { since } from '../lib/since.js';
import { DeskTitle } from '../ui/desk-title.js';
import { ListAndDetail, Row, Rows } from '../ui/list-and-detail.js';
import { MaskedPlayer } from '../ui/masked-player.js';
import { QueryState } from '../ui/query-state.js';
import { waitingActsQuery } from './approvals.api.js';
import { WaitingAct } from './waiting-act.js';

const CHOSEN = 'act';

export function Component() {
  const query = useQuery(waitingActsQuery);
  const [params] = useSearchParams();
  const chosenId = params.get(CHOSEN);
  /** What is being typed, by act: looking at another loses none of it. */
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<{ readonly actId: string; readonly sentence: string } | null>(null);
  return (
    <>
      <DeskTitle>{strings.title}</DeskTitle>
      <p className="text-ink-soft">{strings.text}</p>
      {refusal !== null && refusal.actId === chosenId && (
        <Notice tone="danger" className="mt-3 py-3">
          <p>{refusal.sentence}</p>
        </Notice>
      )}
      <QueryState query={query}>
        {({ acts }) => {
          const chosen = acts.find(({ actId }) => actId === chosenId);
          return (
            <ListAndDetail
              list={<ActRows acts={acts} />}
              detail={
                chosen ? (
                  <WaitingAct
                    key={chosen.actId}
                    act={chosen}
                    reason={reasons[chosen.actId] ?? null}
                    onReason={(reason) => setReasons({ ...reasons, [chosen.actId]: reason })}
                    onRefused={(sentence) =>
                      setRefusal(sentence === null ? null : { actId: chosen.actId, sentence })
                    }
                  />
                ) : acts.length > 0 ? (
                  <p className="text-ink-soft">{chosenId === null ? strings.choose : strings.gone}</p>
                ) : null
              }
            />
          );
        }}
      </QueryState>
    </>
  );
}

function ActRows({ acts }: { acts: readonly StaffAct[] }) {
  const [now] = useState(() => new Date());
  if (acts.length === 0) return <p className="py-5 text-ink-soft">{strings.none}</p>;
  return (
    <Rows label={strings.list}>
      {[...acts]
        .sort((one, other) => one.askedAt.localeCompare(other.askedAt))
        .map((act) => (
          <Row key={act.actId} chosen={CHOSEN} id={act.actId}>
            <span className="flex items-baseline justify-between gap-3">
              <span className="font-semibold">{actSentence(act.act)}</span>
              {act.isOwn && <Badge>{strings.own}</Badge>}
            </span>
            <span className="mt-0.5 flex justify-between gap-3 text-note text-ink-soft">
              <span>
                {act.askedByName}, <MaskedPlayer player={act} />
              </span>
              <span className="whitespace-nowrap">{since(act.askedAt, now)}</span>
            </span>
          </Row>
        ))}
    </Rows>
  );
}
