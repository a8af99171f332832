/** What is left in the wallet ends with the account, by event: the books add up for ever. */
import type { CommandContext, CommandHandler } from '@rubicon/eventsourcing';
import type { WalletCommand } from '../wallet/wallet.commands.js';
import type { WalletEvent } from '../wallet/wallet.events.js';
import type { WalletState } from '../wallet/wallet.state.js';
import type { ErasureProgress } from './drive-erasure.js';

/** `waiting` while a reservation or a refund is open. @throws EventStoreUnavailable, CommandContention */
export async function forfeitRest(
  playerId: string,
  wallet: CommandHandler<WalletState, WalletCommand, WalletEvent>,
  context: CommandContext,
): Promise<ErasureProgress> {
  const outcome = await wallet.handle(
    playerId,
    { type: 'ForfeitCredits', playerId, reasonCode: 'account_deleted' },
    context,
  );
  return outcome.kind === 'refused' ? 'waiting' : 'done';
}
