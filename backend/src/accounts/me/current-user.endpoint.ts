/** GET /api/auth/me */
import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { User } from '@rubicon/contracts';
import { CurrentPlayer, type SignedInPlayer } from '../../platform/http/index.js';
import { UserAnswer } from '../user.js';
import { GetCurrentUser } from './current-user.query.js';

@ApiTags('accounts')
@Controller('api/auth/me')
export class CurrentUserEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'Who is signed in.' })
  @ApiOkResponse({ type: UserAnswer })
  getCurrentUser(@CurrentPlayer() player: SignedInPlayer): Promise<User> {
    return this.queries.execute(new GetCurrentUser(player.playerId));
  }
}
