export {
  buildPrompt,
  firstDepthInReach,
  type PathTurn,
  type Prompt,
  type PromptGame,
} from './build-prompt.js';
export { countTokens } from './count-tokens.js';
export { narrate, type Narration } from './narrate.js';
export { LanguageModel } from './model.js';
export { wellFormed } from './well-formed.js';
