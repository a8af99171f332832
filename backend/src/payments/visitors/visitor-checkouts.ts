/** Which browser bought what without an account, and who signed in with it since. */
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { insertRows, ReadModels } from '../../platform/read-models/index.js';
import { VisitorCheckoutRow } from './visitor-checkout.table.js';

/** A checkout is open for a day, and what nobody claims is paid back after thirty. */
export const VISITOR_CHECKOUT_DAYS = 40;

const takeOver = `UPDATE visitor_checkout SET player_id = $2 WHERE visitor = $1 AND player_id IS NULL`;

/** What they claim by the browser, and what they claimed by the link from another one. */
const forgetBrowsers = `
  DELETE FROM visitor_checkout
  WHERE player_id = $1 OR payment_id IN (SELECT payment_id FROM payment WHERE player_id = $1)`;

@Injectable()
export class VisitorCheckouts {
  constructor(private readonly readModels: ReadModels) {}

  /** @param visitor the hash of the browser's secret */
  async note(paymentId: string, visitor: string, openedAt: Date): Promise<void> {
    await insertRows(this.readModels.manager, VisitorCheckoutRow, [{ paymentId, visitor, openedAt }], 'keep');
  }

  async isOf(paymentId: string, visitor: string): Promise<boolean> {
    return this.rows.existsBy({ paymentId, visitor });
  }

  /** Null while nobody has signed in with the browser that bought, or when it was bought otherwise. */
  async claimantOf(paymentId: string): Promise<string | null> {
    return (await this.rows.findOneBy({ paymentId }))?.playerId ?? null;
  }

  /** From now on the player claims what this browser bought; what another has taken over stays theirs. Answers all of the player's. */
  async takeOver(visitor: string, playerId: string): Promise<string[]> {
    await this.readModels.manager.query(takeOver, [visitor, playerId]);
    const rows = await this.rows.find({ where: { visitor, playerId }, order: { openedAt: 'ASC' } });
    return rows.map(({ paymentId }) => paymentId);
  }

  async forgetPlayer(playerId: string): Promise<void> {
    await this.readModels.manager.query(forgetBrowsers, [playerId]);
  }

  async forgetOlderThan(openedBefore: Date): Promise<void> {
    await this.rows.delete({ openedAt: LessThan(openedBefore) });
  }

  private get rows() {
    return this.readModels.repository(VisitorCheckoutRow);
  }
}
