export { PaymentsCoreModule } from './payments.core.module.js';
export { PayerEmails } from './provider/payer-emails.js';
export { ClaimLinks } from './claims/claim-links.js';
export { PaymentRow } from './payment.table.js';
