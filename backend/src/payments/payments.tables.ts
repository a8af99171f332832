import type { SliceTables } from '../platform/read-models/index.js';
import { PaymentRow } from './payment.table.js';
import { PaymentsReadModels1763700000200 } from './payments.migrations.js';

export const paymentsTables: SliceTables = {
  readModels: { entities: [PaymentRow], migrations: [PaymentsReadModels1763700000200] },
};
