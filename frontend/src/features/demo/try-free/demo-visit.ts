/** What this visitor has seen of one prologue, in session storage, so that a reload neither asks twice nor forgets the time. */
import { sessionItems } from '../../../lib/storage.js';

export interface DemoVisit {
  /** Which prologue: when it was started. */
  readonly startedAt: string;
  readonly secondsPlayed: number;
  readonly askedWhatNext: boolean;
  readonly askedToStay: boolean;
}

export function readVisit(startedAt: string): DemoVisit {
  const kept = parse(sessionItems.read('rubicon_demo_visit'));
  if (kept?.startedAt === startedAt) return kept;
  return { startedAt, secondsPlayed: 0, askedWhatNext: false, askedToStay: false };
}

export function changeVisit(startedAt: string, change: (visit: DemoVisit) => Partial<DemoVisit>): DemoVisit {
  const visit = readVisit(startedAt);
  const changed = { ...visit, ...change(visit) };
  sessionItems.write('rubicon_demo_visit', JSON.stringify(changed));
  return changed;
}

function parse(text: string | null): DemoVisit | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<DemoVisit> | null;
    if (typeof value?.startedAt !== 'string') return null;
    return {
      startedAt: value.startedAt,
      secondsPlayed: Number.isSafeInteger(value.secondsPlayed) ? Number(value.secondsPlayed) : 0,
      askedWhatNext: value.askedWhatNext === true,
      askedToStay: value.askedToStay === true,
    };
  } catch {
    return null;
  }
}
