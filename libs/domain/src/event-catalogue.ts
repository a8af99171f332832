/** Renders docs/events.md out of the schemas, so that the catalogue cannot fall behind the code. */
import type { EventSchema } from '@rubicon/eventsourcing';
import { demoEventSchemas } from './demo/demo.codec.js';
import { moneyFieldsOf, privateFieldsOf } from './event-shapes.js';
import { gameEventSchemas } from './game/game.codec.js';
import { paymentEventSchemas } from './payment/payment.codec.js';
import { playerEventSchemas } from './player/player.codec.js';
import { walletEventSchemas } from './wallet/wallet.codec.js';

type Schemas = Readonly<Record<string, EventSchema>>;

const streams: readonly { readonly stream: string; readonly about: string; readonly schemas: Schemas }[] = [
  {
    stream: 'game-<gameId>',
    about: 'One game: a tree of turns. Its shapes: `libs/domain/src/game/game.events.ts`.',
    schemas: gameEventSchemas,
  },
  {
    stream: 'wallet-<playerId>',
    about: "A player's credits. Its shapes: `libs/domain/src/wallet/wallet.events.ts`.",
    schemas: walletEventSchemas,
  },
  {
    stream: 'payment-<paymentId>',
    about: 'One payment at the provider. Its shapes: `libs/domain/src/payment/payment.events.ts`.',
    schemas: paymentEventSchemas,
  },
  {
    stream: 'player-<playerId>',
    about: "A player's account. Its shapes: `libs/domain/src/player/player.events.ts`.",
    schemas: playerEventSchemas,
  },
  {
    stream: 'demo-<demoId>',
    about:
      'One free prologue, sealed under a key of its own that lives seven days. Its shapes: `libs/domain/src/demo/demo.events.ts`.',
    schemas: demoEventSchemas,
  },
];

/** Markdown, ending in a newline; the same for the same code. */
export function renderEventCatalogue(): string {
  return [
    '# Events',
    '',
    'Everything that can happen, as it is written to the log. Generated from the code: change it there.',
    'Private fields are sealed under the player’s own key and become unreadable when the player is erased.',
    ...streams.flatMap(({ stream, about, schemas }) => [
      '',
      `## \`${stream}\``,
      '',
      about,
      '',
      '| Event | Version | What happened | Private fields | Money |',
      '| --- | --- | --- | --- | --- |',
      ...Object.entries(schemas).map(([type, schema]) => row(type, schema)),
    ]),
    '',
  ].join('\n');
}

function row(type: string, schema: EventSchema): string {
  const cells = [
    `\`${type}\``,
    String(schema.version),
    schema.says,
    names(privateFieldsOf(type)),
    names(moneyFieldsOf(type)),
  ];
  return `| ${cells.join(' | ')} |`;
}

function names(fields: readonly string[]): string {
  return fields.length === 0 ? '–' : fields.map((field) => `\`${field}\``).join(', ');
}
