export { CreditsApiModule } from './credits.module.js';
export { TurnSettlements, type TurnSettlement } from './settlement/turn-settlements.js';
export { movementOf } from './wallet-movement.js';
export { GetBalance } from './balance/balance.query.js';
