/** Events of the ledger, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  ledgerAccounts,
  memoAccounts,
  type AccountAmounts,
  type LedgerAccount,
  type LedgerEventEntry,
  type LedgerEventPage,
  type LedgerItemKind,
  type MemoAccount,
} from '@rubicon/contracts';

export const entryItemKinds = ['payment', 'turn', 'wallet'] as const;

const MicroUsd = () => ApiProperty({ type: 'integer' });

@ApiSchema({ name: 'AccountAmounts' })
export class AccountAmountsBody implements AccountAmounts {
  @MicroUsd()
  cash: number;
  @MicroUsd()
  clearing: number;
  @MicroUsd()
  liabilityPaid: number;
  @MicroUsd()
  liabilityGranted: number;
  @MicroUsd()
  chargedPaid: number;
  @MicroUsd()
  chargedGranted: number;
  @MicroUsd()
  granted: number;
  @MicroUsd()
  guaranteeCost: number;
  @MicroUsd()
  writtenOff: number;
  @MicroUsd()
  forfeitedPaid: number;
  @MicroUsd()
  forfeitedGranted: number;
  @MicroUsd()
  modelCost: number;
  @MicroUsd()
  modelPayable: number;
  @MicroUsd()
  reserved: number;
  @MicroUsd()
  held: number;
  @MicroUsd()
  frozen: number;
}

@ApiSchema({ name: 'LedgerPosting' })
class PostingBody {
  @ApiProperty({ enum: [...ledgerAccounts, ...memoAccounts] })
  account: LedgerAccount | MemoAccount;
  @MicroUsd()
  amountMicroUsd: number;
}

@ApiSchema({ name: 'LedgerEventEntry' })
export class LedgerEventEntryBody implements LedgerEventEntry {
  @ApiProperty({ description: 'Place of the event in the whole log.' })
  position: string;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty()
  streamId: string;
  @ApiProperty({ type: 'integer' })
  revision: number;
  @ApiProperty({ format: 'uuid' })
  eventId: string;
  @ApiProperty()
  type: string;
  @ApiProperty({ description: 'In a sentence, without personal text.' })
  says: string;
  @ApiProperty({ enum: [...entryItemKinds, 'provider_row'], nullable: true })
  itemKind: LedgerItemKind | 'wallet' | null;
  @ApiProperty({ type: String, nullable: true })
  itemId: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  paymentId: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  playerId: string | null;
  @ApiProperty({ type: [PostingBody], description: 'Accounts that it moves, in the accounts’ own signs.' })
  postings: PostingBody[];
}

@ApiSchema({ name: 'LedgerEventPage' })
export class LedgerEventPageBody implements LedgerEventPage {
  @ApiProperty({ type: [LedgerEventEntryBody] })
  entries: LedgerEventEntryBody[];
  @ApiProperty({ type: String, nullable: true, description: 'For the next page; null: this is the last.' })
  nextBefore: string | null;
  @ApiProperty({ type: 'integer', description: 'All that there are under these filters.' })
  total: number;
  @ApiProperty({ type: AccountAmountsBody, description: 'Over all of them.' })
  sums: AccountAmountsBody;
}
