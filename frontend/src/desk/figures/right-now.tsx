import type {
  CountSince,
  ModelCostToday,
  Narrators,
  OperationsFigures,
  ProjectionLag,
  WaitingTurns,
} from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatCount, formatMicroUsd } from '../../lib/format.js';
import { figureStrings } from '../../strings/desk/figures.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { alertThresholds } from '../lib/alert-thresholds.js';
import { formatWait } from '../lib/format-duration.js';
import { formatAboutUsd, formatCents } from '../lib/format-staff.js';
import { modelsQuery } from '../lib/models.js';
import { narrationQuery } from '../lib/narration.js';
import { narratorsQuery } from '../lib/narrators.js';
import { waitsTooLong } from '../lib/waits-too-long.js';
import { CostBar } from '../ui/cost-bar.js';
import { Section } from '../ui/section.js';
import { KnownFigure, type FigureTone, type HelpingScreen } from './known-figure.js';

const strings = figureStrings.now;
const { screens } = shellStrings;
const narratorsScreen: HelpingScreen = { to: '/narrators', name: screens.narrators };
const models: HelpingScreen = { to: '/models', name: screens.models };
const readModels: HelpingScreen = { to: '/read-models', name: screens.readModels };
const hangingTurns: HelpingScreen = { to: '/turns', name: screens.hangingTurns };
const lanes: HelpingScreen = { to: '/lanes', name: screens.lanes };
const lanesOf = (process: string): HelpingScreen => ({ ...lanes, to: `/lanes?process=${process}` });
/** The server counts no further. */
const LAG_MOST = 500;

/** How things stand, whatever the period: what waits, what it costs, and what should not be there. */
export function RightNow({ figures }: { figures: OperationsFigures }) {
  const narrators = useQuery(narratorsQuery).data?.told;
  const isPaused = Boolean(useQuery(narrationQuery).data?.told.paused);
  /** Then a turn is given up by itself: an older one is kept by something. */
  const givenUpAfterMs = useQuery(modelsQuery).data?.told.limits.abandonAfterMs ?? Infinity;
  const {
    at,
    waiting,
    underWay,
    modelCost,
    projection,
    openReserves,
    parkedLanes,
    erasuresOverdue,
    lettersUnsent,
    moneyOwed,
  } = figures;
  return (
    <Section level={2} title={strings.title}>
      <dl className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        <Waiting waiting={waiting} />
        {narrators && <FreeSlots narrators={narrators} />}
        <KnownFigure
          name={strings.underWay}
          text={strings.underWayText}
          figure={formatCount(underWay.count)}
          beside={oldest(underWay, at)}
          tone={!isPaused && msSince(underWay.oldestAt, at) > givenUpAfterMs ? 'alarm' : 'calm'}
          screen={narratorsScreen}
          runbook="nobody-tells-turns"
        />
        <Cost cost={modelCost} />
        <Behind projection={projection} at={at} />
        <KnownFigure
          name={strings.reserves}
          text={strings.reservesText}
          {...overdue(openReserves, at)}
          screen={hangingTurns}
          runbook="a-key-was-parked"
        />
        <KnownFigure
          name={strings.lanes}
          text={strings.lanesText}
          {...overdue(parkedLanes, at)}
          screen={lanes}
          runbook="a-key-was-parked"
        />
        <KnownFigure
          name={strings.erasures}
          text={strings.erasuresText}
          {...overdue(erasuresOverdue, at)}
          screen={lanesOf('erasure')}
          runbook="an-erasure-is-overdue"
        />
        <KnownFigure
          name={strings.letters}
          text={strings.lettersText}
          figure={formatCount(lettersUnsent.count)}
          beside={oldest(lettersUnsent, at)}
          tone={msSince(lettersUnsent.oldestAt, at) > alertThresholds.letterMs ? 'warning' : 'calm'}
          screen={lanesOf('letters')}
          runbook="letters-are-not-sent"
        />
        <KnownFigure
          name={strings.owed}
          text={strings.owedText}
          {...overdue(moneyOwed, at)}
          figure={formatCents(moneyOwed.amountCents)}
          beside={
            moneyOwed.count === 0
              ? strings.none
              : `${strings.payments(moneyOwed.count, formatCount(moneyOwed.count))} ${oldest(moneyOwed, at)}`
          }
          runbook="money-is-owed"
        />
      </dl>
    </Section>
  );
}

