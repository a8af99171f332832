export { GameStates } from './game-states.js';
export { lastTurnOnPage, openPage, worldShown, type PageNode } from './open-page.js';
