import { Injectable } from '@nestjs/common';
import { ExportPart } from '../platform/export/index.js';
import { ReadModels } from '../platform/read-models/index.js';
import { PaymentRow } from './payment.table.js';

/** Every checkout of the player's, also one that was never paid. */
@Injectable()
export class PaymentsExport extends ExportPart {
  readonly name = 'payments';

  constructor(private readonly readModels: ReadModels) {
    super();
  }

  async *read(playerId: string): AsyncGenerator<object> {
    const rows = await this.readModels
      .repository(PaymentRow)
      .find({ where: { playerId }, order: { openedAt: 'ASC' } });
    for (const { playerId: _, ...payment } of rows) yield payment;
  }
}
