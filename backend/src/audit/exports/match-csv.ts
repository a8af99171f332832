/** Every payment of a period: what the provider, the payment and the wallet say of the same thing, side by side. */
import { Injectable } from '@nestjs/common';
import type { EvidenceSide } from '@rubicon/contracts';
import { Any, In, type EntityManager } from 'typeorm';
import { moneyOf, sidesOfPayment } from '../exceptions/index.js';
import type { PaymentItem } from '../ledger/index.js';
import { LedgerItemRow } from '../ledger-tables/index.js';
import { ProviderMoneyRow } from '../provider/index.js';
import { amountColumns, csvHeader, csvRows, type Columns } from './csv.js';
import type { ExportScope } from './export-source.js';

interface MatchLine {
  readonly paymentId: string;
  readonly payment: PaymentItem;
  readonly side: EvidenceSide;
}

const PAGE_PAYMENTS = 500;

const matchColumns: Columns<MatchLine> = {
  payment_id: ({ paymentId }) => paymentId,
  player_id: ({ payment }) => payment.playerId,
  payment_intent: ({ payment }) => payment.paymentIntentId,
  opened: ({ payment }) => payment.openedAt,
  completed: ({ payment }) => payment.completedAt,
  what: ({ side }) => side.what,
  ...amountColumns<MatchLine>('provider', ({ side }) => side.provider),
  ...amountColumns<MatchLine>('payment', ({ side }) => side.payment),
  ...amountColumns<MatchLine>('wallet', ({ side }) => side.wallet),
  agrees: ({ side }) => String(side.agrees),
};

/** With an event of ours or a row of the provider's in the period. */
const touchedPayments = `
  SELECT id FROM (
    SELECT event.payment_id::text AS id FROM ledger_event event
    WHERE event.payment_id IS NOT NULL AND event.position <= $3 AND event.at >= $1 AND event.at < $2
    UNION
    SELECT item.id FROM provider_row fetched
    JOIN ledger_item item ON item.kind = 'payment' AND item.payment_intent_id = fetched.payment_intent_id
    WHERE fetched.created_at >= $1 AND fetched.created_at < $2 AND fetched.fetched_at <= $4
  ) touched ORDER BY id`;

interface MatchPiece {
  /** Each has a line or more. */
  readonly payments: number;
  readonly csv: string;
}

@Injectable()
export class MatchCsv {
  /**
   * As it stands in a snapshot.
   * @param fetchedUntil everything created at the provider before has been fetched; null: some was never
   * @param snapshot a transaction
   */
  async *pieces(
    { period, position, fetchedBy }: ExportScope,
    fetchedUntil: Date | null,
    snapshot: EntityManager,
  ): AsyncGenerator<MatchPiece> {
    yield { payments: 0, csv: csvHeader(matchColumns) };
    await snapshot.query(`DECLARE touched_payments NO SCROLL CURSOR FOR ${touchedPayments}`, [
      period.from,
      period.until,
      position.toString(),
      fetchedBy,
    ]);
    for (;;) {
      const touched = await snapshot.query<{ readonly id: string }[]>(
        `FETCH ${PAGE_PAYMENTS} FROM touched_payments`,
      );
      if (touched.length === 0) break;
      const page = await snapshot.find(LedgerItemRow, {
        where: { kind: 'payment', id: Any(touched.map(({ id }) => id)) },
        order: { id: 'ASC' },
      });
      const lines = await this.linesOf(page, fetchedUntil, snapshot);
      yield { payments: page.length, csv: csvRows(matchColumns, lines) };
    }
    await snapshot.query('CLOSE touched_payments');
  }

  private async linesOf(
    page: readonly LedgerItemRow[],
    fetchedUntil: Date | null,
    snapshot: EntityManager,
  ): Promise<MatchLine[]> {
    const moneys = await snapshot.findBy(ProviderMoneyRow, [
      { paymentId: In(page.map(({ id }) => id)) },
      {
        paymentIntentId: In(page.map(({ paymentIntentId }) => paymentIntentId).filter((id) => id !== null)),
      },
    ]);
    return page.flatMap(({ id, paymentIntentId, state: payment }) => {
      if (payment.kind !== 'payment') return [];
      const ofPayment = moneys.filter(
        (money) =>
          money.paymentId === id || (paymentIntentId !== null && money.paymentIntentId === paymentIntentId),
      );
      const { completedAt } = payment;
      const isFetched =
        fetchedUntil !== null && (completedAt === null || new Date(completedAt) < fetchedUntil);
      return sidesOfPayment(payment, ofPayment.map(moneyOf), isFetched).map((side) => ({
        paymentId: id,
        payment,
        side,
      }));
    });
  }
}
