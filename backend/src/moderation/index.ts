export { DecentWords } from './decent-words.js';
export { judgeDecency } from './judge-decency.js';
export { ModerationModule } from './moderation.module.js';
export { Moderation } from './moderation.js';
export { ANSWER_REFUSED, TEXT_REFUSED } from './refusal-sentences.js';
