/** All that there is of one payment, turn or row of the provider's: our events, the provider's rows, and what each side says. */
import { Injectable } from '@nestjs/common';
import type { AuditEvidence, LedgerItemKind, ProviderRow } from '@rubicon/contracts';
import { validate as isUuid } from 'uuid';
import { ReadModels } from '../../platform/read-models/index.js';
import { entryOf } from '../entries/index.js';
import type { PaymentItem } from '../ledger/index.js';
import { LedgerEventRow, LedgerItemRow } from '../ledger-tables/index.js';
import { ProviderMoneyRow, ProviderRows } from '../provider/index.js';
import { sidesOfPayment, sidesOfTurn } from './evidence-sides.js';
import { moneyOf } from './provider-differences.js';

@Injectable()
export class Evidence {
  constructor(
    private readonly readModels: ReadModels,
    private readonly providerRows: ProviderRows,
  ) {}

  /** Of what nobody knows, nothing. */
  async of(itemKind: LedgerItemKind, itemId: string): Promise<AuditEvidence> {
    const nothing = { itemKind, itemId, playerId: null, events: [], sides: [], clearingMicroUsd: null };
    if (itemKind === 'provider_row') return { ...nothing, providerRows: await this.rowOfBalance(itemId) };
    // No column could hold another.
    if (itemKind === 'payment' && !isUuid(itemId)) return { ...nothing, providerRows: [] };
    const item = await this.readModels.repository(LedgerItemRow).findOneBy({ kind: itemKind, id: itemId });
    const state = item?.state;
    const events = await this.readModels.repository(LedgerEventRow).find({
      where: itemKind === 'payment' ? { paymentId: itemId } : { itemKind, itemId },
      order: { position: 'ASC' },
    });
    const known = {
      ...nothing,
      playerId: item?.playerId ?? null,
      events: events.map(entryOf),
      providerRows: [],
    };
    if (itemKind === 'turn') return { ...known, sides: state?.kind === 'turn' ? sidesOfTurn(state) : [] };
    const payment = state?.kind === 'payment' ? state : null;
    return {
      ...known,
      // Of a payment that nobody opened, whoever has its credits.
      playerId: payment?.playerId ?? payment?.creditedTo ?? null,
      clearingMicroUsd: payment?.clearingMicroUsd ?? null,
      ...(await this.provided(itemId, payment)),
    };
  }

  /** What the provider has of a payment: by the money that completed it, and by our id wherever it names that. */
  private async provided(
    paymentId: string,
    payment: PaymentItem | null,
  ): Promise<Pick<AuditEvidence, 'providerRows' | 'sides'>> {
    const fetchedUntil = await this.providerRows.fetchedUntil();
    const paymentIntentId = payment?.paymentIntentId ?? null;
    const moneys = await this.readModels
      .repository(ProviderMoneyRow)
      .findBy([{ paymentId }, ...(paymentIntentId === null ? [] : [{ paymentIntentId }])]);
    const rows = await Promise.all(moneys.map((row) => this.providerRows.of(row.paymentIntentId)));
    const completedAt = payment?.completedAt ?? null;
    const isFetched = fetchedUntil !== null && (completedAt === null || new Date(completedAt) < fetchedUntil);
    return {
      providerRows: rows.flat(),
      sides: payment || moneys.length > 0 ? sidesOfPayment(payment, moneys.map(moneyOf), isFetched) : [],
    };
  }

  private async rowOfBalance(id: string): Promise<ProviderRow[]> {
    const row = await this.providerRows.find('balance_transactions', id);
    if (!row) return [];
    return row.paymentIntentId === null ? [row] : this.providerRows.of(row.paymentIntentId);
  }
}
