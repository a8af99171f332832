export { waitingIn } from './waiting-turns.js';
export { WaitingTurnsBody } from './waiting-turns.answers.js';
