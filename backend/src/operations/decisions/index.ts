export { DecideNarration, type NarrationDecision } from './decide-narration.handler.js';
export { DecisionsApiModule } from './decisions.api.module.js';
