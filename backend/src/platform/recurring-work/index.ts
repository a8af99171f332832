export { RecurringWork } from './recurring-work.js';
export { RecurringWorkModule } from './recurring-work.module.js';
