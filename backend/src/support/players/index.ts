export { MaskedNames } from './masked-names.js';
