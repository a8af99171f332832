import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ExportParts, type ExportPart } from '../platform/export/index.js';
import { ReadModels } from '../platform/read-models/index.js';
import { PaymentRow } from './payment.table.js';

/** Every checkout of the player's, also one that was never paid. */
@Injectable()
export class PaymentsExport implements ExportPart, OnModuleInit {
  readonly name = 'payments';

  constructor(
    private readonly readModels: ReadModels,
    private readonly parts: ExportParts,
  ) {}

  onModuleInit(): void {
    this.parts.register(this);
  }

  async *read(playerId: string): AsyncGenerator<object> {
    const rows = await this.readModels
      .repository(PaymentRow)
      .find({ where: { playerId }, order: { openedAt: 'ASC' } });
    for (const { playerId: _, ...payment } of rows) yield payment;
  }
}
