export { GameStates } from './game-states.js';
