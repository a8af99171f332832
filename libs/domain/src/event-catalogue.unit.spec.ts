import { renderEventCatalogue } from './event-catalogue.js';
import { booksCodec } from './books/books.codec.js';
import { demoCodec } from './demo/demo.codec.js';
import { exceptionCodec } from './exception/exception.codec.js';
import { gameCodec } from './game/game.codec.js';
import { narrationCodec } from './narration/narration.codec.js';
import { paymentCodec } from './payment/payment.codec.js';
import { playerCodec } from './player/player.codec.js';
import { staffCodec } from './staff/staff.codec.js';
import { supportCodec } from './support/support.codec.js';
import { walletCodec } from './wallet/wallet.codec.js';

const catalogue = renderEventCatalogue();

it('has one row for every event of every stream', () => {
  const codecs = [
    gameCodec,
    walletCodec,
    paymentCodec,
    playerCodec,
    demoCodec,
    supportCodec,
    staffCodec,
    exceptionCodec,
    booksCodec,
    narrationCodec,
  ];
  const rows = [...catalogue.matchAll(/^\| `(\w+)` \|/gm)].map(([, type]) => type);
  expect(rows).toEqual(codecs.flatMap(({ schemas }) => Object.keys(schemas)));
});

it('says what happened, what is private and what is money', () =>
  expect(catalogue).toContain(
    '| `TurnSubmitted` | 1 | The player said what they do, and the turn waits to be narrated. | `userInput` | `ceilingMicroUsd` |\n',
  ));
