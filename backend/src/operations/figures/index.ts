export { ProjectionLagBody } from './figures.answers.js';
export { OperationsFiguresModule } from './figures.module.js';
export { ProjectionLags } from './projection-lags.js';
