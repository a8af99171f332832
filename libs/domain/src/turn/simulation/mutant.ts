/** A planted mistake: replaces one part of the trial's world. */
import type { Decider, EventStore, ProcessStore } from '@rubicon/eventsourcing';
import type { GameCommand } from '../../game/game.commands.js';
import type { GameEvent } from '../../game/game.events.js';
import type { GameState } from '../../game/game.state.js';
import type { PaymentCommand } from '../../payment/payment.commands.js';
import type { PaymentEvent } from '../../payment/payment.events.js';
import type { PaymentPorts } from '../../payment/payment-ports.js';
import type { PaymentState } from '../../payment/payment.state.js';
import type { WalletCommand } from '../../wallet/wallet.commands.js';
import type { WalletEvent } from '../../wallet/wallet.events.js';
import type { WalletState } from '../../wallet/wallet.state.js';
import type { Telling } from '../end-turns.js';
import type { UnrecordedTurnCosts } from '../narrate-job.js';
import type { TurnPorts } from '../turn-ports.js';

export type GameDecider = Decider<GameState, GameCommand, GameEvent>;
export type WalletDecider = Decider<WalletState, WalletCommand, WalletEvent>;

export type PaymentDecider = Decider<PaymentState, PaymentCommand, PaymentEvent>;

export interface Mutant {
  readonly name: string;
  readonly gameDecider?: (decider: GameDecider) => GameDecider;
  readonly walletDecider?: (decider: WalletDecider) => WalletDecider;
  readonly eventStore?: (store: EventStore) => EventStore;
  readonly processEventStore?: (store: EventStore, checkpoints: ProcessStore) => EventStore;
  readonly turnPorts?: (ports: TurnPorts) => TurnPorts;
  readonly turnId?: (playerId: string, gameId: string, key: string) => string;
  readonly eventId?: (name: string, commandId: string) => string;
  readonly looksForNothingOverdue?: boolean;
  readonly paymentDecider?: (decider: PaymentDecider) => PaymentDecider;
  readonly paymentPorts?: (ports: PaymentPorts) => PaymentPorts;
  readonly answersNoticesFirst?: boolean;
  readonly erasesWithoutSettling?: boolean;
  readonly telling?: (telling: Telling) => Telling;
  readonly finishesJobsFirst?: boolean;
  readonly unrecorded?: (costs: UnrecordedTurnCosts) => UnrecordedTurnCosts;
  readonly notesWhateverThrows?: boolean;
}
