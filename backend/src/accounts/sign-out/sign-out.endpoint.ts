/** POST /api/auth/logout */
import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPlayer, type SignedInPlayer } from '../../platform/http/index.js';
import { PlayerSessions } from '../sessions/player-sessions.js';

@ApiTags('accounts')
@Controller('api/auth/logout')
export class SignOutEndpoint {
  constructor(private readonly sessions: PlayerSessions) {}

  @Post()
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends this sign-in; its token counts no more.' })
  @ApiNoContentResponse()
  signOut(@CurrentPlayer() { sessionId, playerId }: SignedInPlayer): Promise<void> {
    return this.sessions.end(sessionId, playerId);
  }
}
