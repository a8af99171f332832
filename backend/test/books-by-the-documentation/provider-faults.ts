/** What may be otherwise at the provider. Each fault gives its side anew, or null where it finds nothing to lay hands on. */
import type { Dice } from './dice.js';
import type { MoneyAtProvider, RowAtProvider } from './provider-side.js';
import { mapped, type World } from './world.js';

type ProviderFault = (world: World, dice: Dice) => Partial<World> | null;

export const providerFaults: Readonly<Record<string, ProviderFault>> = {
  'another amount was taken': otherwise((chosen, dice) => ({
    chargedCents: chosen.chargedCents + 1 + dice.below(3),
  })),
  'nothing was taken': otherwise(() => ({ chargedCents: 0, firstChargeAt: null })),
  'the provider knows nothing of it': ({ money }, dice) => {
    const chosen = dice.pick(money);
    return chosen ? { money: money.filter((each) => each !== chosen) } : null;
  },
  'money went back there': otherwise(({ refunds, lastChangedAt }, dice) => ({
    refunds: {
      ...refunds,
      there: { status: 'paid', cents: 1 + dice.below(9), since: momentsBefore(lastChangedAt, dice) },
    },
  })),
  'money goes back there': otherwise(({ refunds, lastChangedAt }) => ({
    refunds: { ...refunds, 'on its way': { status: 'pending', cents: 1, since: lastChangedAt } },
  })),
  'refunds are on their way there': otherwise(({ refunds }) => ({
    refunds: mapped(refunds, (refund) => ({ ...refund, status: 'pending' })),
  })),
  'refunds failed there': otherwise(({ refunds }) => ({
    refunds: mapped(refunds, (refund) => ({ ...refund, status: 'failed' })),
  })),
  'refunds are more there': otherwise(({ refunds, lastChangedAt }, dice) => ({
    refunds: mapped(refunds, (refund) => ({
      ...refund,
      cents: refund.cents + 1 + dice.below(3),
      since: momentsBefore(lastChangedAt, dice),
    })),
  })),
  'refunds are less there': otherwise(({ refunds }, dice) => ({
    refunds: mapped(refunds, (refund) => ({ ...refund, cents: dice.below(refund.cents) })),
  })),
  'money did not go back there': otherwise(() => ({ refunds: {} })),
  'a dispute is open there': otherwise(({ disputes, lastChangedAt }, dice) => ({
    disputes: {
      ...disputes,
      there: { status: 'open', takenCents: 3, since: momentsBefore(lastChangedAt, dice) },
    },
  })),
  'a dispute took something there': otherwise(({ disputes, lastChangedAt }, dice) => ({
    disputes: {
      ...disputes,
      'took there': {
        status: 'closed',
        takenCents: dice.below(4),
        since: momentsBefore(lastChangedAt, dice),
      },
    },
  })),
  'disputes took something else there': otherwise(({ disputes }, dice) => ({
    disputes: mapped(disputes, (dispute) => ({ ...dispute, takenCents: dice.below(9) })),
  })),
  'an inquiry is there': otherwise(({ disputes, lastChangedAt }) => ({
    disputes: { ...disputes, asked: { status: 'inquiry', takenCents: 0, since: lastChangedAt } },
  })),
  'banks only ask there': otherwise(({ disputes }) => ({
    disputes: mapped(disputes, (dispute) => ({ ...dispute, status: 'inquiry' })),
  })),
  'no dispute is there': otherwise(() => ({ disputes: {} })),
  'disputes are closed there': otherwise(({ disputes }) => ({
    disputes: mapped(disputes, (dispute) => ({ ...dispute, status: 'closed' })),
  })),
  'it was paid twice there': ({ money }, dice) => {
    const chosen = dice.pick(money);
    const again = { paymentIntentId: 'another', refunds: {}, disputes: {} };
    return chosen ? { money: [...money, { ...chosen, ...again }] } : null;
  },
  'it was paid twice there, and some of it did not stay': ({ money }, dice) => {
    const chosen = dice.pick(money);
    if (!chosen) return null;
    const { lastChangedAt: since } = chosen;
    const back = { status: dice.pick(['pending', 'paid', 'failed'] as const) ?? 'paid', since };
    const disputed = { status: dice.pick(['inquiry', 'open', 'closed'] as const) ?? 'closed', since };
    const again = {
      paymentIntentId: 'one more',
      refunds: { back: { ...back, cents: 1 + dice.below(chosen.chargedCents) } },
      disputes: { lost: { ...disputed, takenCents: dice.below(chosen.chargedCents) } },
    };
    return { money: [...money, { ...chosen, ...again }] };
  },
  'it is in another currency': otherwise(() => ({ isForeign: true })),
  'it is of a payment that nobody knows': otherwise(() => ({ paymentId: 'nobody’s' })),
  'it is of no payment of ours': otherwise(() => ({ paymentId: null })),
  'its balance moved by itself': withRows(({ id }, dice) => [
    { ...stranger, id, amountMinor: dice.below(9) - 4 },
    { ...stranger, id: `${id} paid out`, type: 'payout' },
    { ...stranger, id: `${id} a fee`, type: 'stripe_fee' },
    { ...stranger, id: `${id} in euros`, currency: 'eur' },
    { ...stranger, id: `${id} of ours`, paymentId: 'payment-0' },
    { ...stranger, id: `${id} in another list`, list: 'charges' },
  ]),
  'its lists were fetched a while ago': ({ log }, dice) => {
    const last = dice.pick(log);
    return last ? { fetchedUntil: new Date(last.at) } : null;
  },
};

function momentsBefore(at: string, dice: Dice): string {
  return new Date(Date.parse(at) - dice.below(100) * 60_000).toISOString();
}

const stranger: Omit<RowAtProvider, 'id'> = {
  list: 'balance_transactions',
  createdAt: '2030-01-01T00:00:01.000Z',
  type: 'adjustment',
  currency: 'usd',
  amountMinor: 3,
  paymentId: null,
};

function withRows(rowsOf: (place: { readonly id: string }, dice: Dice) => RowAtProvider[]): ProviderFault {
  return ({ rows }, dice) => ({ rows: [...rows, ...rowsOf({ id: `row ${rows.length}` }, dice)] });
}

function otherwise(change: (chosen: MoneyAtProvider, dice: Dice) => Partial<MoneyAtProvider>): ProviderFault {
  return ({ money }, dice) => {
    const chosen = dice.pick(money);
    if (!chosen) return null;
    return { money: money.map((each) => (each === chosen ? { ...each, ...change(each, dice) } : each)) };
  };
}
