/**
 * Every version of every event ever written stays readable: `<aggregate>/golden/<EventType>.v<version>.json` holds the open part as it
 * lies in the log. A golden file is never changed; a new version gets a new one beside it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DomainEvent, EventCodec, StoredEvent } from '@rubicon/eventsourcing';
import { booksCodec } from './books/books.codec.js';
import { demoCodec } from './demo/demo.codec.js';
import { moneyFieldsOf } from './event-shapes.js';
import { exceptionCodec } from './exception/exception.codec.js';
import { gameCodec } from './game/game.codec.js';
import { narrationCodec } from './narration/narration.codec.js';
import { paymentCodec } from './payment/payment.codec.js';
import { playerCodec } from './player/player.codec.js';
import { supportCodec } from './support/support.codec.js';
import { staffCodec } from './staff/staff.codec.js';
import { walletCodec } from './wallet/wallet.codec.js';

type Data = Readonly<Record<string, unknown>>;
const folder = (category: string): string => join(__dirname, category, 'golden');
const golden = (category: string, file: string): Data =>
  JSON.parse(readFileSync(join(folder(category), file), 'utf8')) as Data;

function stored(category: string, type: string, version: number, data: Data): StoredEvent {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    type,
    data,
    metadata: {
      at: '2026-11-21T12:00:00.000Z',
      $correlationId: 'c',
      $causationId: 'c',
      commandId: 'c',
      actorId: 'a',
      version: String(version),
    },
    streamId: `${category}-1`,
    revision: 0n,
    position: 0n,
  };
}

function holdsItsGoldens<Event extends DomainEvent>(codec: EventCodec<Event>): void {
  const types = Object.keys(codec.schemas) as Event['type'][];
  const files = types.flatMap((type) =>
    Array.from({ length: codec.versionOf(type) }, (_, index) => ({
      type,
      version: index + 1,
      file: `${type}.v${index + 1}.json`,
    })),
  );

  it('has a golden file for every version of every event, and no other', () =>
    expect(readdirSync(folder(codec.category)).sort()).toEqual(files.map(({ file }) => file).sort()));

  it.each(files)('reads $file', ({ type, version, file }) => {
    const written = golden(codec.category, file);
    const { event } = codec.decode(stored(codec.category, type, version, written));
    expect(event.type).toBe(type);
    if (version === codec.versionOf(type)) {
      expect(event.data).toStrictEqual(written);
      expect(codec.encode(event)).toStrictEqual(written);
    }
  });

  it('lets no fraction of money through', () => {
    for (const { type, version, file } of files)
      for (const field of moneyFieldsOf(type)) {
        const known = golden(codec.category, file);
        // An upcaster fills in what its version did not have.
        if (!(field in known)) continue;
        const written = { ...known, [field]: 0.5 };
        expect(() => codec.decode(stored(codec.category, type, version, written))).toThrow(field);
      }
  });

  it('reads no event that lacks a field, or has something else in its place', () => {
    for (const { type, version, file } of files) {
      if (version < codec.versionOf(type)) continue;
      const written = golden(codec.category, file);
      for (const field of Object.keys(written)) {
        const { [field]: _, ...without } = written;
        for (const broken of [without, { ...written, [field]: ['a word of the player’s'] }]) {
          const read = () => codec.decode(stored(codec.category, type, version, broken));
          expect(read).toThrow(
            new RegExp(
              `^${codec.category}-1, revision 0: ${type} version ${version} cannot be read: .*\\b${field}\\b`,
            ),
          );
          expect(read).not.toThrow(/a word of the player/);
          expect(() => codec.encode({ type, data: broken } as unknown as Event)).toThrow(field);
        }
      }
      expect(codec.decode(stored(codec.category, type, version, { ...written, news: 1 })).event.data).toEqual(
        {
          ...written,
          news: 1,
        },
      );
    }
  });

  it('declares every money field of its golden files', () => {
    for (const { type, version, file } of files) {
      if (version < codec.versionOf(type)) continue;
      const fields = Object.keys(golden(codec.category, file)).filter((name) =>
        /(MicroUsd|Cents)$/.test(name),
      );
      expect([type, ...moneyFieldsOf(type)].sort()).toEqual([type, ...fields].sort());
    }
  });
}

describe('game', () => holdsItsGoldens(gameCodec));
it('reads a game of before prologues as one without, in a world where nothing had been bent', () => {
  const written = golden('game', 'GameStarted.v1.json');
  const { event } = gameCodec.decode(stored('game', 'GameStarted', 1, written));
  const world = { ...(written['world'] as Data), factions: {}, bent: [] };
  expect(event.data).toStrictEqual({ ...written, world, prologue: null });
});
it('reads a turn of before the chronicle as one that remembers nothing and ends nothing', () => {
  const written = golden('game', 'TurnNarrated.v1.json');
  const { event } = gameCodec.decode(stored('game', 'TurnNarrated', 1, written));
  const world = { ...(written['world'] as Data), factions: {}, bent: [] };
  const since = { ending: null, chronicleLines: 0, sceneFaults: 0, begunAt: null };
  expect(event.data).toStrictEqual({ ...written, world, ...since });
});
it.each([
  ['game', 'TurnNarrated', gameCodec, { begunAt: null }],
  ['demo', 'DemoTurnNarrated', demoCodec, {}],
] as const)('reads a turn of before scenes as one without fault: %s', (category, type, codec, since) => {
  const written = golden(category, `${type}.v2.json`);
  const { event } = codec.decode(stored(category, type, 2, written));
  expect(event.data).toStrictEqual({ ...written, sceneFaults: 0, ...since });
});
it.each([
  ['TurnNarrated', 3],
  ['TurnStopped', 2],
  ['TurnFailed', 1],
] as const)(
  'reads an outcome of before beginnings were kept as one that does not tell it: %s',
  (type, version) => {
    const written = golden('game', `${type}.v${version}.json`);
    const { event } = gameCodec.decode(stored('game', type, version, written));
    expect(event.data).toStrictEqual({ ...written, begunAt: null });
  },
);
describe('wallet', () => holdsItsGoldens(walletCodec));
describe('payment', () => holdsItsGoldens(paymentCodec));
describe('player', () => holdsItsGoldens(playerCodec));
describe('demo', () => holdsItsGoldens(demoCodec));
describe('support', () => holdsItsGoldens(supportCodec));
describe('staff', () => holdsItsGoldens(staffCodec));
describe('exception', () => holdsItsGoldens(exceptionCodec));
describe('books', () => holdsItsGoldens(booksCodec));
describe('narration', () => holdsItsGoldens(narrationCodec));
