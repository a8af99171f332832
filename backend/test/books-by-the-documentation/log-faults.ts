/** What an evil hand does to the log. Each fault gives the log anew, or null where it finds nothing to lay hands on. */
import type { Dice } from './dice.js';
import type { WrittenEvent } from './world.js';

type Log = readonly WrittenEvent[];
export type LogFault = (log: Log, dice: Dice) => Log | null;

const amountFields = [
  'amountCents',
  'amountMicroUsd',
  'chargedMicroUsd',
  'returnedMicroUsd',
  'chargeMicroUsd',
  'creditsReturnedMicroUsd',
  'guaranteeCostMicroUsd',
  'lostCents',
  'writtenOffMicroUsd',
  'creditsMicroUsd',
];

export const logFaults: Readonly<Record<string, LogFault>> = {
  'an event is gone': (log, dice) => without(log, one(log, dice, isOfMoney)),
  'a charge is gone': (log, dice) => without(log, one(log, dice, isOf('ReservationCaptured'))),
  'a completion is gone': (log, dice) => without(log, one(log, dice, isOf('PaymentCompleted'))),
  'a crediting is gone': (log, dice) => without(log, one(log, dice, isOf('CreditsPurchased'))),
  'a refund is gone': (log, dice) => without(log, one(log, dice, isOf('PaymentRefunded', 'RefundSettled'))),
  'a decision is gone': (log, dice) =>
    without(log, one(log, dice, isOf('DisputeClosed', 'CreditsClawedBack'))),
  'an event stands there twice': (log, dice) => twice(log, one(log, dice, isOfMoney)),
  'credited twice': (log, dice) => twice(log, one(log, dice, isOf('CreditsPurchased'))),
  'charged twice': (log, dice) => twice(log, one(log, dice, isOf('ReservationCaptured'))),
  'an amount is another': (log, dice) => {
    const chosen = one(log, dice, ({ data }) => amountFields.some((field) => field in data));
    if (!chosen) return null;
    const field = dice.pick(amountFields.filter((name) => name in chosen.data)) ?? '';
    const before = Number(chosen.data[field]);
    const unit = field.endsWith('Cents') ? 1 : 1_000;
    const after = Math.max(0, before + (dice.below(9) - 4) * unit);
    return changed(log, chosen, { [field]: after });
  },
  'credits go to somebody else': (log, dice) => {
    const chosen = one(log, dice, isOf('CreditsPurchased'));
    return chosen && changed(log, chosen, { playerId: 'thief' }, 'wallet-thief');
  },
  'a payment is somebody else’s': (log, dice) => {
    const chosen = one(log, dice, isOf('PaymentCompleted', 'PaymentClaimed'));
    return chosen && changed(log, chosen, { playerId: 'other' });
  },
  'a payment is nobody’s': (log, dice) => {
    const chosen = one(log, dice, isOf('PaymentCompleted'));
    if (!chosen) return null;
    const opened = log.find(
      ({ type, streamId }) => type === 'CheckoutOpened' && streamId === chosen.streamId,
    );
    const after = changed(log, chosen, { playerId: null });
    return opened ? changed(after, opened, { playerId: null }) : after;
  },
  'a bank keeps all': (log, dice) => {
    const chosen = one(log, dice, isOf('DisputeClosed'));
    return chosen && changed(log, chosen, { outcome: 'lost', lostCents: chosen.data['amountCents'] });
  },
  'a bank keeps what went back': (log, dice) => {
    const refund = one(log, dice, isOf('PaymentRefunded'));
    const { paymentId, playerId } = refund?.data ?? {};
    const data = { paymentId, playerId: playerId ?? null, disputeId: 'late', outcome: 'lost' };
    return (
      refund &&
      appended(log, { ...refund, type: 'DisputeClosed', data: { ...data, amountCents: 9, lostCents: 9 } })
    );
  },
  'a bank keeps it before it goes back': (log, dice) => {
    const refund = one(log, dice, isOf('PaymentRefunded'));
    if (!refund) return null;
    const { paymentId } = refund.data;
    const data = { paymentId, playerId: null, disputeId: 'early', outcome: 'lost', amountCents: 8 };
    const decision = { ...refund, eventId: 'early', type: 'DisputeClosed', data: { ...data, lostCents: 8 } };
    return log.flatMap((event) => (event === refund ? [decision, event] : [event]));
  },
  'a decision of the first version': (log, dice) => {
    const chosen = one(log, dice, isOf('DisputeClosed'));
    if (!chosen) return null;
    const { lostCents: _lostCents, ...data } = chosen.data;
    return log.map((event) => (event === chosen ? { ...event, data } : event));
  },
  'a turn says more than was set aside': (log, dice) => {
    const chosen = one(log, dice, isOf('TurnNarrated', 'TurnStopped'));
    return chosen && changed(log, chosen, { chargeMicroUsd: 99_000 });
  },
  'credited in two parts': (log, dice) => {
    const chosen = one(log, dice, isOf('CreditsPurchased'));
    if (!chosen) return null;
    const whole = Number(chosen.data['amountMicroUsd']);
    const first = changed(log, chosen, { amountMicroUsd: whole - 20_000 });
    const data = { ...chosen.data, amountMicroUsd: 10_000 * (1 + dice.below(3)) };
    return appended(first, { ...chosen, data });
  },
  'a turn has no text': (log, dice) => {
    const chosen = one(log, dice, isOf('TurnNarrated', 'TurnStopped'));
    return chosen && changed(log, chosen, { outputCharacters: 0 });
  },
  'a cost is missing': (log, dice) => {
    const chosen = one(log, dice, isOf('TurnNarrated', 'TurnStopped'));
    return chosen && changed(log, chosen, { model: 'gpt-4.1-2025-04-14', providerCostMicroUsd: 0 });
  },
  'a usage is missing': (log, dice) => {
    const chosen = one(log, dice, isOf('TurnNarrated', 'TurnStopped'));
    const usage = { input: 0, cachedInput: 0, output: 0 };
    return chosen && changed(log, chosen, { model: 'gpt-4.1', usage });
  },
  'another lot paid': (log, dice) => {
    const chosen = one(log, dice, isOf('ReservationCaptured'));
    const lots = [{ lotId: 'payment-0', amountMicroUsd: 1_000 }];
    return chosen && changed(log, chosen, { lots });
  },
  'money is owed': (log, dice) => {
    const chosen = one(log, dice, isOf('PaymentCompleted'));
    if (!chosen) return null;
    const { paymentId } = chosen.data;
    const data = { paymentId, playerId: null, refundId: 'back', amountCents: 1 + dice.below(9), code: 'no' };
    const owed = appended(log, { ...chosen, type: 'MoneyOwed', data });
    const back = { ...chosen, type: 'PaymentRefunded', data: { ...data, amountCents: 1 } };
    return dice.roll() < 0.5 ? owed : appended(owed, back);
  },
};

