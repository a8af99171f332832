/** Players as the desk finds and shows them, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type {
  FoundPaymentStatus,
  FoundPlayer,
  FoundPlayerList,
  PlayerCard,
  TextGrant,
} from '@rubicon/contracts';
import { TextGrantBody } from '../grants/grants.answers.js';

@ApiSchema({ name: 'FoundPlayer' })
class FoundPlayerBody implements FoundPlayer {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Null: a payment that nobody has claimed.',
  })
  playerId: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Null: erased, or nobody.' })
  maskedUsername: string | null;
  @ApiProperty({ type: String, nullable: true })
  maskedEmail: string | null;
  @ApiProperty({ enum: ['username', 'email', 'player_id', 'transaction'] })
  foundBy: FoundPlayer['foundBy'];
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The payment that was read out; null when something else was searched.',
  })
  paymentId: string | null;
  @ApiProperty({
    enum: ['open', 'completed', 'expired', 'disputed', 'dispute_won', 'dispute_lost', 'returned'],
    nullable: true,
    description: 'How that payment stands; null without one.',
  })
  paymentStatus: FoundPaymentStatus | null;
}

@ApiSchema({ name: 'FoundPlayerList' })
export class FoundPlayerListBody implements FoundPlayerList {
  @ApiProperty({ type: [FoundPlayerBody] })
  players: FoundPlayerBody[];
}

const amount = { type: 'integer', description: 'Micro-dollars.' } as const;

@ApiSchema({ name: 'PlayerCard' })
export class PlayerCardBody implements PlayerCard {
  @ApiProperty({ format: 'uuid' })
  playerId: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null: erased.' })
  maskedUsername: string | null;
  @ApiProperty({ type: String, nullable: true })
  maskedEmail: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'While the reader has a grant; else null.' })
  username: string | null;
  @ApiProperty({ type: String, nullable: true })
  email: string | null;
  @ApiProperty({ enum: ['active', 'suspended', 'leaving', 'erased'] })
  state: PlayerCard['state'];
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  registeredAt: string | null;
  @ApiProperty(amount)
  availableMicroUsd: number;
  @ApiProperty(amount)
  reservedMicroUsd: number;
  @ApiProperty(amount)
  heldMicroUsd: number;
  @ApiProperty(amount)
  frozenMicroUsd: number;
  @ApiProperty(amount)
  purchasedMicroUsd: number;
  @ApiProperty(amount)
  grantedMicroUsd: number;
  @ApiProperty(amount)
  chargedMicroUsd: number;
  @ApiProperty({
    type: 'integer',
    description:
      'Micro-dollars that left otherwise: refunded, taken back by banks, given up with the account.',
  })
  withdrawnMicroUsd: number;
  @ApiProperty({ type: 'integer', description: 'Not deleted.' })
  games: number;
  @ApiProperty({ type: 'integer', description: 'Submitted in these games, whatever became of them.' })
  turns: number;
  @ApiProperty({ type: 'integer' })
  openReports: number;
  @ApiProperty({ type: 'integer', description: 'Acts that wait for a second person.' })
  openActs: number;
  @ApiProperty({ type: TextGrantBody, nullable: true, description: 'The reader’s own; null: none.' })
  grant: TextGrant | null;
}
