/** The read models, as the operator's desk sees and rebuilds them: `/api/staff/operations/read-models`, for the role `operator` alone. */

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
  askedAt: string;
  state: (typeof readModelJobStates)[number];
  endedAt: string | null;
  /** How far it has read; of the log's end when it began, its progress. Null: nothing yet. */
  position: string | null;
  logEnd: string | null;
  /** Tables whose rows are not those of the live ones. */
  differing: string[];
  failureCode: (typeof readModelJobFailures)[number] | null;
}
export interface ReplacedReadModels {
  position: string | null;
  /** False: another release filled them, and this one cannot go on with them. */
  canBeSwappedBack: boolean;
}
/** GET /api/staff/operations/read-models; whatever is asked for answers it too. */
export interface ReadModelOperations {
  position: string | null;
  logEnd: string | null;
  /** Null: none are kept. */
  replaced: ReplacedReadModels | null;
  /** The newest. */
  job: ReadModelJob | null;
}
/**
 * POST …/rebuild: 202; done by a projector. 409 `rebuild_under_way` while anything is. POST …/swap-back and DELETE …/replaced: 409
 * `nothing_replaced`, `replaced_by_other_code`. POST …/cancel: 409 `no_rebuild_under_way`.
 */
export interface RebuildRequest {
  /** Whether tables that are not as the live ones are put in their place: those are what is wrong. */
  acceptDifferences: boolean;
}
