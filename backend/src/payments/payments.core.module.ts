import { Module } from '@nestjs/common';
import { PaymentAlarms } from './payment-alarms.js';
import { PaymentEngine } from './payment-engine.js';
import { PayerEmails } from './provider/payer-emails.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { PaymentSearch } from './records/payment-search.js';
import { StripePayments } from './provider/stripe-payments.js';
import { ClaimLinks } from './claims/claim-links.js';
import { VisitorCheckouts } from './visitors/visitor-checkouts.js';

/** What both roles need of payments, and what letters about them are made of. */
@Module({
  providers: [
    { provide: PaymentProvider, useClass: StripePayments },
    VisitorCheckouts,
    PaymentAlarms,
    PaymentEngine,
    ClaimLinks,
    PayerEmails,
    PaymentSearch,
  ],
  exports: [
    PaymentProvider,
    VisitorCheckouts,
    PaymentAlarms,
    PaymentEngine,
    ClaimLinks,
    PayerEmails,
    PaymentSearch,
  ],
})
export class PaymentsCoreModule {}
