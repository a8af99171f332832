/** What lies outside the months' own stream and may stand in the way of a close: how the ledger, its exceptions, the provider's rows and our key stand. */
import { Injectable } from '@nestjs/common';
import type { ExceptionState } from '@rubicon/contracts';
import { monthPeriod, type MonthFacts } from '@rubicon/domain';
import { ReadModels } from '../../platform/read-models/index.js';
import { Exceptions } from '../exceptions/index.js';
import { SignedHeads } from '../proof/index.js';
import { ProviderRows } from '../provider/index.js';

export interface Conditions extends Omit<MonthFacts, 'openExceptions'> {
  readonly exceptions: readonly { readonly since: string; readonly state: ExceptionState }[];
}

/** Exceptions that began before the month's end, and are or are not accepted. */
export function exceptionsOf(
  month: string,
  { exceptions }: Conditions,
): { readonly open: number; readonly accepted: number } {
  const end = new Date(monthPeriod(month).until);
  const begun = exceptions.filter(({ since }) => new Date(since) < end);
  const accepted = begun.filter(({ state }) => state === 'accepted').length;
  return { open: begun.length - accepted, accepted };
}

export function factsOf(month: string, conditions: Conditions): MonthFacts {
  const { firstMonth, fetchedUntil, canSign } = conditions;
  return { firstMonth, fetchedUntil, canSign, openExceptions: exceptionsOf(month, conditions).open };
}

@Injectable()
export class MonthConditions {
  constructor(
    private readonly readModels: ReadModels,
    private readonly exceptions: Exceptions,
    private readonly provider: ProviderRows,
    private readonly heads: SignedHeads,
  ) {}

  /** @param until exceptions that began before are looked at */
  async at(now: Date, until: Date): Promise<Conditions> {
    const [firstMonth, exceptions, fetchedUntil] = await Promise.all([
      this.firstMonth(),
      this.exceptions.before(until, now),
      this.provider.fetchedUntil(),
    ]);
    return {
      firstMonth,
      exceptions,
      fetchedUntil: fetchedUntil?.toISOString() ?? null,
      canSign: this.heads.canSign,
    };
  }

  private async firstMonth(): Promise<string | null> {
    const [row] = await this.readModels.manager.query<{ month: string | null }[]>(
      `SELECT to_char(min(day), 'YYYY-MM') AS month FROM ledger_day`,
    );
    return row?.month ?? null;
  }
}
