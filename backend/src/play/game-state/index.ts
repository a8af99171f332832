export { GameStates } from './game-states.js';
export { lastTurnOnPage, openPage, worldShown, type PageGame, type PageNode } from './open-page.js';
