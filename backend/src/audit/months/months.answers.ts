/** In OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { AccountAmounts, MonthAdjustment } from '@rubicon/contracts';
import { allAccounts } from '../ledger/index.js';

/** Amounts of those accounts that moved. */
export const movedAmounts = {
  type: 'object' as const,
  properties: Object.fromEntries(allAccounts.map((account) => [account, { type: 'integer' as const }])),
  additionalProperties: false,
};

@ApiSchema({ name: 'MonthAdjustment' })
export class MonthAdjustmentBody implements MonthAdjustment {
  @ApiProperty({ example: '2026-10' })
  month: string;
  @ApiProperty({ ...movedAmounts, description: 'Micro-dollars, of the accounts that moved.' })
  amounts: Partial<AccountAmounts>;
}
