export { NarratorsApiModule } from './narrators.api.module.js';
