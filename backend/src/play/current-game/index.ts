export { CurrentGames } from './current-games.js';