/** What the trial never writes, though a log may hold it. Nothing is wrong with it by itself. */
export const rareLogs: Readonly<Record<string, LogFault>> = {
  'credits were given': (log, dice) => {
    const first = log.find(isOf('CreditsReserved'));
    if (!first) return null;
    const { playerId } = first.data;
    const data = {
      playerId,
      grantId: 'gift',
      amountMicroUsd: 20_000 + dice.below(40_000),
      reasonCode: 'gift',
    };
    const grant = { ...first, eventId: 'gift', type: 'CreditsGranted', data };
    return log.flatMap((event) => {
      if (event === first) return [grant, event];
      return event.type === 'ReservationCaptured' && dice.roll() < 0.7 ? [paidByGift(event, dice)] : [event];
    });
  },
  'settlements return to frozen credits': (log) =>
    log.map((event) =>
      'returnedTo' in event.data ? { ...event, data: { ...event.data, returnedTo: 'frozen' } } : event,
    ),
  'a wallet ends': (log, dice) => {
    const chosen = one(log, dice, isOf('CreditsPurchased', 'CreditsGranted', 'CreditsFrozen'));
    const data = {
      playerId: 'player',
      amountMicroUsd: 90_000,
      frozenMicroUsd: 1_000,
      reasonCode: 'account_deleted',
    };
    return chosen && appended(log, { ...chosen, type: 'CreditsForfeited', data });
  },
  'the house pays for a prologue and a summary': (log) => {
    const first = log[0];
    if (!first) return null;
    const usage = { input: 3_000_000, cachedInput: 1_000_000, output: 10 };
    const told = { demoId: 'd', turnId: 'd1', turnNumber: 1, model: 'gpt-4.1', usage, outputCharacters: 5 };
    const events: [string, string, object][] = [
      ['demo-d', 'DemoTurnSubmitted', { demoId: 'd', turnId: 'd0', turnNumber: 1, inputCharacters: 3 }],
      ['demo-d', 'DemoTurnFailed', { demoId: 'd', turnId: 'd0', code: 'timed_out', providerCostMicroUsd: 7 }],
      ['demo-d', 'DemoTurnNarrated', { ...told, providerCostMicroUsd: 0 }],
      ['demo-d', 'DemoTurnNarrated', { ...told, turnId: 'd2', providerCostMicroUsd: 11 }],
      ['demo-d', 'DemoContinued', { demoId: 'd', gameId: 'a' }],
      ['game-a', 'ChronicleSummarised', { gameId: 'a', model: 'gpt-4.1', usage, providerCostMicroUsd: 13 }],
    ];
    return events.reduce<Log>(
      (longer, [streamId, type, data]) => appended(longer, { ...first, streamId, type, data: { ...data } }),
      log,
    );
  },
};

function paidByGift(captured: WrittenEvent, dice: Dice): WrittenEvent {
  const charged = Number(captured.data['chargedMicroUsd']);
  const given = dice.below(charged + 1);
  const lots = [
    { lotId: 'gift', amountMicroUsd: given },
    { lotId: 'payment-0', amountMicroUsd: charged - given },
  ];
  return { ...captured, data: { ...captured.data, lots } };
}

const isOf =
  (...types: readonly string[]) =>
  ({ type }: WrittenEvent): boolean =>
    types.includes(type);

function isOfMoney({ streamId, type }: WrittenEvent): boolean {
  return /^(wallet|payment)-/.test(streamId) || type.startsWith('Turn');
}

function one(log: Log, dice: Dice, isMeant: (event: WrittenEvent) => boolean): WrittenEvent | null {
  return dice.pick(log.filter(isMeant)) ?? null;
}

function without(log: Log, chosen: WrittenEvent | null): Log | null {
  return chosen && log.filter((event) => event !== chosen);
}

function twice(log: Log, chosen: WrittenEvent | null): Log | null {
  return chosen && appended(log, chosen);
}

function appended(log: Log, event: WrittenEvent): Log {
  return [...log, { ...event, eventId: `${event.eventId} again`, at: log.at(-1)?.at ?? event.at }];
}

function changed(log: Log, chosen: WrittenEvent, fields: object, streamId = chosen.streamId): Log {
  return log.map((event) =>
    event === chosen ? { ...event, streamId, data: { ...event.data, ...fields } } : event,
  );
}