function Waiting({ waiting }: { waiting: WaitingTurns | null }) {
  const { waiting: name, waitingText: text } = strings;
  if (waiting === null)
    return (
      <KnownFigure
        name={name}
        text={text}
        figure={strings.notAsked}
        beside={strings.notAskedText}
        tone="alarm"
        isInWords
        screen={narratorsScreen}
        runbook="the-queue-is-away"
      />
    );
  return (
    <KnownFigure
      name={name}
      text={text}
      figure={formatCount(waiting.count)}
      beside={
        waiting.nextWaitedMs === null ? strings.noneWaits : strings.next(formatWait(waiting.nextWaitedMs))
      }
      tone={waitsTooLong(waiting) ? 'alarm' : 'calm'}
      screen={narratorsScreen}
      runbook="turns-wait-too-long"
    />
  );
}

/** Of those that are not about to end: where a turn could be begun now. */
function FreeSlots({ narrators: { narrators, slots, active, waiting } }: { narrators: Narrators }) {
  const free = narrators.reduce(
    (sum, each) => sum + (each.isEnding ? 0 : Math.max(0, each.slots - each.turns.length)),
    0,
  );
  const isFull = active + (waiting ?? 0) > alertThresholds.turnsPerSlot * slots;
  return (
    <KnownFigure
      name={strings.free}
      text={strings.freeText}
      figure={formatCount(free)}
      beside={slots === 0 ? strings.noSlots : strings.taken(active, formatCount(active), formatCount(slots))}
      tone={slots === 0 ? 'alarm' : isFull ? 'warning' : 'calm'}
      screen={narratorsScreen}
      runbook={slots === 0 ? 'nobody-tells-turns' : 'turns-wait-too-long'}
    />
  );
}

function toneOfCost(spent: number, cap: number | null): FigureTone {
  if (cap === null) return 'calm';
  if (spent >= cap) return 'alarm';
  return spent > alertThresholds.capShare * cap ? 'warning' : 'calm';
}

function Cost({ cost: { spentMicroUsd, capMicroUsd } }: { cost: ModelCostToday }) {
  return (
    <KnownFigure
      name={strings.cost}
      text={strings.costText}
      figure={formatAboutUsd(spentMicroUsd)}
      beside={
        capMicroUsd === null ? (
          strings.noCap
        ) : (
          <>
            <span className="my-1 block">
              <CostBar spentMicroUsd={spentMicroUsd} capMicroUsd={capMicroUsd} />
            </span>
            {strings.ofCap(formatMicroUsd(capMicroUsd), percentOf(spentMicroUsd, capMicroUsd))}
          </>
        )
      }
      tone={toneOfCost(spentMicroUsd, capMicroUsd)}
      screen={models}
      runbook="the-daily-cap-is-near"
    />
  );
}

function Behind({ projection: { events, oldestAt }, at }: { projection: ProjectionLag; at: string }) {
  const written = formatCount(events);
  return (
    <KnownFigure
      name={strings.behind}
      text={strings.behindText}
      figure={events >= LAG_MOST ? strings.behindMost(written) : written}
      beside={oldestAt === null ? strings.hasAll : strings.oldest(ageOf(oldestAt, at))}
      tone={msSince(oldestAt, at) > alertThresholds.behindMs ? 'alarm' : 'calm'}
      screen={readModels}
      runbook="the-read-models-are-behind"
    />
  );
}

/** Of what should not be there at all. */
function overdue(counted: CountSince, at: string) {
  return {
    figure: formatCount(counted.count),
    beside: oldest(counted, at),
    tone: counted.count === 0 ? ('calm' as const) : ('alarm' as const),
  };
}

function oldest({ oldestAt }: CountSince, at: string): string {
  return oldestAt === null ? strings.none : strings.oldest(ageOf(oldestAt, at));
}

function ageOf(since: string, at: string): string {
  return formatWait(msSince(since, at));
}

/** Null is never: 0. */
function msSince(since: string | null, at: string): number {
  return since === null ? 0 : Date.parse(at) - Date.parse(since);
}

/** Never all of it before it is. */
function percentOf(spent: number, cap: number): string {
  return `${cap === 0 ? 100 : Math.floor((spent / cap) * 100)} %`;
}
