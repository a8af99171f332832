export { ProviderBudget } from './provider-budget.js';
export { ProviderCostsModule } from './provider-costs.module.js';
