/** How far a job is, how fast it reads, and what that leaves: from what was written down of it, and nothing that is not known. */
import type { ReadModelJob } from '@rubicon/contracts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** A speed of less than this says nothing of the rest. */
const LEAST_MS = 2_000;

export interface JobProgress {
  readonly read: number;
  /** Never less than what is read: more come as it goes on. Null: nobody counted them. */
  readonly total: number | null;
  readonly hasReadAll: boolean;
  /** Since it began. Null: it is too early to say. */
  readonly perSecond: number | null;
  /** Milliseconds, rounded up to a second, from a minute on to a minute. Null: not known, or nothing is left to read. */
  readonly leftMs: number | null;
}

type Noted = Pick<ReadModelJob, 'events' | 'eventsThen' | 'begunAt' | 'notedAt'>;

export function progressOf({ events, eventsThen, begunAt, notedAt }: Noted): JobProgress {
  const total = eventsThen === null ? null : Math.max(eventsThen, events);
  const hasReadAll = total !== null && events >= total;
  const tookMs = begunAt === null || notedAt === null ? 0 : Date.parse(notedAt) - Date.parse(begunAt);
  const perSecond = tookMs < LEAST_MS || events === 0 ? null : (events / tookMs) * SECOND_MS;
  const leftMs =
    total === null || hasReadAll || perSecond === null
      ? null
      : roundedUp(((total - events) / perSecond) * SECOND_MS);
  return { read: events, total, hasReadAll, perSecond, leftMs };
}

function roundedUp(milliseconds: number): number {
  const unit = milliseconds > MINUTE_MS ? MINUTE_MS : SECOND_MS;
  return Math.ceil(milliseconds / unit) * unit;
}
