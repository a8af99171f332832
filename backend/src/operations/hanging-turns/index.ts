export { HangingTurnsApiModule } from './hanging-turns.api.module.js';
