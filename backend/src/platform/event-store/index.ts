export { EVENT_STORE } from './event-store.token.js';
