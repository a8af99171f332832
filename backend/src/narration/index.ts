export {
  buildPrompt,
  firstDepthInReach,
  PATH_TURNS_MAX,
  type PathTurn,
  type PromptMaterial,
} from './build-prompt.js';
export { countTokens } from './count-tokens.js';
export { LanguageModel } from './model.js';
export { MODEL_CALLS_MAX, narrate, type Narration } from './narrate.js';
export type { NarratorAnswer } from './read-answer.js';
export { waitUnlessAborted } from './wait-unless-aborted.js';
export { worldAfter } from './world-after.js';
