/** Exceptions as one of the auditors sees them. */
import { Injectable } from '@nestjs/common';
import type { AuditException, ExceptionExplanation } from '@rubicon/contracts';
import { StaffNames } from '../../staff/index.js';
import type { ExceptionCaseRow } from '../exception-cases/index.js';
import type { StandingException } from './exceptions.js';

const MS_PER_SECOND = 1_000;

@Injectable()
export class ToldExceptions {
  constructor(private readonly names: StaffNames) {}

  /** In their order. */
  async of(staffId: string, exceptions: readonly StandingException[], now: Date): Promise<AuditException[]> {
    const names = await this.names.of(
      exceptions.flatMap(({ handling }) =>
        [handling?.ownerId, handling?.explainedBy, handling?.acceptedBy].filter((id) => id != null),
      ),
    );
    return exceptions.map(({ handling, state, ...finding }) => {
      const ownerId = handling?.ownerId ?? null;
      return {
        ...finding,
        ageSeconds: Math.floor((now.getTime() - Date.parse(finding.since)) / MS_PER_SECOND),
        ownerId,
        ownerName: nameIn(names, ownerId),
        isOwn: ownerId === staffId,
        state,
        explanation: state === 'open' || handling === null ? null : explanationOf(staffId, handling, names),
      };
    });
  }
}

function explanationOf(
  staffId: string,
  { explainedBy, explainedAt, reason, acceptedBy, acceptedAt }: ExceptionCaseRow,
  names: ReadonlyMap<string, string>,
): ExceptionExplanation | null {
  if (explainedBy === null || explainedAt === null || reason === null) return null;
  return {
    explainedBy,
    explainedByName: nameIn(names, explainedBy) ?? '',
    isOwn: explainedBy === staffId,
    explainedAt: explainedAt.toISOString(),
    reason,
    acceptedBy,
    acceptedByName: nameIn(names, acceptedBy),
    acceptedAt: acceptedAt?.toISOString() ?? null,
  };
}

function nameIn(names: ReadonlyMap<string, string>, staffId: string | null): string | null {
  return staffId === null ? null : (names.get(staffId) ?? null);
}
