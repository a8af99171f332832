/** Acts of staff, in OpenAPI's terms, and what is checked of one that is asked for. The shapes are the contracts'. */
import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import type {
  Act,
  ActKind,
  ActPlan,
  ActState,
  StaffAct,
  StaffActCount,
  StaffActList,
  StaffText,
  TextGrant,
} from '@rubicon/contracts';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsUUID, Max } from 'class-validator';
import { TextGrantBody } from '../grants/grants.answers.js';
import { StaffTextBody } from '../texts/texts.answers.js';

const actKinds: readonly ActKind[] = [
  'goodwill',
  'refund',
  'attach_payment',
  'drive_turn',
  'fail_turn',
  'end_sessions',
  'suspend',
  'lift_suspension',
  'answer_report',
  'write_letter',
];
const MOST_MICRO_USD = 1_000_000_000_000;
const MOST_CENTS = 100_000_000;

/** What was recorded is named by ids in lower case. */
const IsIdOf = (what: 'payment' | 'game' | 'turn' | 'report'): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ format: 'uuid' }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value)),
    IsUUID('all', { message: `act.${what}Id must be the id of a ${what}.` }),
  );

/** Of a kind that nobody knows. */
export class ActOfKind {
  @IsIn(actKinds, { message: `act.kind must be one of ${actKinds.join(', ')}.` })
  kind: ActKind;
}

@ApiSchema({ name: 'GoodwillAct' })
class GoodwillBody extends ActOfKind {
  @ApiProperty({ enum: ['goodwill'] })
  override kind: 'goodwill';
  @ApiProperty({ type: 'integer' })
  @Max(MOST_MICRO_USD, { message: 'act.amountMicroUsd is too large.' })
  @IsInt({ message: 'act.amountMicroUsd must be a whole number of micro-dollars.' })
  amountMicroUsd: number;
}

@ApiSchema({ name: 'RefundAct' })
class RefundBody extends ActOfKind {
  @ApiProperty({ enum: ['refund'] })
  override kind: 'refund';
  @IsIdOf('payment')
  paymentId: string;
  @ApiProperty({ type: 'integer' })
  @Max(MOST_CENTS, { message: 'act.amountCents is too large.' })
  @IsInt({ message: 'act.amountCents must be a whole number of cents.' })
  amountCents: number;
}

@ApiSchema({ name: 'AttachPaymentAct' })
class AttachPaymentBody extends ActOfKind {
  @ApiProperty({ enum: ['attach_payment'] })
  override kind: 'attach_payment';
  @IsIdOf('payment')
  paymentId: string;
}

@ApiSchema({ name: 'TurnAct' })
class TurnActBody extends ActOfKind {
  @ApiProperty({ enum: ['drive_turn', 'fail_turn'] })
  override kind: 'drive_turn' | 'fail_turn';
  @IsIdOf('game')
  gameId: string;
  @IsIdOf('turn')
  turnId: string;
}

@ApiSchema({ name: 'AnswerReportAct' })
class AnswerReportBody extends ActOfKind {
  @ApiProperty({ enum: ['answer_report'] })
  override kind: 'answer_report';
  @IsIdOf('report')
  reportId: string;
}

@ApiSchema({ name: 'PlayerAct' })
class PlayerActBody extends ActOfKind {
  @ApiProperty({ enum: ['end_sessions', 'suspend', 'lift_suspension', 'write_letter'] })
  override kind: 'end_sessions' | 'suspend' | 'lift_suspension' | 'write_letter';
}

const bodyOf = {
  goodwill: GoodwillBody,
  refund: RefundBody,
  attach_payment: AttachPaymentBody,
  drive_turn: TurnActBody,
  fail_turn: TurnActBody,
  end_sessions: PlayerActBody,
  suspend: PlayerActBody,
  lift_suspension: PlayerActBody,
  answer_report: AnswerReportBody,
  write_letter: PlayerActBody,
} satisfies Record<ActKind, unknown>;

const bodies = [...new Set(Object.values(bodyOf))];

/** For class-transformer: which class an act is checked by. */
export const actDiscriminator = {
  property: 'kind',
  subTypes: actKinds.map((kind) => ({ name: kind, value: bodyOf[kind] })),
};

export const actSchema = { anyOf: bodies.map((body) => ({ $ref: getSchemaPath(body) })) };
export const ActSchemas = (): ClassDecorator => ApiExtraModels(...bodies);

@ApiSchema({ name: 'PlannedEvent' })
class PlannedEventBody {
  @ApiProperty()
  streamId: string;
  @ApiProperty()
  type: string;
  @ApiProperty()
  says: string;
  @ApiProperty({ type: 'integer', nullable: true })
  amountMicroUsd: number | null;
}

@ApiSchema({ name: 'ActPlan' })
export class ActPlanBody implements ActPlan {
  @ApiProperty({ description: 'By another of the staff, before anything but the asking happens.' })
  needsApproval: boolean;
  @ApiProperty({ type: [PlannedEventBody], description: 'What would be appended, in order; nothing was.' })
  events: PlannedEventBody[];
}

const actStates: readonly ActState[] = [
  'waiting',
  'authorised',
  'carried_out',
  'failed',
  'declined',
  'withdrawn',
];

@ActSchemas()
@ApiSchema({ name: 'StaffAct' })
export class StaffActBody implements StaffAct {
  @ApiProperty({ format: 'uuid' })
  actId: string;
  @ApiProperty({ format: 'uuid' })
  playerId: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null: erased.' })
  maskedUsername: string | null;
  @ApiProperty(actSchema)
  act: Act;
  @ApiProperty({ enum: actStates })
  state: ActState;
  @ApiProperty()
  needsApproval: boolean;
  @ApiProperty({ format: 'uuid' })
  askedBy: string;
  @ApiProperty()
  askedByName: string;
  @ApiProperty({ description: 'Asked for by the reader.' })
  isOwn: boolean;
  @ApiProperty({ format: 'date-time' })
  askedAt: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Who approved or declined.' })
  decidedBy: string | null;
  @ApiProperty({ type: String, nullable: true })
  decidedByName: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  decidedAt: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Why it failed.' })
  failureCode: string | null;
  @ApiProperty({ type: StaffTextBody })
  reason: StaffText;
  @ApiProperty({ type: TextGrantBody, nullable: true, description: "The reader's own, for the player." })
  grant: TextGrant | null;
}

@ApiSchema({ name: 'StaffActList' })
export class StaffActListBody implements StaffActList {
  @ApiProperty({ type: [StaffActBody] })
  acts: StaffActBody[];
}

@ApiSchema({ name: 'StaffActCount' })
export class StaffActCountBody implements StaffActCount {
  @ApiProperty({ type: 'integer', description: 'For a second person.' })
  waiting: number;
}
