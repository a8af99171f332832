import { booksAggregate } from './books/books.aggregate.js';
import { demoAggregate } from './demo/demo.aggregate.js';
import { exceptionAggregate } from './exception/exception.aggregate.js';
import { gameAggregate } from './game/game.aggregate.js';
import { narrationAggregate } from './narration/narration.aggregate.js';
import { paymentAggregate } from './payment/payment.aggregate.js';
import { playerAggregate } from './player/player.aggregate.js';
import { supportAggregate } from './support/support.aggregate.js';
import { staffAggregate } from './staff/staff.aggregate.js';
import { walletAggregate } from './wallet/wallet.aggregate.js';

/** Every aggregate, by the category of its streams. */
export const aggregates = {
  game: gameAggregate,
  wallet: walletAggregate,
  payment: paymentAggregate,
  player: playerAggregate,
  demo: demoAggregate,
  support: supportAggregate,
  staff: staffAggregate,
  exception: exceptionAggregate,
  books: booksAggregate,
  narration: narrationAggregate,
} as const;
