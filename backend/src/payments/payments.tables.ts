import { readModel, type SliceTables } from '../platform/read-models/index.js';
import { paymentProjection } from './payment.projection.js';
import { PaymentRow } from './payment.table.js';
import {
  CreditedPayments1764000000300,
  MoneyOwedSince1764600000130,
  OpenRefunds1763700000210,
  PaymentDisputes1764000000100,
  PaymentReturns1763700000230,
  PaymentsByTransaction1764340000300,
  PaymentsReadModels1763700000200,
  VisitorCheckouts1763700000220,
} from './payments.migrations.js';
import { openRefundProjection } from './refunds/open-refund.projection.js';
import { OpenRefundRow } from './refunds/open-refund.table.js';
import { VisitorCheckoutRow } from './visitors/visitor-checkout.table.js';

export const paymentsTables: SliceTables = {
  readModels: {
    all: [readModel(paymentProjection, PaymentRow), readModel(openRefundProjection, OpenRefundRow)],
    migrations: [
      PaymentsReadModels1763700000200,
      OpenRefunds1763700000210,
      PaymentReturns1763700000230,
      PaymentDisputes1764000000100,
      CreditedPayments1764000000300,
      PaymentsByTransaction1764340000300,
      MoneyOwedSince1764600000130,
    ],
  },
  app: { entities: [VisitorCheckoutRow], migrations: [VisitorCheckouts1763700000220] },
};
