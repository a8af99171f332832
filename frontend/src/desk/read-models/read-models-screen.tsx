/**
 * /staff/read-models: how far the read models are and who put them there, what is done with them and how far that is, and the way to have them filled
 * anew, to swap the replaced ones back, to let those go, and to cancel (keys `r`, `s`, `l`, `c`).
 */
import type { ReadModelOperations } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { readModelStrings as strings } from '../../strings/desk/read-models.js';
import { useKeys } from '../lib/use-keys.js';
import { DeskTitle } from '../ui/desk-title.js';
import { LookedAt } from '../ui/looked-at.js';
import { Overtaken } from '../ui/overtaken.js';
import { QueryState } from '../ui/query-state.js';
import { ActButton } from './act-button.js';
import { LastJob } from './last-job.js';
import { openJob } from './open-job.js';
import { actKeys, actsOf, type ReadModelAct } from './read-model-acts.js';
import { ReadModelDialog } from './read-model-dialog.js';
import { looksMsOf, readModelsQuery } from './read-models.api.js';
import { ReplacedOnes } from './replaced-ones.js';
import { Standing } from './standing.js';
import { UnderWay } from './under-way.js';
import { useReadModelDecision } from './use-read-model-decision.js';

export function Component() {
  const readModels = useQuery(readModelsQuery);
  return (
    <>
      <DeskTitle>{strings.title}</DeskTitle>
      <QueryState query={readModels}>
        {({ told, at }) => (
          <>
            <ReadModels now={told} at={at} />
            <LookedAt at={at} everyMs={looksMsOf(told)} />
          </>
        )}
      </QueryState>
    </>
  );
}

function ReadModels({ now, at }: { now: ReadModelOperations; at: string }) {
  const decision = useReadModelDecision();
  const { asked, ask, overtaken } = decision;
  const acts = actsOf(now);
  const actByKey = (act: ReadModelAct) => () => (acts.includes(act) ? ask(act) : false);
  useKeys({
    [actKeys.rebuild]: actByKey('rebuild'),
    [actKeys.swap_back]: actByKey('swap_back'),
    [actKeys.let_go]: actByKey('let_go'),
    [actKeys.cancel]: actByKey('cancel'),
  });
  const open = openJob(now);
  const buttonsOf = (...wanted: ReadModelAct[]) =>
    wanted.filter((act) => acts.includes(act)).map((act) => <ActButton key={act} act={act} onAct={ask} />);
  return (
    <>
      <Overtaken sentence={overtaken} />
      <div className="mt-4 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] xl:gap-x-16">
        <div className="flex min-w-0 flex-col gap-8">
          <Standing now={now} at={at}>
            {buttonsOf('rebuild')}
          </Standing>
          {open ? (
            <UnderWay job={open} at={at}>
              {buttonsOf('cancel')}
            </UnderWay>
          ) : (
            <LastJob job={now.job} at={at} />
          )}
        </div>
        <ReplacedOnes now={now}>{buttonsOf('swap_back', 'let_go')}</ReplacedOnes>
      </div>
      {asked && <ReadModelDialog act={asked} decision={decision} now={now} />}
    </>
  );
}
