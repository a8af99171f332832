export { startChronicler, type Chronicler, type ChroniclerOptions } from './chronicler.js';
