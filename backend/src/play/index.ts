export { GameAnswerBody } from './game-state/game-state.answers.js';
export { SuggestionBody } from './story/story.answers.js';
export { GetGame } from './games/game.query.js';
export { StartGameAfterPrologue } from './games/start-game-after-prologue.handler.js';
export type { StartedGame } from './games/begin-game.js';
export { DeletedGameRow } from './games/deleted-game.table.js';
export { GameRow } from './story/index.js';
export { lastTurnOnPage, openPage, worldShown, type PageGame, type PageNode } from './game-state/index.js';
export { playedAt, standingsIn, type NodeText, type OpeningText } from './story/index.js';
