import type { InvariantReport } from '../whole/audited-log.js';

const MOST_VIOLATIONS = 5;

/** Each invariant with how often it was looked at, and what broke it. */
export function tellInvariants(invariants: readonly InvariantReport[]): string[] {
  return invariants.flatMap(({ name, checked, violations }) => {
    const more = violations.length - MOST_VIOLATIONS;
    return [
      `  ${violations.length === 0 ? 'holds ' : 'BROKEN'}  ${name} (${checked} checked)`,
      ...violations.slice(0, MOST_VIOLATIONS).map((violation) => `            ${violation}`),
      ...(more > 0 ? [`            and ${more} more`] : []),
    ];
  });
}
