/** A ledger as large as wanted, as its file: players who bought once and played turn by turn, their events mingled as live ones are. */
import { createWriteStream, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { canonicalize } from 'json-canonicalize';
import { v5 as uuidV5 } from 'uuid';
import { endLine, eventLine, headerLine, type FileEvent } from '../src/audit/ledger-file/file-format.js';
import { beforeTheFirst, linkHash } from '../src/audit/ledger-file/link-hash.js';

const TURNS_EACH = 12;
const PURCHASE = [
  'payment/CheckoutOpened.v1',
  'payment/PaymentCompleted.v1',
  'wallet/CreditsPurchased.v1',
] as const;
const TURN = [
  'game/TurnSubmitted.v1',
  'wallet/CreditsReserved.v1',
  'game/TurnNarrated.v4',
  'wallet/ReservationCaptured.v1',
] as const;
type GoldenFile = (typeof PURCHASE)[number] | (typeof TURN)[number];

/** Where the golden files tell of different purchases, or the provider's of the same one. */
const matching: Readonly<Record<string, (player: number) => object>> = {
  'payment/PaymentCompleted.v1': (player) => ({ sessionId: `cs_${player}`, paymentIntentId: `pi_${player}` }),
  'wallet/CreditsPurchased.v1': () => ({ amountMicroUsd: 5_000_000 }),
};

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const SEALED = 'f'.repeat(64);
const BYTES_BETWEEN = 700;
const EVENTS_EACH = PURCHASE.length + TURN.length * TURNS_EACH;

/** When its events were written: the first after `from`, each so long after the one before. */
export interface LedgerTimes {
  readonly from: Date;
  readonly msBetween: number;
}

const inNovember: LedgerTimes = { from: new Date(Date.UTC(2026, 10, 1)), msBetween: 200 };

/** Ids of the golden files, by what they are there. */
interface GoldenData {
  readonly playerId?: string;
  readonly gameId?: string;
  readonly paymentId?: string;
  readonly turnId?: string;
}

/** @returns how many events it has: at least so many */
export async function writeLongLedger(file: string, eventsAtLeast: number): Promise<number> {
  let events = 0;
  function* lines(): Generator<string> {
    yield headerLine();
    let before = beforeTheFirst;
    for (const event of longLedger(eventsAtLeast)) {
      events += 1;
      const canonical = canonicalize(event);
      before = linkHash(before, canonical);
      yield `\n${eventLine(events, before, canonical)}`;
    }
    yield `\n${endLine({ events, keys: 0, heads: 0 })}\n`;
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
  return events;
}

/** How many events a ledger has that has at least so many: those of whole players. */
export function eventsOfLongLedger(eventsAtLeast: number): number {
  return Math.ceil(eventsAtLeast / EVENTS_EACH) * EVENTS_EACH;
}

export function* longLedger(
  eventsAtLeast: number,
  { from, msBetween }: LedgerTimes = inNovember,
): Generator<FileEvent> {
  const players = eventsOfLongLedger(eventsAtLeast) / EVENTS_EACH;
  const revisions = new Map<string, number>();
  let number = 0;
  const event = (golden: GoldenFile, player: number, turn: number): FileEvent => {
    number += 1;
    const [category] = golden.split('/') as [string];
    const [type, version] = golden.slice(category.length + 1).split('.v') as [string, string];
    const data = goldenData(golden, player, turn);
    const streamId = `${category}-${{ wallet: data.playerId, game: data.gameId }[category] ?? data.paymentId}`;
    const revision = (revisions.get(streamId) ?? -1) + 1;
    revisions.set(streamId, revision);
    return {
      position: String(number * BYTES_BETWEEN),
      streamId,
      revision,
      eventId: uuidV5(`event ${number}`, uuidV5.URL),
      type,
      at: new Date(from.getTime() + number * msBetween).toISOString(),
      data,
      ...(type === 'TurnNarrated' || type === 'TurnSubmitted' ? { privateHash: SEALED } : {}),
      version,
    };
  };
  for (let player = 0; player < players; player += 1)
    for (const golden of PURCHASE) yield event(golden, player, 0);
  for (let turn = 1; turn <= TURNS_EACH; turn += 1)
    for (let player = 0; player < players; player += 1)
      for (const golden of TURN) yield event(golden, player, turn);
}

const goldens = new Map<GoldenFile, string>();

/** As the golden file has it, with ids of this player and, for the turn's, of this turn. */
function goldenData(golden: GoldenFile, player: number, turn: number): GoldenData & Record<string, unknown> {
  const text = goldens.get(golden) ?? readGolden(golden);
  goldens.set(golden, text);
  const { turnId } = JSON.parse(text) as GoldenData;
  const renamed = text.replace(UUID, (id) =>
    uuidV5(id === turnId ? `${player} ${turn}` : String(player), id),
  );
  return { ...(JSON.parse(renamed) as GoldenData), ...matching[golden]?.(player) };
}

function readGolden(golden: GoldenFile): string {
  const [category, name] = golden.split('/') as [string, string];
  return readFileSync(
    new URL(`../../libs/domain/src/${category}/golden/${name}.json`, import.meta.url),
    'utf8',
  );
}
