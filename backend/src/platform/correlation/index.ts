export { currentCorrelationId, withCorrelation } from './correlation.js';
