/** A player's timeline, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiExtraModels, ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import {
  timelineKinds,
  type StaffLetter,
  type StaffReceipt,
  type StaffText,
  type TimelineDetail,
  type TimelineEntry,
  type TimelineKind,
  type TimelinePage,
} from '@rubicon/contracts';
import { StaffTextBody } from '../texts/texts.answers.js';

const MicroUsd = () => ApiProperty({ type: 'integer' });
const OptionalCount = () => ApiProperty({ type: 'integer', nullable: true });
const OptionalId = () => ApiProperty({ type: String, format: 'uuid', nullable: true });

@ApiSchema({ name: 'TimelineEntry' })
export class TimelineEntryBody implements TimelineEntry {
  @ApiProperty({
    description: 'Place of the event in the whole log; of a letter, that of the event it tells of.',
  })
  position: string;
  @ApiProperty()
  streamId: string;
  @ApiProperty({ type: 'integer' })
  revision: number;
  @ApiProperty()
  type: string;
  @ApiProperty({ enum: timelineKinds })
  kind: TimelineKind;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ description: 'In a sentence, without personal text.' })
  says: string;
  @OptionalId()
  gameId: string | null;
  @OptionalId()
  turnId: string | null;
  @OptionalId()
  paymentId: string | null;
  @ApiProperty({ type: String, nullable: true })
  letterId: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Of what is available; null: no movement.' })
  availableDeltaMicroUsd: number | null;
  @ApiProperty({ enum: ['player', 'staff', 'system'] })
  by: TimelineEntry['by'];
  @ApiProperty({ type: String, nullable: true })
  staffName: string | null;
}

@ApiSchema({ name: 'TimelinePage' })
export class TimelinePageBody implements TimelinePage {
  @ApiProperty({ type: [TimelineEntryBody] })
  entries: TimelineEntryBody[];
  @ApiProperty({ type: String, nullable: true, description: 'For the next page; null: this is the last.' })
  nextBefore: string | null;
  @ApiProperty({ type: 'integer', description: 'All that there are of these kinds.' })
  total: number;
}

@ApiSchema({ name: 'TimelineMetadata' })
class TimelineMetadataBody {
  @ApiProperty({ format: 'uuid' })
  eventId: string;
  @ApiProperty({ type: 'integer' })
  version: number;
  @ApiProperty()
  correlationId: string;
  @ApiProperty()
  causationId: string;
  @ApiProperty()
  actorId: string;
}

@ApiSchema({ name: 'PaidLot' })
class PaidLotBody {
  @ApiProperty({ format: 'uuid' })
  lotId: string;
  @ApiProperty({ enum: ['purchase', 'grant'] })
  source: 'purchase' | 'grant';
  @MicroUsd()
  amountMicroUsd: number;
}

@ApiSchema({ name: 'StaffReceipt' })
class StaffReceiptBody implements StaffReceipt {
  @ApiProperty({ format: 'uuid' })
  turnId: string;
  @ApiProperty({ enum: ['pending', 'narrated', 'failed', 'stopped'] })
  status: StaffReceipt['status'];
  @ApiProperty({ type: String, nullable: true })
  failureCode: string | null;
  @ApiProperty()
  priceVersion: string;
  @MicroUsd()
  reservedMicroUsd: number;
  @MicroUsd()
  chargedMicroUsd: number;
  @MicroUsd()
  returnedMicroUsd: number;
  @OptionalCount()
  inputTokens: number | null;
  @OptionalCount()
  cachedInputTokens: number | null;
  @OptionalCount()
  outputTokens: number | null;
  @ApiProperty({ type: [PaidLotBody], description: 'Which lots paid.' })
  lots: PaidLotBody[];
}

@ApiSchema({ name: 'StaffLetter' })
class StaffLetterBody implements StaffLetter {
  @ApiProperty()
  letterId: string;
  @ApiProperty({ type: StaffTextBody })
  subject: StaffTextBody;
  @ApiProperty({ type: StaffTextBody })
  text: StaffTextBody;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  sentAt: string | null;
}

@ApiExtraModels(StaffTextBody)
@ApiSchema({ name: 'TimelineDetail' })
export class TimelineDetailBody implements TimelineDetail {
  @ApiProperty({ type: TimelineEntryBody })
  entry: TimelineEntryBody;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'As it lies in the log, without what is sealed.',
  })
  data: Record<string, unknown>;
  @ApiProperty({ type: TimelineMetadataBody })
  metadata: TimelineMetadataBody;
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(StaffTextBody) },
    description: 'The sealed parts, by name.',
  })
  texts: Record<string, StaffText>;
  @ApiProperty({ type: StaffReceiptBody, nullable: true, description: 'Of a turn.' })
  receipt: StaffReceiptBody | null;
  @ApiProperty({ type: StaffLetterBody, nullable: true, description: 'As it was sent.' })
  letter: StaffLetterBody | null;
}
