/** DELETE /api/auth/delete-account */
import { Controller, Delete, HttpCode, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import type { AccountDeletion } from '@rubicon/contracts';
import type { Response } from 'express';
import { CurrentPlayer, Refuses, tellPosition, type SignedInPlayer } from '../platform/http/index.js';
import { DeleteAccountOf } from './delete-account.handler.js';

@ApiSchema({ name: 'AccountDeletion' })
class AccountDeletionAnswer implements AccountDeletion {
  @ApiProperty({ example: '4.97', description: 'Available dollars that end with the account.' })
  forfeitedCredits: string;
}

@ApiTags('accounts')
@Controller('api/auth/delete-account')
export class DeleteAccountEndpoint {
  constructor(private readonly commands: CommandBus) {}

  @Delete()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Deletes the account for good: every sign-in ends at once, the rest follows in the background.',
    description:
      'Wants a sign-in younger than five minutes, else 422 `sign_in_too_old`: sign in again and send it with the new token.',
  })
  @ApiAcceptedResponse({ type: AccountDeletionAnswer })
  @Refuses('sign_in_too_old', 'unknown_player')
  async deleteAccount(
    @CurrentPlayer() player: SignedInPlayer,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccountDeletion> {
    const { answer, position } = await this.commands.execute(
      new DeleteAccountOf(player.playerId, player.signedInAt),
    );
    tellPosition(response, position);
    return answer;
  }
}
