export { OperationsFiguresModule } from './figures.module.js';
