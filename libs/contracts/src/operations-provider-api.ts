/** The models that narrate, as the operator's desk sees and steers them: `/api/staff/operations/provider`, for the role `operator` alone. */

/** Micro-dollars for a million tokens. */
export interface ModelPrices {
  inputMicroUsd: number;
  cachedInputMicroUsd: number;
  outputMicroUsd: number;
}
export interface ModelInUse {
  model: string;
  /** Host and port of its server; no path, no key. */
  server: string;
  /** False: it is passed over. The first one that is asked tells, the next one when that fails. */
  isAsked: boolean;
  prices: ModelPrices;
  /** Null: nobody has probed it. */
  readTokensPerSecond: number | null;
  writeTokensPerSecond: number | null;
}
/** Of a turn now. Milliseconds. */
export interface TurnLimits {
  maxInputTokens: number;
  maxOutputTokens: number;
  firstTokenMs: number;
  idleMs: number;
  totalMs: number;
  abandonAfterMs: number;
}
/** Who of the staff decided it, when and why. */
export interface OperatorsDecision {
  since: string;
  staffId: string;
  name: string;
  reason: string;
}
export interface ChangedDailyCap extends OperatorsDecision {
  /** Null: there is no cap. */
  capMicroUsd: number | null;
}
export interface DailyCapState {
  /** What models may cost on a day (UTC); null: there is no cap. */
  capMicroUsd: number | null;
  configuredMicroUsd: number | null;
  /** Null: the cap is as configured. */
  changed: ChangedDailyCap | null;
  /** What they cost since midnight (UTC), turns under way left out. */
  spentMicroUsd: number;
}
/** GET /api/staff/operations/provider; every change answers it too. */
export interface ProviderOperations {
  /** In the order in which they are asked. */
  models: ModelInUse[];
  limits: TurnLimits;
  dailyCap: DailyCapState;
  /** Null: the first model is asked first. */
  fallback: OperatorsDecision | null;
}
/**
 * PUT /api/staff/operations/provider/daily-cap. 409 `daily_cap_changed` when it is no longer as seen; 422 for an amount outside $0 to $1,000,000 or a
 * reason that is none. DELETE gives it back to the configuration: 409 `daily_cap_as_configured`.
 */
export interface ChangeDailyCapRequest {
  /** Null: there is to be no cap. */
  capMicroUsd: number | null;
  /** What is to be changed, as it was seen; null: the cap as configured. */
  seen: { capMicroUsd: number | null } | null;
  /** 10 to 500 characters that name nobody, for they stay for ever. */
  reason: string;
}
/**
 * POST /api/staff/operations/provider/fallback/force: the first model is passed over until POST …/lift. 409 `no_fallback`,
 * `fallback_forced_already`, `fallback_not_forced`.
 */
export interface ForceFallbackRequest {
  reason: string;
}
