export { ProviderApiModule } from './provider.api.module.js';
