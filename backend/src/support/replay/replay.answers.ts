/** A player's log, replayed, in OpenAPI's terms. The shapes are the contracts'. */
import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import type {
  GameEnding,
  ReplayDifference,
  ReplayFrame,
  ReplayGame,
  ReplayStop,
  ReplayStops,
  ReplayWallet,
} from '@rubicon/contracts';
import { GameStateBody } from '../../play/index.js';
import { StaffTextBody } from '../texts/texts.answers.js';
import { TimelineEntryBody } from '../timeline/index.js';

const MicroUsd = () => ApiProperty({ type: 'integer' });

@ApiSchema({ name: 'ReplayStop' })
class ReplayStopBody implements ReplayStop {
  @ApiProperty()
  position: string;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty()
  type: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  gameId: string | null;
}

@ApiSchema({ name: 'ReplayStops' })
export class ReplayStopsBody implements ReplayStops {
  @ApiProperty({ type: [ReplayStopBody], description: 'Oldest first.' })
  stops: ReplayStopBody[];
}

@ApiSchema({ name: 'ReplayLot' })
class ReplayLotBody {
  @ApiProperty({ format: 'uuid' })
  lotId: string;
  @ApiProperty({ enum: ['purchase', 'grant'] })
  source: 'purchase' | 'grant';
  @MicroUsd()
  amountMicroUsd: number;
  @MicroUsd()
  remainingMicroUsd: number;
}

@ApiSchema({ name: 'ReplayWallet' })
class ReplayWalletBody implements ReplayWallet {
  @MicroUsd()
  availableMicroUsd: number;
  @MicroUsd()
  reservedMicroUsd: number;
  @MicroUsd()
  heldMicroUsd: number;
  @MicroUsd()
  frozenMicroUsd: number;
  @ApiProperty({ type: [ReplayLotBody], description: 'In order of arrival.' })
  lots: ReplayLotBody[];
}

@ApiSchema({ name: 'ReplayGame' })
class ReplayGameBody
  extends OmitType(GameStateBody, [
    'narrative',
    'suggestions',
    'headInput',
    'branch',
    'danger',
    'ending',
    'pendingTurn',
    'lastFailedTurn',
  ])
  implements ReplayGame
{
  @ApiProperty({ type: StaffTextBody })
  characterName: StaffTextBody;
  @ApiProperty({ type: StaffTextBody })
  narrative: StaffTextBody;
  @ApiProperty({ type: [StaffTextBody], description: 'One that is not open stands for all of them.' })
  suggestions: StaffTextBody[];
  @ApiProperty({ type: StaffTextBody, nullable: true, description: 'Null at the opening.' })
  headInput: StaffTextBody | null;
  @ApiProperty({ enum: ['death', 'triumph', 'last_day'], type: String, nullable: true })
  ending: GameEnding['kind'] | null;
  @ApiProperty({ type: StaffTextBody, nullable: true, description: 'Only with an ending.' })
  epilogue: StaffTextBody | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  pendingTurnId: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  lastFailedTurnId: string | null;
  @ApiProperty()
  isDeleted: boolean;
}

@ApiSchema({ name: 'ReplayedToday' })
class ReplayedTodayBody {
  @ApiProperty({ type: ReplayWalletBody })
  wallet: ReplayWalletBody;
  @ApiProperty({ type: ReplayGameBody, nullable: true })
  game: ReplayGameBody | null;
}

@ApiSchema({ name: 'ReplayDifference' })
class ReplayDifferenceBody implements ReplayDifference {
  @ApiProperty({ example: 'wallet.availableMicroUsd' })
  what: string;
  @ApiProperty()
  then: string;
  @ApiProperty()
  today: string;
}

@ApiSchema({ name: 'ReplayFrame' })
export class ReplayFrameBody implements ReplayFrame {
  @ApiProperty()
  position: string;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ type: TimelineEntryBody })
  entry: TimelineEntryBody;
  @ApiProperty({ type: ReplayWalletBody })
  wallet: ReplayWalletBody;
  @ApiProperty({ type: ReplayGameBody, nullable: true, description: 'Null: none was played until then.' })
  game: ReplayGameBody | null;
  @ApiProperty({ type: ReplayedTodayBody })
  today: ReplayedTodayBody;
  @ApiProperty({ type: [ReplayDifferenceBody] })
  differences: ReplayDifferenceBody[];
}
