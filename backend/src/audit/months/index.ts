export { balanceAfter } from './balance-after.js';
export { MonthAdjustments, shownAdjustments } from './month-adjustments.js';
export { MonthAdjustmentBody, movedAmounts } from './months.answers.js';
export { Months } from './months.js';
export { MonthsModule } from './months.module.js';
