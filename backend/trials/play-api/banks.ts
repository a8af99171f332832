/** What happens to money without the house: at the provider's dashboard, and at the payers' banks. */
import type { Dice } from '../dice.js';
import {
  disputeStatus,
  refundStatus,
  RefusedThere,
  takenBy,
  type ChargeCourse,
  type ProviderDesk,
} from '../provider-desk.js';
import type { Offer } from './offer.js';

const DISPUTES_MAX = 4;

export function offersOfBanks(charges: readonly ChargeCourse[], desk: ProviderDesk): Offer[] {
  return charges.flatMap((charge) => [
    ...offersOnCharge(charge, desk),
    ...charge.disputes.flatMap((dispute) => offersOnDispute(dispute, charge, desk)),
    ...charge.refunds.flatMap((refund) => offersOnRefund(refund, charge, desk)),
  ]);
}

/** Whatever a bank has not decided, and whatever is on its way back, comes to an end. @returns whether there was any */
export async function lastWord(desk: ProviderDesk, dice: Dice): Promise<boolean> {
  const ends = new Map<string, Offer[]>();
  for (const offer of offersOfBanks(await desk.charges(), desk))
    if (endings.includes(offer.act)) ends.set(offer.about, [...(ends.get(offer.about) ?? []), offer]);
  for (const offers of ends.values()) await dice.pick(offers).play(dice.fork());
  return ends.size > 0;
}

const won = 'a bank decides for the house';
const lost = 'a bank decides for the payer';
const paidOut = 'a refund is paid out';
const endings: readonly string[] = [won, lost, paidOut];

type Play = (dice: Dice) => { readonly path: string; readonly form?: Readonly<Record<string, string>> };

function offer(act: string, { paymentIntentId }: ChargeCourse, desk: ProviderDesk, play: Play): Offer {
  return {
    act,
    about: paymentIntentId,
    async play(dice) {
      const { path, form } = play(dice);
      try {
        await desk.act(paymentIntentId, path, form);
        return null;
      } catch (error) {
        if (error instanceof RefusedThere) return 'not possible any more';
        throw error;
      }
    },
  };
}

function offersOnCharge(charge: ChargeCourse, desk: ProviderDesk): Offer[] {
  const { id, amountCents, refundedCents, disputes } = charge;
  const states = disputes.map(disputeStatus);
  const takenCents = disputes.reduce((sum, dispute) => sum + takenBy(dispute), 0);
  const disputableCents = disputableOf(charge);
  const offers: Offer[] = [];
  const leftCents = amountCents - refundedCents - takenCents;
  if (leftCents > 0 && !states.includes('open'))
    offers.push(
      offer('a refund is made at the dashboard', charge, desk, (dice) => ({
        path: `charges/${id}/refund`,
        form: part(leftCents, dice),
      })),
    );
  if (disputableCents > 0 && disputes.length < DISPUTES_MAX)
    offers.push(
      offer('a payer disputes', charge, desk, (dice) => ({
        path: `charges/${id}/dispute`,
        form: part(disputableCents, dice),
      })),
      offer('a bank asks', charge, desk, (dice) => ({
        path: `charges/${id}/inquire`,
        form: part(disputableCents, dice),
      })),
    );
  return offers;
}

/** Neither under dispute nor taken by one. */
function disputableOf({ amountCents, disputes }: ChargeCourse): number {
  return disputes.reduce(
    (left, one) => left - (disputeStatus(one) === 'closed' ? takenBy(one) : one.amount),
    amountCents,
  );
}

function offersOnDispute(
  dispute: ChargeCourse['disputes'][number],
  charge: ChargeCourse,
  desk: ProviderDesk,
): Offer[] {
  const { id, status, amount } = dispute;
  const takenCents = takenBy(dispute);
  const on = (
    act: string,
    verb: string,
    form: (dice: Dice) => Readonly<Record<string, string>> = () => ({}),
  ) => offer(act, charge, desk, (dice) => ({ path: `disputes/${id}/${verb}`, form: form(dice) }));
  switch (disputeStatus(dispute)) {
    case 'inquiry':
      return [on('a bank’s question becomes a dispute', 'escalate'), on(questionEnds, 'withdrawn')];
    case 'open':
      return [
        on(won, 'won'),
        on(lost, 'lost'),
        on('a dispute is prevented', 'prevented'),
        on('a bank decides for both', 'lost', (dice) => ({ reinstated: someOf(takenCents, dice) })),
      ];
    case 'closed':
      if (status === 'won' && amount <= disputableOf(charge))
        return [on('a bank thinks better of it', 'overturned')];
      if (status !== 'lost' || takenCents === 0) return [];
      return [
        on('a lost dispute is appealed', 'appeal'),
        on('a bank gives back after all', 'reinstated', (dice) => part(takenCents, dice)),
      ];
  }
}

const questionEnds = 'a bank’s question is withdrawn';

function offersOnRefund(
  refund: ChargeCourse['refunds'][number],
  charge: ChargeCourse,
  desk: ProviderDesk,
): Offer[] {
  const on = (act: string, verb: string) =>
    offer(act, charge, desk, () => ({ path: `refunds/${refund.id}/${verb}` }));
  switch (refundStatus(refund)) {
    case 'pending':
      return [on(paidOut, 'succeeded'), on('a pending refund fails', 'failed')];
    case 'paid':
      return [on('a refund fails after it was paid', 'failed')];
    case 'failed':
      return [];
  }
}

/** Of so many cents; an empty form is the whole. */
function part(cents: number, dice: Dice): Readonly<Record<string, string>> {
  return dice.chance(0.3) ? {} : { amount: someOf(cents, dice) };
}

function someOf(cents: number, dice: Dice): string {
  return String(1 + dice.below(cents));
}
