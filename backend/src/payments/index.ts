export { PaymentsApiModule, PaymentsProjectorModule } from './payments.module.js';
export { PaymentProcessManager } from './completion/payment.process-manager.js';
export { paymentsTables } from './payments.tables.js';
export { paymentProjection } from './payment.projection.js';
