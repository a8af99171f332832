/** /staff/figures: how things stand now, and how turns went in the period that stands in the address; each figure with what helps when it is not as it should be. */
import type { OperationsFigures } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '../../components/ui/notice.js';
import { figureStrings as strings } from '../../strings/desk/figures.js';
import { formatPeriod } from '../lib/format-utc.js';
import { DeskTitle } from '../ui/desk-title.js';
import { LookedAt } from '../ui/looked-at.js';
import { NarrationPaused } from '../ui/narration-paused.js';
import { QueryState } from '../ui/query-state.js';
import { FailuresByCode } from './failures-by-code.js';
import { readMinutes } from './figures-period.js';
import { figuresQuery, looksMsOf } from './figures.api.js';
import { PeriodChoices } from './period-choices.js';
import { RightNow } from './right-now.js';
import { TurnMoney } from './turn-money.js';
import { TurnTimes } from './turn-times.js';
import { TurnsByMinute } from './turns-by-minute.js';

export function Component() {
  const [params] = useSearchParams();
  const minutes = readMinutes(params);
  return (
    <>
      <DeskTitle beside={<PeriodChoices minutes={minutes} />}>{strings.title}</DeskTitle>
      <NarrationPaused />
      {minutes === null ? (
        <Notice tone="danger" className="mt-4 py-3">
          <p>{strings.period.malformed}</p>
        </Notice>
      ) : (
        <Looked minutes={minutes} />
      )}
    </>
  );
}

function Looked({ minutes }: { minutes: number }) {
  const figures = useQuery(figuresQuery(minutes));
  return (
    <QueryState query={figures}>
      {(told) => (
        <>
          <Figures figures={told} />
          <LookedAt at={told.at} everyMs={looksMsOf(minutes)} />
        </>
      )}
    </QueryState>
  );
}

function Figures({ figures }: { figures: OperationsFigures }) {
  return (
    <div className="mt-4 flex flex-col gap-8">
      <RightNow figures={figures} />
      <div>
        <p className="figures mb-3 text-note text-ink-soft">{strings.period.of(formatPeriod(figures))}</p>
        <TurnsByMinute figures={figures} />
      </div>
      <div className="grid items-start gap-x-8 gap-y-8 lg:grid-cols-3">
        <TurnTimes figures={figures} />
        <FailuresByCode failures={figures.failures} />
        <TurnMoney money={figures.money} />
      </div>
    </div>
  );
}
