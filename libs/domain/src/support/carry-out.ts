/**
 * What each act does, in the aggregate it belongs to: under an id made of the act's, so that it is done once however often it is asked for.
 * What is refused is the act's failure; what is done stays done, whatever happens to its player later.
 */
import type { CommandOutcome, DomainEvent, Refusal } from '@rubicon/eventsourcing';
import { openingFor } from '../game/game.state.js';
import { gameRefusals } from '../game/refusals.js';
import { drivePayment } from '../payment/drive-payment.js';
import type { PlayerCommand } from '../player/player.commands.js';
import { playerRefusals } from '../player/refusals.js';
import { driveTurn, enqueueAnotherAttempt } from '../turn/drive-turn.js';
import { failPendingTurn } from '../turn/fail-pending-turn.js';
import { contextOf, type Cause, type TurnRef } from '../turn/turn-ports.js';
import { unhandled } from '../unhandled.js';
import { findGrant } from '../wallet/lots.js';
import type { WalletCommand } from '../wallet/wallet.commands.js';
import type { Act } from './act.js';
import type { ActPorts } from './act-ports.js';
import { isSamePayment } from './evidence.js';
import { supportRefusals } from './refusals.js';

export interface AuthorisedAct {
  readonly playerId: string;
  readonly actId: string;
  readonly act: Act;
  readonly askedBy: string;
}

const sentences = {
  ...gameRefusals,
  ...playerRefusals,
  ...supportRefusals,
  unknown_turn: 'There is no such turn.',
};

/** @returns why it cannot be done; null: it is done */
export function carryOut(
  { playerId, actId, act, askedBy }: AuthorisedAct,
  ports: ActPorts,
  cause: Cause,
): Promise<Refusal | null> {
  const { payments, turns } = ports;
  const context = () => contextOf(cause, turns, null);
  const inWallet = async (command: WalletCommand) =>
    refusalOf(await payments.wallet.handle(playerId, command, context()));
  const ofPlayer = async (command: PlayerCommand) =>
    refusalOf(await payments.player.handle(playerId, command, context()));

  switch (act.kind) {
    case 'goodwill':
      return goodwill(act.amountMicroUsd);
    case 'refund':
      // What is held is paid by the payment's process.
      return inWallet({
        type: 'HoldRefund',
        playerId,
        refundId: actId,
        paymentId: act.paymentId,
        kind: 'staff',
        moneyRefundedCents: act.amountCents,
      });
    case 'attach_payment':
      return attach(act.paymentId);
    case 'drive_turn':
      return onTurn(act, async () => {
        await driveTurn(act, turns, cause, { enqueue: enqueueAnotherAttempt(turns.queue, turns.now()) });
        return null;
      });
    case 'fail_turn':
      return onTurn(act, () => fail(act));
    case 'end_sessions':
      return ports.endSessions(playerId).then(() => null);
    case 'suspend':
      return ofPlayer({ type: 'SuspendPlayer', actId, at: context().at });
    case 'lift_suspension':
      return ofPlayer({ type: 'LiftSuspension', actId, at: context().at });
    case 'answer_report':
      return answer(act.reportId);
    case 'write_letter':
      return write();
    default:
      return unhandled(act);
  }

  /** A wallet closes only at the end of an erasure: nothing is given to somebody who is leaving. */
  async function goodwill(amountMicroUsd: number): Promise<Refusal | null> {
    const { state } = await payments.wallet.load(playerId);
    if (findGrant(state, actId)) return null;
    return (
      (await whyNothingIsGiven()) ??
      inWallet({ type: 'GrantCredits', playerId, grantId: actId, amountMicroUsd, reasonCode: 'goodwill' })
    );
  }

  async function attach(paymentId: string): Promise<Refusal | null> {
    const { state } = await payments.payment.load(paymentId);
    const { playerId: ownerId, paymentIntentId } = state;
    if (ownerId === null && paymentIntentId !== null) {
      const why = (await whyNothingIsGiven()) ?? (await whyNotTheirs(paymentIntentId));
      if (why) return why;
    }
    const claim = { type: 'ClaimPayment', paymentId, playerId } as const;
    const refusal = refusalOf(await payments.payment.handle(paymentId, claim, context()));
    if (refusal) return refusal;
    await drivePayment(paymentId, payments);
    return null;
  }

  async function whyNotTheirs(paymentIntentId: string): Promise<Refusal | null> {
    const told = await ports.evidenceOf(playerId, actId);
    if (told === null) return refusal('player_erased');
    const paid = await ports.paidWith(paymentIntentId);
    return paid !== null && isSamePayment(told, paid) ? null : refusal('evidence_mismatch');
  }

  async function whyNothingIsGiven(): Promise<Refusal | null> {
    const { state } = await payments.player.load(playerId);
    if (state.playerId === null) return refusal('unknown_player');
    return state.erasure === 'none' ? null : refusal('player_erased');
  }

  async function onTurn(
    { gameId, turnId }: TurnRef,
    work: () => Promise<Refusal | null>,
  ): Promise<Refusal | null> {
    const { state } = await turns.game.load(gameId);
    if (!openingFor(state, playerId)) return refusal('game_not_found');
    return state.turns.has(turnId) ? work() : refusal('unknown_turn');
  }

  async function fail(turn: TurnRef): Promise<Refusal | null> {
    const { kind } = await failPendingTurn(turn, { code: 'failed_by_support' }, ports.telling, turns, cause);
    return kind === 'not_pending' ? refusal('turn_not_pending') : null;
  }

  /** First the answer is taken, then it is sent: of two who answer, the player hears one. */
  async function answer(reportId: string): Promise<Refusal | null> {
    const answering = context();
    const taken = await ports.support.handle(
      playerId,
      { type: 'AnswerReport', playerId, reportId, staffId: askedBy, actId, at: answering.at },
      answering,
    );
    return refusalOf(taken) ?? write();
  }

  async function write(): Promise<Refusal | null> {
    return (await ports.sendLetter(playerId, actId)) === 'sent' ? null : refusal('player_erased');
  }
}

function refusalOf(outcome: CommandOutcome<unknown, DomainEvent>): Refusal | null {
  return outcome.kind === 'refused' ? outcome.refusal : null;
}

function refusal(code: keyof typeof sentences): Refusal {
  return { code, detail: sentences[code] };
}
