import { Module } from '@nestjs/common';
import { PaymentCommands } from './completion/payment-commands.js';
import { PayerEmails } from './provider/payer-emails.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { StripePayments } from './provider/stripe-payments.js';
import { ClaimLinks } from './claims/claim-links.js';
import { VisitorCheckouts } from './visitors/visitor-checkouts.js';

/** What both roles need of payments, and what letters about them are made of. */
@Module({
  providers: [
    { provide: PaymentProvider, useClass: StripePayments },
    VisitorCheckouts,
    PaymentCommands,
    ClaimLinks,
    PayerEmails,
  ],
  exports: [PaymentProvider, VisitorCheckouts, PaymentCommands, ClaimLinks, PayerEmails],
})
export class PaymentsCoreModule {}
