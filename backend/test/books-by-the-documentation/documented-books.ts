/** Books that are kept by docs/audit.md alone, to be compared with the product's: all accounts, and what became of each payment and turn. */
import { accountNames, withoutZeros, type AccountName, type Moves } from './accounts.js';
import { notePayment } from './note-payment.js';
import { noteTurn } from './note-turn.js';
import { newPayment, type PaymentFacts } from './payment-facts.js';
import { streamOf, word, wordOrNull, type PlainEvent } from './plain-event.js';
import { difference, noteWallet, postCost, postWallet, standingOf, type WalletFacts } from './post.js';
import { newTurn, type TurnFacts } from './turn-facts.js';

const turnEvents = ['TurnSubmitted', 'TurnNarrated', 'TurnStopped', 'TurnFailed', 'ChronicleSummarised'];
const prologueEvents = ['DemoTurnSubmitted', 'DemoTurnNarrated', 'DemoTurnFailed'];

export class DocumentedBooks {
  readonly closing: Record<AccountName, number>;
  readonly payments = new Map<string, PaymentFacts>();
  readonly turns = new Map<string, TurnFacts>();
  private readonly wallets = new Map<string, WalletFacts>();
  /** An unfreezing names its dispute alone. */
  private readonly paymentOfDispute = new Map<string, string>();

  constructor() {
    const zeros: [AccountName, number][] = accountNames.map((name) => [name, 0]);
    this.closing = Object.fromEntries(zeros) as Record<AccountName, number>;
  }

  /** What it posts; null: it is no event of the ledger. */
  add(event: PlainEvent): Moves | null {
    if (!isOfLedger(event)) return null;
    const moves = withoutZeros(this.post(event));
    for (const name of accountNames) this.closing[name] += moves[name] ?? 0;
    return moves;
  }

  private post(event: PlainEvent): Moves {
    const { category } = streamOf(event);
    this.noteTurn(event);
    const payment = this.paymentOf(event);
    if (category === 'payment' && payment) return this.postPayment(event, payment);
    if (payment) notePayment(payment, event);
    if (category !== 'wallet') return postCost(event);
    const wallet = this.walletOf(event);
    const moves = postWallet(event, wallet);
    noteWallet(wallet, event, moves);
    if (payment) clear(payment, moves, event.at);
    return moves;
  }

  private postPayment(event: PlainEvent, payment: PaymentFacts): Moves {
    const before = standingOf(payment);
    notePayment(payment, event);
    const moves = difference(standingOf(payment), before);
    clear(payment, moves, event.at);
    return moves;
  }

  private noteTurn(event: PlainEvent): void {
    const turnId = wordOrNull(event, 'turnId');
    if (turnId === null) return;
    const turn = this.turns.get(turnId) ?? newTurn(turnId);
    this.turns.set(turnId, turn);
    noteTurn(turn, event);
  }

  private paymentOf(event: PlainEvent): PaymentFacts | null {
    const disputeId = wordOrNull(event, 'disputeId') ?? '';
    const paymentId = wordOrNull(event, 'paymentId') ?? this.paymentOfDispute.get(disputeId);
    if (paymentId === undefined) return null;
    if (event.type === 'CreditsFrozen') this.paymentOfDispute.set(word(event, 'disputeId'), paymentId);
    const payment = this.payments.get(paymentId) ?? newPayment(paymentId, event.at);
    this.payments.set(paymentId, payment);
    return payment;
  }

  private walletOf(event: PlainEvent): WalletFacts {
    const { id } = streamOf(event);
    const wallet = this.wallets.get(id) ?? { grantIds: new Set(), grantedLeft: 0 };
    this.wallets.set(id, wallet);
    return wallet;
  }
}

function isOfLedger(event: PlainEvent): boolean {
  const { category } = streamOf(event);
  if (category === 'wallet' || category === 'payment') return true;
  return (
    (category === 'game' && turnEvents.includes(event.type)) ||
    (category === 'demo' && prologueEvents.includes(event.type))
  );
}

function clear(payment: PaymentFacts, moves: Moves, at: string): void {
  const before = payment.clearing;
  payment.clearing += moves.clearing ?? 0;
  if (payment.clearing === 0) payment.unclearedAt = null;
  else if (before === 0) payment.unclearedAt = at;
}
