export { ProviderBudget } from './provider-budget.js';
export { UnrecordedCosts, type UnrecordedCall } from './unrecorded-costs.js';
export { ProviderCostsModule } from './provider-costs.module.js';
