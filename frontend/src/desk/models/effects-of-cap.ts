/** What a cap does from now on, to what may still be spent. */
import type { DailyCapState } from '@rubicon/contracts';
import { formatMicroUsd } from '../../lib/format.js';
import { modelStrings } from '../../strings/desk/models.js';

const strings = modelStrings.effect;

/** @param capMicroUsd null: none; undefined: no amount is given yet */
export function effectsOfCap(
  capMicroUsd: number | null | undefined,
  { spentMicroUsd }: Pick<DailyCapState, 'spentMicroUsd'>,
): string[] {
  if (capMicroUsd === undefined) return [strings.unknown];
  return [bounds(capMicroUsd, { spentMicroUsd }), strings.holds];
}

export function effectsOfReset({ configuredMicroUsd, spentMicroUsd }: DailyCapState): string[] {
  if (configuredMicroUsd === null) return [strings.configuredNone, strings.none];
  return [
    strings.configured(formatMicroUsd(configuredMicroUsd)),
    bounds(configuredMicroUsd, { spentMicroUsd }),
  ];
}

/** Whether no turn is taken for the rest of the day. @param capMicroUsd null: none; undefined: no amount is given yet */
export function stopsTurns(
  capMicroUsd: number | null | undefined,
  { spentMicroUsd }: Pick<DailyCapState, 'spentMicroUsd'>,
): boolean {
  return typeof capMicroUsd === 'number' && capMicroUsd <= spentMicroUsd;
}

function bounds(capMicroUsd: number | null, state: Pick<DailyCapState, 'spentMicroUsd'>): string {
  if (capMicroUsd === null) return strings.none;
  const { spentMicroUsd } = state;
  return stopsTurns(capMicroUsd, state)
    ? strings.spent(formatMicroUsd(spentMicroUsd))
    : strings.left(formatMicroUsd(capMicroUsd - spentMicroUsd), formatMicroUsd(capMicroUsd));
}
