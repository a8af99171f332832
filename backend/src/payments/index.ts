export { PaymentsApiModule } from './payments.module.js';
export { PaymentsProjectorModule } from './payments.projector.module.js';
export { PaymentProcessManager } from './completion/payment.process-manager.js';
export { paymentsTables } from './payments.tables.js';
export { paymentProjection } from './payment.projection.js';
