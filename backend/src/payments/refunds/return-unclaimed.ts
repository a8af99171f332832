/**
 * A payment that nobody claimed goes back. That it goes is one append on its stream, and so is a claim: only one of them is ever accepted.
 * Then the provider is asked, and what it answers is recorded: returned, or open again.
 */
import { v5 as uuidV5 } from 'uuid';
import type { RefundAnswer } from '../provider/payment-provider.js';
import { payOut, record, type RefundPorts } from './pay-refund.js';

/** Or asks the provider once more about the one that is under way. @throws ProviderUnavailable */
export async function returnUnclaimed(paymentId: string, now: string, ports: RefundPorts): Promise<void> {
  const { commands } = ports;
  const { unclaimedReturn, refusedReturns } = (await commands.payment.load(paymentId)).state;
  if (unclaimedReturn !== null) {
    await payReturn(paymentId, ports);
    return;
  }
  // A refund that failed at the provider has failed for good: another attempt is another refund.
  const attempt = refusedReturns.length === 0 ? 'unclaimed' : `unclaimed-${refusedReturns.length}`;
  // Refused: it has been claimed, or a bank is deciding about it. Accepted: its process asks the provider.
  await commands.payment.handle(
    paymentId,
    { type: 'BeginUnclaimedReturn', paymentId, refundId: uuidV5(attempt, paymentId), at: now },
    commands.contextFor(paymentId),
  );
}

/**
 * Brings the return that is under way to its end; one that is pending at the provider waits for its notice.
 * @returns null when none is under way
 * @throws ProviderUnavailable
 */
export async function payReturn(
  paymentId: string,
  { provider, commands }: RefundPorts,
): Promise<RefundAnswer | null> {
  const { state } = await commands.payment.load(paymentId);
  if (state.unclaimedReturn === null) return null;
  const { refundId, amountCents } = state.unclaimedReturn;
  const answer = await payOut(refundId, amountCents, state, provider);
  if (answer.kind === 'paid') await record(paymentId, refundId, amountCents, commands);
  if (answer.kind === 'refused')
    await commands.payment.handle(
      paymentId,
      { type: 'RefuseUnclaimedReturn', paymentId, refundId, code: answer.code },
      commands.contextFor(paymentId),
    );
  return answer;
}
