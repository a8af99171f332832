/** Every refusal of the rules. */
import { booksRefusals } from './books/refusals.js';
import { demoRefusals } from './demo/refusals.js';
import { exceptionRefusals } from './exception/refusals.js';
import { gameRefusals } from './game/refusals.js';
import { narrationRefusals } from './narration/refusals.js';
import { paymentRefusals } from './payment/refusals.js';
import { playerRefusals } from './player/refusals.js';
import { supportRefusals } from './support/refusals.js';
import { staffRefusals } from './staff/refusals.js';
import { walletRefusals } from './wallet/refusals.js';

export const refusals = {
  ...gameRefusals,
  ...walletRefusals,
  ...paymentRefusals,
  ...demoRefusals,
  ...playerRefusals,
  ...supportRefusals,
  ...staffRefusals,
  ...exceptionRefusals,
  ...booksRefusals,
  ...narrationRefusals,
};
