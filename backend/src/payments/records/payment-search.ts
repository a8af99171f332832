/** For support: the payment whose transaction a payer reads out, from a letter, the account, or the provider's own receipt. */
import { Injectable } from '@nestjs/common';
import { shortTransactionId } from '@rubicon/contracts';
import { validate as isUuid } from 'uuid';
import { ReadModels } from '../../platform/read-models/index.js';
import { PaymentRow } from '../payment.table.js';

/** Null as player: a visitor's that nobody has claimed. */
export type FoundPayment = Pick<PaymentRow, 'paymentId' | 'playerId' | 'status'>;

const SHORT_LENGTH = 8;
/** Eight hexadecimal digits: two payments of one ending are rare, twenty a sign that something else was meant. */
const FOUND_MAX = 20;

@Injectable()
export class PaymentSearch {
  constructor(private readonly readModels: ReadModels) {}

  /** @param transaction our id or the provider's, whole, or the last 8 characters of either */
  byTransaction(transaction: string): Promise<FoundPayment[]> {
    const found = this.readModels
      .repository(PaymentRow)
      .createQueryBuilder('payment')
      .orderBy('payment.openedAt', 'DESC')
      .limit(FOUND_MAX);
    if (isUuid(transaction)) return found.where({ paymentId: transaction }).getMany();
    if (Array.from(transaction).length !== SHORT_LENGTH)
      return found.where({ paymentIntentId: transaction }).getMany();
    const end = shortTransactionId(transaction);
    return found
      .where('right(payment.payment_id::text, 8) = :id OR right(payment.payment_intent_id, 8) = :intent', {
        id: end.toLowerCase(),
        intent: end,
      })
      .getMany();
  }
}
