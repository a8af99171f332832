export { NarratorsApiModule } from './narrators.api.module.js';
export { NarratorsNow } from './narrators-now.js';
