/** The statement in OpenAPI's terms. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Statement, StatementEntry, StatementEntryKind } from '@rubicon/contracts';

const kinds: readonly StatementEntryKind[] = [
  'purchased',
  'granted',
  'goodwill',
  'reserved',
  'declined',
  'captured',
  'released',
  'voided',
  'refund_held',
  'refund_settled',
  'refund_released',
  'refund_reversed',
  'frozen',
  'unfrozen',
  'clawed_back',
  'written_off',
  'reinstated',
  'forfeited',
];
const MicroUsd = (description?: string) =>
  ApiProperty({ type: 'integer', ...(description === undefined ? {} : { description }) });
const OptionalId = () => ApiProperty({ type: String, format: 'uuid', nullable: true });

@ApiSchema({ name: 'StatementEntry' })
class StatementEntryAnswer implements StatementEntry {
  @ApiProperty({ enum: kinds })
  kind: StatementEntryKind;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @OptionalId()
  turnId: string | null;
  @OptionalId()
  gameId: string | null;
  @OptionalId()
  paymentId: string | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'What a refund pays back in money, in US cents; null: no refund.',
  })
  moneyCents: number | null;
  @MicroUsd()
  availableDeltaMicroUsd: number;
  @MicroUsd()
  reservedDeltaMicroUsd: number;
  @MicroUsd()
  frozenDeltaMicroUsd: number;
  @MicroUsd()
  heldDeltaMicroUsd: number;
  @MicroUsd('Left for good: charged, returned, clawed back, forfeited.')
  spentMicroUsd: number;
  @ApiProperty({ type: 'integer', description: "Place in the wallet's stream." })
  revision: number;
}

@ApiSchema({ name: 'Statement' })
export class StatementAnswer implements Statement {
  @MicroUsd()
  availableMicroUsd: number;
  @MicroUsd()
  reservedMicroUsd: number;
  @MicroUsd()
  frozenMicroUsd: number;
  @MicroUsd()
  heldMicroUsd: number;
  @MicroUsd()
  chargedMicroUsd: number;
  @MicroUsd('Credits that went with a refund, less those that came back because it failed.')
  refundedMicroUsd: number;
  @MicroUsd('Credits that banks took back in disputes, less those they gave back.')
  takenBackMicroUsd: number;
  @MicroUsd('Credits given up with the account.')
  forfeitedMicroUsd: number;
  @MicroUsd()
  purchasedMicroUsd: number;
  @MicroUsd()
  grantedMicroUsd: number;
  @ApiProperty({ type: [StatementEntryAnswer] })
  entries: StatementEntryAnswer[];
}
