export { PaymentEngine } from './payment-engine.js';
export { PaymentProvider, ProviderUnavailable } from './provider/payment-provider.js';
export { PaymentsCoreModule } from './payments.core.module.js';
export { PayerEmails } from './provider/payer-emails.js';
export { ClaimLinks } from './claims/claim-links.js';
export { PaymentRow } from './payment.table.js';
export { CountMoneyOwed } from './records/money-owed.query.js';
export { PaymentSearch } from './records/payment-search.js';
export { stripeClient } from './provider/stripe-client.js';
