/** A saved game in its list, in OpenAPI's terms. The shape is the contracts'. */
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { gameTypes, type GameType, type SavedGameSummary } from '@rubicon/contracts';

@ApiSchema({ name: 'CharacterName' })
class NamedBody {
  @ApiProperty()
  name: string;
}

@ApiSchema({ name: 'SavedGameSummary' })
export class SavedGameBody implements SavedGameSummary {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty({ enum: gameTypes })
  gameType: GameType;
  @ApiProperty()
  characterName: string;
  @ApiProperty({ type: NamedBody })
  character: NamedBody;
  @ApiProperty()
  currentDate: string;
  @ApiProperty()
  gamePhase: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastSavedAt: string | null;
  @ApiProperty({ format: 'date-time' })
  lastPlayed: string;
  @ApiProperty()
  autoSaved: boolean;
  @ApiProperty({ type: 'integer' })
  turnCount: number;
}
