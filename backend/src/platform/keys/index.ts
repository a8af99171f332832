export { Erased, erased, KeyDestroyed, PlayerKeys, UnknownKey } from './player-keys.js';
