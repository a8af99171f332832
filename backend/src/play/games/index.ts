export { GetGame } from './game.query.js';
