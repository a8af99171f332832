/** The read models, as the operator's desk sees and rebuilds them: `/api/staff/operations/read-models`, for the role `operator` alone. */
import type { ProjectionLag } from './operations-figures-api.js';

/** Filled anew and swapped in; those that were replaced swapped back; those let go. */
export const readModelJobKinds = ['rebuild', 'swap_back', 'let_go'] as const;
/** `differs`: the new ones are not as the live ones, and were not put in their place. */
export const readModelJobStates = ['asked', 'under_way', 'done', 'differs', 'cancelled', 'failed'] as const;
/**
 * `interrupted`: whoever did it ended. `broken_off`: see the log. `rebuild_under_way`: by a process of its own (`ROLES=rebuild`). Nothing was put in
 * place.
 */
export const readModelJobFailures = [
  'interrupted',
  'broken_off',
  'rebuild_under_way',
  'nothing_replaced',
  'replaced_by_other_code',
] as const;

/** Positions in the log, as text: they are larger than a number holds. */
export interface ReadModelJob {
  jobId: string;
  kind: (typeof readModelJobKinds)[number];
  acceptsDifferences: boolean;
  askedBy: string;
  name: string;
  /** Null: none was asked for. */
  reason: string | null;
  askedAt: string;
  state: (typeof readModelJobStates)[number];
  /** Null: nobody has begun it. */
  begunAt: string | null;
  endedAt: string | null;
  /** Who cancelled it; null: nobody did. */
  cancelledByName: string | null;
  /** How far it has read; of the log's end when it began, its progress. Null: nothing yet. */
  position: string | null;
  logEnd: string | null;
  /** That it has read, at `notedAt`. */
  events: number;
  /** That there were to be read when it began; more come as it goes on. Null: nobody counted them. */
  eventsThen: number | null;
  /** When its progress was last written down. */
  notedAt: string | null;
  /** Tables whose rows are not those of the live ones. */
  differing: string[];
  failureCode: (typeof readModelJobFailures)[number] | null;
}
/** Who asked for the job that put read models in place. */
export interface ReadModelsPlaced {
  kind: Exclude<ReadModelJob['kind'], 'let_go'>;
  name: string;
  /** Null: none was asked for. */
  reason: string | null;
}
export interface ReplacedReadModels {
  position: string | null;
  /** From which they are filled; null: nobody counted them. */
  events: number | null;
  /** When they are let go; null: not as long as something is done. */
  keptUntil: string | null;
  /** False: another release filled them, and this one cannot go on with them. */
  canBeSwappedBack: boolean;
}
/** GET /api/staff/operations/read-models; whatever is asked for answers it too. */
export interface ReadModelOperations {
  position: string | null;
  logEnd: string | null;
  /** How far they lie behind the log. */
  lag: ProjectionLag;
  /** How many processes are heard that fill them; of several one does, and the others stand by. 0: they stand still. */
  projectors: number;
  /** From which they are filled; null: nobody counted them. */
  events: number | null;
  /** Since when they are read; null: nobody wrote it down. */
  since: string | null;
  /** Null: nobody asked for them. They were begun with an empty log, or by a new release, or from a shell. */
  placed: ReadModelsPlaced | null;
  /** How long those that are replaced are kept, in milliseconds. */
  keepsMs: number;
  /** Null: none are kept. */
  replaced: ReplacedReadModels | null;
  /** The newest. */
  job: ReadModelJob | null;
}
/**
 * POST …/rebuild: 202; done by a projector. 409 `rebuild_under_way` while anything is. POST …/swap-back and DELETE …/replaced: 409
 * `nothing_replaced`, `replaced_by_other_code`. POST …/cancel: 409 `no_rebuild_under_way`. 422 for what is wrong with the reason.
 */
export interface RebuildRequest {
  /** 10 to 500 characters; it names nobody. */
  reason: string;
  /** Whether tables that are not as the live ones are put in their place: those are what is wrong. */
  acceptDifferences: boolean;
}
