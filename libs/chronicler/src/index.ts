export { startChronicler, type Chronicler } from './chronicler.js';
