/** The chain, its heads and what was compared at night, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { AuditProof, SignedHead, WalletComparison, WholeAudit } from '@rubicon/contracts';

const position = { description: 'In the whole log: a decimal number.' } as const;
const hash = { description: 'SHA-256, hex.', pattern: '^[0-9a-f]{64}$' } as const;

@ApiSchema({ name: 'SignedHead' })
export class SignedHeadBody implements SignedHead {
  @ApiProperty({ type: 'integer', minimum: 1 })
  number: number;
  @ApiProperty({ description: 'Of the last event in it: a decimal number.' })
  position: string;
  @ApiProperty({ type: 'integer', description: 'Events up to it.' })
  events: number;
  @ApiProperty(hash)
  head: string;
  @ApiProperty({ ...hash, type: String, nullable: true, description: 'Of what the head before it signs.' })
  previousHead: string | null;
  @ApiProperty({ enum: ['daily', 'close', 'asked'] })
  why: SignedHead['why'];
  @ApiProperty({ format: 'date-time' })
  signedAt: string;
  @ApiProperty({ description: 'Of the key that signed it.' })
  keyId: string;
  @ApiProperty({ description: 'Ed25519, base64.' })
  signature: string;
}

@ApiSchema({ name: 'Chain' })
class ChainBody {
  @ApiProperty(position)
  position: string;
  @ApiProperty({ type: 'integer' })
  events: number;
  @ApiProperty(hash)
  head: string;
  @ApiProperty({ format: 'date-time', description: 'When its last event was written.' })
  at: string;
}

@ApiSchema({ name: 'SigningKey' })
class SigningKeyBody {
  @ApiProperty()
  keyId: string;
  @ApiProperty({ description: 'SubjectPublicKeyInfo, base64.' })
  publicKey: string;
  @ApiProperty({ format: 'date-time' })
  firstUsedAt: string;
}

@ApiSchema({ name: 'DifferingAccount' })
class DifferingAccountBody {
  @ApiProperty({ format: 'uuid' })
  playerId: string;
  @ApiProperty({ description: 'The read model’s column.' })
  account: string;
  @ApiProperty({ type: 'integer', description: 'Micro-dollars, by the log.' })
  replayed: number;
  @ApiProperty({ type: 'integer', description: 'Micro-dollars, by the read model.' })
  shown: number;
}

@ApiSchema({ name: 'WalletComparison' })
class WalletComparisonBody implements WalletComparison {
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty(position)
  position: string;
  @ApiProperty({ type: 'integer' })
  wallets: number;
  @ApiProperty({ type: [DifferingAccountBody] })
  differing: DifferingAccountBody[];
}

@ApiSchema({ name: 'CheckedInvariant' })
class InvariantBody {
  @ApiProperty()
  name: string;
  @ApiProperty({ type: 'integer', description: 'How many things were looked at.' })
  checked: number;
  @ApiProperty({ type: [String], description: 'One line each; ids only.' })
  violations: string[];
}

@ApiSchema({ name: 'WholeAudit' })
class WholeAuditBody implements WholeAudit {
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty(position)
  position: string;
  @ApiProperty({ type: 'integer' })
  events: number;
  @ApiProperty({ type: [InvariantBody] })
  invariants: InvariantBody[];
}

@ApiSchema({ name: 'AuditProof' })
export class AuditProofBody implements AuditProof {
  @ApiProperty({ type: ChainBody, nullable: true, description: 'Null: nothing is in it.' })
  chain: ChainBody | null;
  @ApiProperty({ type: [SignedHeadBody], description: 'Newest first, at most 100.' })
  heads: SignedHeadBody[];
  @ApiProperty({ type: [SigningKeyBody], description: 'Newest first.' })
  keys: SigningKeyBody[];
  @ApiProperty({ type: WalletComparisonBody, nullable: true, description: 'Null: never made.' })
  wallets: WalletComparison | null;
  @ApiProperty({ type: WholeAuditBody, nullable: true, description: 'Null: never made.' })
  whole: WholeAudit | null;
  @ApiProperty({ description: 'Both are asked for, or under way.' })
  isAuditing: boolean;
}
