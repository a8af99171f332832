/** GET /api/user/profile */
import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Profile, Settings } from '@rubicon/contracts';
import { CurrentPlayer, type SignedInPlayer } from '../../platform/http/index.js';
import { GetProfile } from './profile.query.js';

class SettingsAnswer implements Settings {
  @ApiProperty()
  emailNotifications: boolean;
  @ApiProperty()
  autoSave: boolean;
  @ApiProperty()
  historicalAccuracy: boolean;
}

class ProfileAnswer implements Profile {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty()
  username: string;
  @ApiProperty({ format: 'email' })
  email: string;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ enum: ['Credit-based Gaming'] })
  accountType: 'Credit-based Gaming';
  @ApiProperty({ example: '4.97', description: 'Available dollars, rounded down to the cent.' })
  creditBalance: string;
  @ApiProperty({ type: 'integer' })
  availableMicroUsd: number;
  @ApiProperty({ type: 'integer' })
  reservedMicroUsd: number;
  @ApiProperty({ type: 'integer', description: 'The least balance to play a turn.' })
  turnCeilingMicroUsd: number;
  @ApiProperty()
  fullGameUnlocked: boolean;
  @ApiProperty({ type: SettingsAnswer })
  settings: SettingsAnswer;
}

@ApiTags('accounts')
@ApiBearerAuth()
@Controller('api/user/profile')
export class ProfileEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'Account, balance and settings of the signed-in player.' })
  @ApiOkResponse({ type: ProfileAnswer })
  read(@CurrentPlayer() player: SignedInPlayer): Promise<Profile> {
    return this.queries.execute<GetProfile, Profile>(new GetProfile(player.playerId));
  }
}
