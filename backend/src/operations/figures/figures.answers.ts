/** The figures of the live desk, in OpenAPI's terms: each with its unit and where it comes from. The shapes are the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type {
  CountSince,
  ModelCostToday,
  MoneyOwed,
  OperationsFailures,
  OperationsFigures,
  OperationsMinute,
  OperationsMoney,
  OperationsTimes,
  OperationsTurnCounts,
  ProjectionLag,
} from '@rubicon/contracts';
import { WaitingTurnsBody } from '../waiting/index.js';

const Count = (description: string) => ApiProperty({ type: 'integer', minimum: 0, description });
const Time = (description: string) => ApiProperty({ format: 'date-time', description });
const TimeOrNone = (description: string) =>
  ApiProperty({ type: String, format: 'date-time', nullable: true, description });
const IntegerOrNone = (description: string) => ApiProperty({ type: 'integer', nullable: true, description });

@ApiSchema({ name: 'OperationsTurnCounts' })
class OperationsTurnCountsBody implements OperationsTurnCounts {
  @Count('Turns that players sent. From the log, by the time of their submission.')
  submitted: number;
  @Count('Turns that were told to their end. From the log, by the time of their outcome.')
  told: number;
  @Count('Turns that their players stopped in mid-sentence. From the log, by the time of their outcome.')
  stopped: number;
  @Count('Turns that ended without a story, for whatever reason. From the log, by the time of their outcome.')
  failed: number;
}

@ApiSchema({ name: 'OperationsMinute' })
class OperationsMinuteBody extends OperationsTurnCountsBody implements OperationsMinute {
  @Time('The beginning of the minute.')
  at: string;
}

@ApiSchema({ name: 'OperationsFailures' })
class OperationsFailuresBody implements OperationsFailures {
  @ApiProperty({ description: 'The reason, as a failed turn’s answer has it.', example: 'model_unavailable' })
  code: string;
  @Count('Turns that failed for it in the period. From the log.')
  turns: number;
}

@ApiSchema({ name: 'OperationsTimes' })
class OperationsTimesBody implements OperationsTimes {
  @Count('How many were measured; turns of before their beginning was kept are not.')
  turns: number;
  @IntegerOrNone(
    'Milliseconds that half of them took at most (nearest rank), rounded by less than 0.8 %, below 128 not at all. Null: none was measured.',
  )
  p50Ms: number | null;
  @IntegerOrNone('Milliseconds that 95 % of them took at most, as above.')
  p95Ms: number | null;
}

@ApiSchema({ name: 'OperationsMoney' })
class OperationsMoneyBody implements OperationsMoney {
  @Count('Micro-dollars charged for the turns told and stopped in the period. From the log.')
  chargedMicroUsd: number;
  @Count(
    'Micro-dollars that models took for all turns that ended in the period, failed ones included. From the log; calls that no event tells are in `modelCost` alone.',
  )
  providerCostMicroUsd: number;
  @IntegerOrNone(
    'Micro-dollars charged less those taken, for each turn told or stopped, rounded; below zero it is a loss. Null: there was none.',
  )
  marginPerTurnMicroUsd: number | null;
}

@ApiSchema({ name: 'ModelCostToday' })
class ModelCostTodayBody implements ModelCostToday {
  @Count(
    'Micro-dollars since midnight (UTC): turns, prologues and summaries from the log, probes and calls that no event tells from the notes beside it.',
  )
  spentMicroUsd: number;
  @IntegerOrNone('Micro-dollars that a day may cost. From the configuration. Null: there is no cap.')
  capMicroUsd: number | null;
}

@ApiSchema({ name: 'ProjectionLag' })
export class ProjectionLagBody implements ProjectionLag {
  @Count(
    'Events of the log that the read models do not have yet, counted up to 500. Read from the log, on from the read models’ checkpoint.',
  )
  events: number;
  @TimeOrNone('When the first of them was written; null: the read models have all.')
  oldestAt: string | null;
}

@ApiSchema({ name: 'CountSince' })
class CountSinceBody implements CountSince {
  @Count('How many there are.')
  count: number;
  @TimeOrNone('Of the one that is there for longest; null: there is none.')
  oldestAt: string | null;
}

@ApiSchema({ name: 'MoneyOwed' })
class MoneyOwedBody extends CountSinceBody implements MoneyOwed {
  @Count('US cents, of all of them.')
  amountCents: number;
}

@ApiSchema({ name: 'OperationsFigures' })
export class OperationsFiguresBody implements OperationsFigures {
  @Time('When it was asked, by the server’s clock: ages are counted from here.')
  at: string;
  @Time('Where the period begins: at a whole minute.')
  from: string;
  @Time('Where the period ends, exclusive: with the present minute.')
  until: string;
  @ApiProperty({
    type: [OperationsMinuteBody],
    description: 'In order; one for each minute of the period, also where nothing happened.',
  })
  minutes: OperationsMinuteBody[];
  @ApiProperty({ type: OperationsTurnCountsBody, description: 'Of the whole period.' })
  turns: OperationsTurnCountsBody;
  @ApiProperty({
    type: [OperationsFailuresBody],
    description: 'The turns that failed in the period, by reason, the most frequent first.',
  })
  failures: OperationsFailuresBody[];
  @ApiProperty({
    type: OperationsTimesBody,
    description:
      'From the submission until a narrator began, pauses included: of turns that a narrator began and that ended in the period. From the log.',
  })
  waited: OperationsTimesBody;
  @ApiProperty({
    type: OperationsTimesBody,
    description:
      'From then until the turn was told: of turns that were told to their end in the period. From the log.',
  })
  told: OperationsTimesBody;
  @ApiProperty({ type: OperationsMoneyBody, description: 'Of the whole period.' })
  money: OperationsMoneyBody;
  @ApiProperty({
    type: WaitingTurnsBody,
    nullable: true,
    description: 'Players’ turns in the queue. From the queue. Null: it cannot be asked.',
  })
  waiting: WaitingTurnsBody | null;
  @ApiProperty({
    type: CountSinceBody,
    description: 'Turns without an outcome, waiting or being told, since their submission. From the log.',
  })
  underWay: CountSinceBody;
  @ApiProperty({
    type: CountSinceBody,
    description:
      'Reserves of turns that are neither charged nor given back ten minutes after they were made, since then. From the log.',
  })
  openReserves: CountSinceBody;
  @ApiProperty({
    type: CountSinceBody,
    description:
      'Keys that a process manager cannot work on, since they were parked. From the list of parked lanes.',
  })
  parkedLanes: CountSinceBody;
  @ApiProperty({ type: ModelCostTodayBody, description: 'What models cost us today.' })
  modelCost: ModelCostTodayBody;
  @ApiProperty({ type: ProjectionLagBody, description: 'How far the read models lie behind the log.' })
  projection: ProjectionLagBody;
  @ApiProperty({
    type: CountSinceBody,
    description:
      'Players who asked to be forgotten an hour ago or earlier, and are not, since they asked. From the log.',
  })
  erasuresOverdue: CountSinceBody;
  @ApiProperty({
    type: CountSinceBody,
    description:
      'Letters that must go once and that the mail server has not taken, since they were tried first. From the list of letters.',
  })
  lettersUnsent: CountSinceBody;
  @ApiProperty({
    type: MoneyOwedBody,
    description:
      'Payments of which money is owed to somebody who has no wallet any more, since it was owed. From the log.',
  })
  moneyOwed: MoneyOwedBody;
}
