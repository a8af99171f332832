export { PauseApiModule } from './pause.api.module.js';
