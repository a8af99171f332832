/** What is done with the read models when an operator asks for it, in numbers as they are now. */
import type { ReadModelJob, ReadModelOperations, ReplacedReadModels } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { readModelStrings } from '../../strings/desk/read-models.js';
import { formatLimit, formatTook } from '../lib/format-duration.js';
import { formatUtcSecond } from '../lib/format-utc.js';
import { openJob } from './open-job.js';
import { tookMs } from './took-ms.js';

const strings = readModelStrings.effect;

export function effectsOfRebuild(now: ReadModelOperations, acceptDifferences: boolean): string[] {
  const { events, keepsMs, replaced, job } = now;
  const lastMs = job?.kind === 'rebuild' && job.state === 'done' ? tookMs(job) : null;
  return [
    events === null ? strings.readsAll : strings.reads(events, formatCount(events)),
    ...(lastMs === null ? [] : [strings.tookLast(formatTook(lastMs))]),
    acceptDifferences ? strings.accepts : strings.compares,
    strings.keeps(formatLimit(keepsMs)),
    ...(replaced ? [strings.dropsKept] : []),
    strings.cancellable,
  ];
}

export function effectsOfSwapBack(now: ReadModelOperations, replaced: ReplacedReadModels): string[] {
  const lacking = lackedBy(replaced, now);
  return [
    lacking === null
      ? strings.lacksUnknown
      : lacking === 0
        ? strings.lacksNone
        : strings.lacks(lacking, formatCount(lacking)),
    strings.swaps,
    strings.keepsInTurn(formatLimit(now.keepsMs)),
    strings.cancellable,
  ];
}

export function effectsOfLettingGo({ keptUntil }: ReplacedReadModels): string[] {
  return [
    strings.gone,
    strings.room,
    ...(keptUntil === null ? [] : [strings.goAnyway(formatUtcSecond(keptUntil))]),
  ];
}

export function effectsOfCancelling(now: ReadModelOperations): string[] {
  const job = openJob(now);
  if (!job) return [strings.none];
  if (job.state === 'asked') return [strings.notBegun];
  return [...lostBy(job), strings.presentStay];
}

/** Events that the live ones have and those that are kept have not. Null: nobody counted them. */
export function lackedBy(replaced: ReplacedReadModels, { events }: ReadModelOperations): number | null {
  return events === null || replaced.events === null ? null : Math.max(0, events - replaced.events);
}

function lostBy({ kind, events }: ReadModelJob): string[] {
  const written = formatCount(events);
  switch (kind) {
    case 'rebuild':
      return [strings.thrownAway(events, written)];
    case 'swap_back':
      return [strings.readStays(events, written)];
    case 'let_go':
      return [strings.mayBeGone];
  }
}
