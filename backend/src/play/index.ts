export { GameAnswerBody, GameStateBody } from './game-state/game-state.answers.js';
export { lastTurnOnPage, openPage, worldShown, type PageNode } from './game-state/index.js';
export type { StartedGame } from './games/begin-game.js';
export { CountGames } from './games/count-games.query.js';
export { DeletedGameRow } from './games/deleted-game.table.js';
export { GetGame } from './games/game.query.js';
export { StartGameAfterPrologue } from './games/start-game-after-prologue.handler.js';
export { TurnReportRow } from './reports/index.js';
export { ListReportedOf } from './reports/reported-of.query.js';
export {
  GameRow,
  playedAt,
  standingsIn,
  TurnNodeRow,
  type NodeText,
  type OpeningText,
} from './story/index.js';
export { SuggestionBody } from './story/story.answers.js';
export { CountOpenReserves, TurnEngine } from './turns/index.js';
export { ListPendingTurns, type PendingTurn } from './turns/pending-turns.query.js';
export { TurnsCoreModule } from './turns/turns.core.module.js';
