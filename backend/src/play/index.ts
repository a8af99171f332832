export { PlayApiModule } from './play.api.module.js';
export { playTables } from './play.tables.js';
