/** GET and PATCH /api/user/profile */
import { Body, Controller, Get, Patch, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiBody,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiPropertyOptional,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import {
  narrationLanguages,
  type NarrationLanguage,
  type Profile,
  type Settings,
  type UpdateProfileRequest,
} from '@rubicon/contracts';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, ValidateIf, ValidateNested } from 'class-validator';
import type { Response } from 'express';
import {
  CurrentPlayer,
  RateLimit,
  Refuses,
  tellPosition,
  type SignedInPlayer,
} from '../../platform/http/index.js';
import {
  currentPasswordSchema,
  emailSchema,
  IsCurrentPassword,
  IsEmailAddress,
  IsUsername,
  usernameSchema,
} from '../account-fields.js';
import { GetProfile } from './profile.query.js';
import { UpdateProfile } from './update-profile.handler.js';

@ApiSchema({ name: 'Settings' })
class SettingsAnswer implements Settings {
  @ApiProperty()
  emailNotifications: boolean;
  @ApiProperty()
  autoSave: boolean;
  @ApiProperty()
  historicalAccuracy: boolean;
  @ApiProperty({ enum: Object.keys(narrationLanguages), description: 'What the narrator writes in.' })
  language: NarrationLanguage;
}

@ApiSchema({ name: 'Profile' })
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
  @ApiProperty({ type: 'integer', description: 'While banks decide about disputes.' })
  frozenMicroUsd: number;
  @ApiProperty({ type: 'integer', description: 'For refunds under way.' })
  heldMicroUsd: number;
  @ApiProperty({ type: 'integer', description: 'The least balance to play a turn.' })
  turnCeilingMicroUsd: number;
  @ApiProperty()
  fullGameUnlocked: boolean;
  @ApiProperty({ description: 'The money-back guarantee is given once per player.' })
  guaranteeUsed: boolean;
  @ApiProperty({ description: 'It plays and buys nothing until support lifts it.' })
  isSuspended: boolean;
  @ApiProperty({ type: SettingsAnswer })
  settings: SettingsAnswer;
}

/** Left out is left as it is; null is nothing that it could be. */
const IfGiven = () => ValidateIf((_, value) => value !== undefined);

@ApiSchema({ name: 'SettingsChanges' })
class SettingsBody implements Partial<Settings> {
  @ApiPropertyOptional()
  @IfGiven()
  @IsBoolean({ message: 'emailNotifications must be true or false.' })
  emailNotifications?: boolean;

  @ApiPropertyOptional()
  @IfGiven()
  @IsBoolean({ message: 'autoSave must be true or false.' })
  autoSave?: boolean;

  @ApiPropertyOptional()
  @IfGiven()
  @IsBoolean({ message: 'historicalAccuracy must be true or false.' })
  historicalAccuracy?: boolean;

  @ApiPropertyOptional({ enum: Object.keys(narrationLanguages) })
  @IfGiven()
  @IsIn(Object.keys(narrationLanguages), {
    message: `language must be one of ${Object.keys(narrationLanguages).join(', ')}.`,
  })
  language?: NarrationLanguage;
}

@ApiSchema({ name: 'UpdateProfileRequest' })
class UpdateProfileBody implements UpdateProfileRequest {
  @ApiPropertyOptional(usernameSchema)
  @IfGiven()
  @IsUsername()
  username?: string;

  @ApiPropertyOptional({ ...emailSchema, description: 'A new one needs currentPassword.' })
  @IfGiven()
  @IsEmailAddress()
  email?: string;

  @ApiPropertyOptional(currentPasswordSchema)
  @IfGiven()
  @IsCurrentPassword()
  currentPassword?: string;

  @ApiPropertyOptional({ type: SettingsBody })
  @IfGiven()
  @IsObject({ message: 'settings must be an object.' })
  @ValidateNested()
  @Type(() => SettingsBody)
  settings?: SettingsBody;
}

@ApiTags('accounts')
@Controller('api/user/profile')
export class ProfileEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Account, balance and settings of the signed-in player.' })
  @ApiOkResponse({ type: ProfileAnswer })
  getProfile(@CurrentPlayer() player: SignedInPlayer): Promise<Profile> {
    return this.queries.execute(new GetProfile(player.playerId));
  }

  @Patch()
  @RateLimit({ name: 'profile', limit: 60, perSeconds: 60 })
  @ApiOperation({ summary: 'Changes what is named: username, email, settings.' })
  @ApiBody({ type: UpdateProfileBody, required: false })
  @ApiOkResponse({ type: ProfileAnswer })
  @Refuses('wrong_password', 'username_taken', 'email_taken', 'unknown_player')
  async updateProfile(
    @CurrentPlayer() { playerId }: SignedInPlayer,
    @Body() changes: UpdateProfileBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Profile> {
    tellPosition(response, await this.commands.execute(new UpdateProfile(playerId, changes)));
    return this.queries.execute(new GetProfile(playerId));
  }
}
