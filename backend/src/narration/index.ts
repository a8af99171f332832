export {
  buildPrompt,
  firstDepthInReach,
  OTHER_TELLINGS_MAX,
  pagesIn,
  PATH_TURNS_MAX,
  stillOffered,
  type PathTurn,
  type PromptMaterial,
} from './build-prompt.js';
export { chronicleDeltas } from './chronicle-deltas.js';
export { countTokens } from './count-tokens.js';
export { askModels, MODEL_CALLS_MAX, type Asked, type ModelBill } from './ask-models.js';
export { judgedBy, type JudgeAnswer } from './judge-answer.js';
export { isInLanguage, judgeLanguage } from './judge-language.js';
export { LanguageModels } from './language-models.js';
export { linesToSummarise, summaryRoom, type SummaryRoom } from './lines-to-summarise.js';
export { ModelCallFailed } from './model-failure.js';
export { failureSaid } from './failure-said.js';
export { narrate, type NarratePorts, type Narration } from './narrate.js';
export { NarrationModule } from './narration.module.js';
export { promptCacheKey } from './prompt-cache-key.js';
export { promptSizeFor } from './prompt-size.js';
export { openWoundOf } from './open-wound.js';
export type { PromptGame } from './prompt-game.js';
export type { NarratorAnswer } from './read-answer.js';
export { LATELY_TURNS, linesInPrompt } from './prompt-chronicle.js';
export { readSummary, summaryPrompt, summarySchema } from './summary-prompt.js';
export { sceneAfter } from './scene-after.js';
export { sceneNow } from './scene-now.js';
export { seedOf } from './seed-of.js';
export { ToldSentences } from './told-sentences.js';
export { tokenCounts } from './token-counts.js';
export { typedAction } from './typed-action.js';
export { Waking } from './waking/waking.js';
export { unlessAborted } from './wait-unless-aborted.js';
export { endingAfter, worldAfter } from './world-after.js';
export { bentEvents } from './world-now.js';
