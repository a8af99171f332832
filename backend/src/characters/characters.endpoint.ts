/** GET and POST /api/characters, PATCH and DELETE /api/characters/{id} */
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseIntPipe,
  Patch,
  Post,
  Query,
  Res,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProperty,
  ApiPropertyOptional,
  ApiSchema,
  ApiTags,
} from '@nestjs/swagger';
import {
  gameTypes,
  type Character,
  type CreateCharacterRequest,
  type EditCharacterRequest,
  type GameType,
  type PoliticalLeaning,
  type Stats,
} from '@rubicon/contracts';
import { IsBoolean, IsIn, IsObject, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import type { Response } from 'express';
import { NOT_BLANK, Trimmed } from '../platform/text/index.js';
import {
  CurrentPlayer,
  IdempotencyKey,
  LogPosition,
  RateLimit,
  Refuses,
  tellPosition,
  type SignedInPlayer,
} from '../platform/http/index.js';
import { Refused } from '../platform/refusals/index.js';
import { CharacterAnswer, leanings } from './character.answer.js';
import { ListCharacters } from './characters.query.js';
import { CreateCharacterFor } from './create-character.handler.js';
import { EditCharacterOf } from './edit-character.handler.js';
import { RemoveCharacterOf } from './remove-character.handler.js';

const NAME_CHARACTERS_MAX = 65;
const DESCRIPTION_CHARACTERS_MAX = 150;

/** A number that is none names no character. */
const characterIdParameter = new ParseIntPipe({ exceptionFactory: () => new Refused('unknown_character') });
const characterIdSchema = { name: 'id', schema: { type: 'integer' } } as const;

class CharactersQuery {
  @ApiProperty({ enum: gameTypes })
  @IsIn(gameTypes, { message: 'gameType must be one of the three eras.' })
  gameType: GameType;
}

@ApiSchema({ name: 'EditCharacterRequest' })
class EditCharacterBody implements EditCharacterRequest {
  @ApiProperty({ minLength: 1, maxLength: NAME_CHARACTERS_MAX, pattern: NOT_BLANK })
  @Trimmed()
  @MaxLength(NAME_CHARACTERS_MAX, { message: 'The name is longer than 65 characters.' })
  @MinLength(1, { message: 'Please give your character a name.' })
  @IsString({ message: 'Please give your character a name.' })
  name: string;

  @ApiProperty({ description: "One of the era's estates." })
  @IsString({ message: 'Please choose an estate.' })
  estate: string;

  @ApiProperty({ description: "One of the estate's professions." })
  @IsString({ message: 'Please choose a profession.' })
  profession: string;

  @ApiProperty({ minLength: 1, maxLength: DESCRIPTION_CHARACTERS_MAX, pattern: NOT_BLANK })
  @Trimmed()
  @MaxLength(DESCRIPTION_CHARACTERS_MAX, { message: 'The description is longer than 150 characters.' })
  @MinLength(1, { message: 'Please describe your character.' })
  @IsString({ message: 'Please describe your character.' })
  description: string;
}

@ApiSchema({ name: 'CreateCharacterRequest' })
class CreateCharacterBody extends EditCharacterBody implements CreateCharacterRequest {
  @ApiProperty({ enum: gameTypes })
  @IsIn(gameTypes, { message: 'gameType must be one of the three eras.' })
  gameType: GameType;

  @ApiPropertyOptional({ nullable: true, description: 'Always false.' })
  @IsOptional()
  @IsBoolean({ message: 'isHistorical must be true or false.' })
  isHistorical?: boolean;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'Accepted and ignored: estate and difficulty set them.',
  })
  @IsOptional()
  @IsObject({ message: 'startingStats must be an object.' })
  startingStats?: Stats;

  @ApiPropertyOptional({ enum: leanings, nullable: true, default: 'moderate' })
  @IsOptional()
  @IsIn(leanings, { message: 'politicalLeanings must be radical, revolutionary, moderate or conservative.' })
  politicalLeanings?: PoliticalLeaning;
}

@ApiTags('characters')
@Controller('api/characters')
export class CharactersEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: "The era's historical figures, and the player's own characters." })
  @ApiOkResponse({ type: [CharacterAnswer] })
  listCharacters(
    @CurrentPlayer() player: SignedInPlayer,
    @Query() { gameType }: CharactersQuery,
    @LogPosition() position: bigint | null,
  ): Promise<Character[]> {
    return this.queries.execute(new ListCharacters(player.playerId, gameType, position));
  }

  @Post()
  @HttpCode(201)
  @RateLimit({ name: 'characters', limit: 30, perSeconds: 60 })
  @ApiOperation({ summary: "Creates a character of the player's own." })
  @ApiCreatedResponse({ type: CharacterAnswer })
  @Refuses('text_refused', 'too_many_characters', 'idempotency_key_reused', 'unknown_player')
  async createCharacter(
    @CurrentPlayer() player: SignedInPlayer,
    @Body() body: CreateCharacterBody,
    @IdempotencyKey() idempotencyKey: string | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Character> {
    const { name, estate, profession, description, gameType } = body;
    const politicalLeanings = body.politicalLeanings ?? 'moderate';
    const { character, position } = await this.commands.execute(
      new CreateCharacterFor(
        player.playerId,
        gameType,
        { name, estate, profession, description, politicalLeanings },
        idempotencyKey,
      ),
    );
    tellPosition(response, position);
    return character;
  }

  @Patch(':id')
  @ApiParam(characterIdSchema)
  @RateLimit({ name: 'characters', limit: 30, perSeconds: 60 })
  @ApiOperation({
    summary: "Changes a character of the player's own; games begun with it keep it as it was.",
  })
  @ApiOkResponse({ type: CharacterAnswer })
  @Refuses('unknown_character', 'text_refused', 'unknown_player')
  async editCharacter(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('id', characterIdParameter) characterId: number,
    @Body() { name, estate, profession, description }: EditCharacterBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Character> {
    const { character, position } = await this.commands.execute(
      new EditCharacterOf(player.playerId, characterId, { name, estate, profession, description }),
    );
    tellPosition(response, position);
    return character;
  }

  @Delete(':id')
  @ApiParam(characterIdSchema)
  @HttpCode(204)
  @ApiOperation({ summary: "Removes a character of the player's own; games begun with it go on." })
  @ApiNoContentResponse()
  @Refuses('unknown_character', 'unknown_player')
  async removeCharacter(
    @CurrentPlayer() player: SignedInPlayer,
    @Param('id', characterIdParameter) characterId: number,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    tellPosition(response, await this.commands.execute(new RemoveCharacterOf(player.playerId, characterId)));
  }
}
