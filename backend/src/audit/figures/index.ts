export { Figures } from './figures.js';
export { FiguresModule } from './figures.module.js';
