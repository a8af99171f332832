/** A small ledger as its file, doctored in every way that came to mind: what is wrong is named, and where. */
import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { canonicalize } from 'json-canonicalize';
import { BrokenLedgerFile } from './fault.js';
import { exceptionIdOf } from '../ledger/exception-id.js';
import { endLine, eventLine, headerLine, headLine, keyLine, type FileEvent } from './file-format.js';
import { keyIdOf } from './key-id.js';
import { tellVerdict } from './tell-verdict.js';
import { verifyLedgerFile, type Verdict } from './verify-ledger-file.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 23, 50 + minute)).toISOString();
const turn = (turnId: string) => ({ gameId: 'g', playerId: 'p', turnId });
const usage = { input: 100, cachedInput: 0, output: 200 };

/** [stream, revision, type, data]: positions and times follow. */
type Written = readonly [string, number, string, Record<string, unknown>];
const turnOf = (turnId: string, wallet: number, game: number): Written[] => [
  ['game-g', game, 'TurnSubmitted', { ...turn(turnId), ceilingMicroUsd: 32_000 }],
  ['wallet-p', wallet, 'CreditsReserved', { ...turn(turnId), amountMicroUsd: 32_000 }],
  [
    'game-g',
    game + 1,
    'TurnNarrated',
    {
      ...turn(turnId),
      chargeMicroUsd: 12_000,
      providerCostMicroUsd: 5_000,
      outputCharacters: 800,
      model: 'gpt-4.1',
      usage,
    },
  ],
  [
    'wallet-p',
    wallet + 1,
    'ReservationCaptured',
    {
      ...turn(turnId),
      chargedMicroUsd: 12_000,
      returnedMicroUsd: 20_000,
      returnedTo: 'available',
      lots: [{ lotId: 'a', amountMicroUsd: 12_000 }],
    },
  ],
];
const written: readonly Written[] = [
  [
    'payment-a',
    0,
    'CheckoutOpened',
    { paymentId: 'a', playerId: 'p', amountCents: 100, creditsMicroUsd: 1_000_000 },
  ],
  ['payment-a', 1, 'PaymentCompleted', { paymentId: 'a', playerId: 'p', amountCents: 100 }],
  ['wallet-p', 0, 'CreditsPurchased', { playerId: 'p', paymentId: 'a', amountMicroUsd: 1_000_000 }],
  ...turnOf('t1', 1, 3),
  ...turnOf('t2', 3, 6),
  ...turnOf('t3', 5, 9),
];
const ledger: readonly FileEvent[] = written.map(([streamId, revision, type, data], index) => ({
  position: String((index + 1) * 100),
  streamId,
  revision,
  eventId: `e${index + 1}`,
  type,
  at: at(index),
  data,
  version: '1',
}));

const ours = generateKeyPairSync('ed25519');
const theirs = generateKeyPairSync('ed25519');
const spkiOf = (key: KeyObject) => key.export({ type: 'spki', format: 'der' });
const idOf = (key: KeyObject) => keyIdOf(spkiOf(key));
const sha256 = (...parts: (Buffer | string)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest();

interface Chained {
  readonly n: number;
  readonly hash: Buffer;
  readonly event: FileEvent;
}
interface Head {
  readonly signature: string;
  readonly body: string;
}

function chained(events: readonly FileEvent[]): Chained[] {
  let before: Buffer = Buffer.alloc(32);
  return events.map((event, index) => {
    before = sha256(before, canonicalize(event));
    return { n: index + 1, hash: before, event };
  });
}

function headsAt(
  chain: readonly Chained[],
  numbers: readonly number[],
  { privateKey, publicKey } = ours,
): Head[] {
  let previousHead: string | null = null;
  return numbers.map((events, index) => {
    const link = chain[events - 1]!;
    const body = canonicalize({
      number: index + 1,
      position: link.event.position,
      events,
      head: link.hash.toString('hex'),
      previousHead,
      why: 'daily',
      signedAt: at(events),
      keyId: idOf(publicKey),
    });
    previousHead = sha256(body).toString('hex');
    return { signature: sign(null, Buffer.from(body), privateKey).toString('base64'), body };
  });
}

const chain = chained(ledger);
const heads = headsAt(chain, [4, 9, 15]);

interface FileParts {
  readonly chain: readonly Chained[];
  readonly heads: readonly Head[];
  readonly keys: readonly KeyObject[];
  /** What the end says; default: what there is. */
  readonly events?: number;
  readonly headCount?: number;
}
const whole: FileParts = { chain, heads, keys: [ours.publicKey] };

function linesOf({ chain: links, heads: signed, keys, events, headCount }: FileParts): string[] {
  return [
    headerLine(),
    ...links.map(({ n, hash, event }) => eventLine(n, hash, canonicalize(event))),
    ...keys.map((key) => keyLine({ keyId: idOf(key), publicKey: spkiOf(key).toString('base64') })),
    ...signed.map(({ signature, body }) => headLine(signature, body)),
    endLine({
      events: events ?? links.length,
      keys: keys.length,
      heads: headCount ?? signed.length,
    }),
  ];
}

const check = (
  parts: Partial<FileParts>,
  expected: ReadonlyMap<string, KeyObject> | null = null,
  outside: readonly string[] = [],
) => checkText(`${linesOf({ ...whole, ...parts }).join('\n')}\n`, expected, 100, outside);

/** In small pieces, so that lines lie across them. */
async function checkText(
  text: string,
  expected: ReadonlyMap<string, KeyObject> | null = null,
  pieceSize = 100,
  outside: readonly string[] = [],
): Promise<Verdict> {
  const bytes = Buffer.from(text);
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let start = 0; start < bytes.length; start += pieceSize)
      yield await Promise.resolve(Buffer.from(bytes.subarray(start, start + pieceSize)));
  }
  return verifyLedgerFile(pieces(), expected, outside);
}

const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, each) => each !== index);
const replaced = <T>(list: readonly T[], index: number, by: T): T[] =>
  list.map((each, place) => (place === index ? by : each));
const inserted = <T>(list: readonly T[], index: number, added: T): T[] => [
  ...list.slice(0, index),
  added,
  ...list.slice(index),
];
const renumbered = (links: readonly Chained[]): Chained[] =>
  links.map((link, index) => ({ ...link, n: index + 1 }));
const richer = (event: FileEvent): FileEvent => ({
  ...event,
  data: { ...event.data, amountMicroUsd: 2_000_000 },
});
const lessReturned = (event: FileEvent): FileEvent => ({
  ...event,
  data: { ...event.data, returnedMicroUsd: 19_000 },
});
/** A second capture, for the same turn. */
const extra: FileEvent = { ...ledger[6]!, eventId: 'forged', position: '750', at: at(6) };

it.each([100, 1_000_000])('finds a whole file whole, in pieces of %d bytes', async (pieceSize) => {
  const verdict = await checkText(`${linesOf(whole).join('\n')}\n`, null, pieceSize);
  expect(verdict).toMatchObject({
    fault: null,
    events: 15,
    positions: { first: 100, last: 1500 },
    times: { earliest: at(0), latest: at(14), days: 2 },
    head: chain[14]!.hash.toString('hex'),
    exceptions: [],
    totals: {
      cash: 1_000_000,
      clearing: 0,
      liabilityPaid: 964_000,
      chargedPaid: 36_000,
      modelCost: 15_000,
      modelPayable: 15_000,
      reserved: 0,
    },
  });
  expect(verdict.heads.map(({ events }) => events)).toEqual([4, 9, 15]);
});

it('does without the last newline, without heads, and without events', async () => {
  expect((await checkText(linesOf(whole).join('\n'))).fault).toBeNull();
  expect(await check({ heads: [], keys: [] })).toMatchObject({ fault: null, events: 15, heads: [] });
  expect(await check({ chain: [], heads: [], keys: [] })).toMatchObject({
    fault: null,
    events: 0,
    positions: null,
    times: { days: 0 },
  });
});

it('says what the books themselves hold to be wrong, and finds no fault with the file for it', async () => {
  const unsettled = chained(ledger.slice(0, 13).map((event, index) => ({ ...event, at: at(index * 30) })));
  const verdict = await check({ chain: unsettled, heads: [] });
  expect(verdict.fault).toBeNull();
  const notCredited = chained([...ledger.slice(0, 2), ...ledger.slice(0, 1).map(opened)]);
  expect((await check({ chain: notCredited, heads: [] })).exceptions).toMatchObject([
    { cause: 'paid_not_credited', itemId: 'a', amountMicroUsd: 1_000_000 },
  ]);
});
/** Another checkout, an hour later: time has passed. */
function opened(event: FileEvent): FileEvent {
  return {
    ...event,
    streamId: 'payment-b',
    position: '9000',
    at: at(60),
    data: { ...event.data, paymentId: 'b' },
  };
}

describe('of exceptions says how auditors left them', () => {
  const done = (revision: number, type: string, amountMicroUsd: number): FileEvent => ({
    ...ledger[0]!,
    streamId: `exception-${exceptionIdOf({ cause: 'paid_not_credited', itemKind: 'payment', itemId: 'a' })}`,
    revision,
    eventId: `done${revision}`,
    position: String(9_001 + revision),
    at: at(60 + revision),
    type,
    data: { amountMicroUsd },
  });
  const explained = done(0, 'ExceptionExplained', 1_000_000);
  const cases: readonly [what: string, acts: readonly FileEvent[], state: string][] = [
    ['open, about which nothing was done', [], 'open'],
    ['explained', [explained], 'explained'],
    ['accepted', [explained, done(1, 'ExceptionAccepted', 1_000_000)], 'accepted'],
    ['open, declined', [explained, done(1, 'ExplanationDeclined', 1_000_000)], 'open'],
    ['open, explained for another amount', [done(0, 'ExceptionExplained', 900_000)], 'open'],
  ];
  it.each(cases)('%s', async (_, acts, state) => {
    const events = [...ledger.slice(0, 2), opened(ledger[0]!), ...acts];
    const verdict = await check({ chain: chained(events), heads: [] });
    expect(verdict.fault).toBeNull();
    expect(verdict.exceptions).toMatchObject([{ cause: 'paid_not_credited', itemId: 'a', state }]);
    expect(tellVerdict(verdict).slice(-2)).toEqual([
      `Exceptions in these books: 1 (1 ${state}). They are what the ledger itself says, no fault of the file.`,
      expect.stringMatching(new RegExp(`^  ${state.padEnd(9)}  paid_not_credited payment a \\$1\\.000000: `)),
    ]);
  });
});

describe('tells from when to when', () => {
  const told = async (minutes: readonly number[]) => {
    const events = ledger
      .slice(0, minutes.length)
      .map((event, index) => ({ ...event, at: at(minutes[index]!) }));
    return tellVerdict(await check({ chain: chained(events), heads: [] }))[1];
  };

  it('by the earliest and the latest time, and counts a day once, though events are dated earlier than those before them', async () => {
    expect(await told([5, 20, 0, 30, 3])).toBe(`From ${at(0)} to ${at(30)}, 2 days with events.`);
  });

  it('in one day', async () => {
    expect(await told([2, 1])).toBe(`From ${at(1)} to ${at(2)}, 1 day with events.`);
  });
});

describe('of heads that are known from outside', () => {
  const hashOf = (number: number) => chain[number - 1]!.hash.toString('hex');
  const unknown = 'ab'.repeat(32);
  const signedAnew = () => {
    const anew = chained(replaced(ledger, 6, lessReturned(ledger[6]!)));
    return { chain: anew, heads: headsAt(anew, [4, 9, 15]) };
  };

  it('says at which event each stands, signed or not', async () => {
    const verdict = await check({}, null, [hashOf(15), hashOf(1)]);
    expect(verdict).toMatchObject({ fault: null, events: 15 });
    expect(tellVerdict(verdict)).toEqual(
      expect.arrayContaining([
        `Known from outside: ${hashOf(15)} is the head at event 15, position 1500.`,
        `Known from outside: ${hashOf(1)} is the head at event 1, position 100.`,
      ]),
    );
  });

  it('finds a ledger out that was made and signed anew with the right key', async () => {
    expect((await check(signedAnew())).fault).toBeNull();
    const verdict = await check(signedAnew(), null, [hashOf(9), hashOf(4), hashOf(15)]);
    expect(tellVerdict(verdict)).toEqual([
      `DOES NOT FIT (head): No event has the head ${hashOf(9)}: the ledger of that head was another one, or the file ends before it.`,
      'What fits: events 1 to 4, positions 100 to 400.',
      `Known from outside: ${hashOf(9)} is the head at no event here.`,
      `Known from outside: ${hashOf(4)} is the head at event 4, position 400.`,
      `Known from outside: ${hashOf(15)} is the head at no event here.`,
    ]);
  });

  it('finds a file out that was cut off after an earlier head', async () => {
    const cut = { chain: chain.slice(0, 9), heads: heads.slice(0, 2) };
    const expected = new Map([[idOf(ours.publicKey), ours.publicKey]]);
    expect((await check(cut, expected)).fault).toBeNull();
    expect((await check(cut, expected, [hashOf(15)])).fault).toEqual({
      kind: 'head',
      sentence: expect.stringContaining(`No event has the head ${hashOf(15)}`) as string,
    });
  });

  it('knows none where 32 bytes lie across two hashes, and none in an empty file', async () => {
    const across = hashOf(4).slice(32) + hashOf(5).slice(0, 32);
    expect((await check({}, null, [across])).outside).toEqual([{ head: across, event: null }]);
    const empty = await check({ chain: [], heads: [], keys: [] }, null, ['00'.repeat(32)]);
    expect(tellVerdict(empty)[1]).toBe('Nothing is known to fit.');
    expect((await check({}, null, [unknown])).events).toBe(0);
  });
});

describe('says how much fits: of what a head gives away no more than the head before it covers', () => {
  const expected = new Map([[idOf(ours.publicKey), ours.publicKey]]);
  const anew = (index: number) => ({ chain: chained(replaced(ledger, index, lessReturned(ledger[index]!))) });
  const cases: readonly [what: string, parts: Partial<FileParts>, fits: number][] = [
    ['an event changed and all hashes made anew', anew(6), 4],
    ['the same before the first head', anew(2), 0],
    ['the end cut off', { chain: chain.slice(0, 12) }, 9],
    ['a head dropped', { heads: without(heads, 1) }, 4],
    ['the last head dropped', { heads: heads.slice(0, 2), headCount: 3 }, 9],
    ['events behind the last head', { heads: heads.slice(0, 1) }, 4],
    ['no head at all', { heads: [], keys: [] }, 0],
    [
      'an event that was changed',
      { chain: replaced(chain, 7, { ...chain[7]!, event: richer(ledger[7]!) }) },
      7,
    ],
    ['events missing at the end', { chain: chain.slice(0, 9), heads: heads.slice(0, 2), events: 12 }, 9],
    ['events added at the end', { events: 12 }, 12],
  ];
  it.each(cases)('%s', async (_, parts, fits) => {
    const verdict = await check(parts, expected);
    expect(verdict.fault).not.toBeNull();
    expect(verdict.events).toBe(fits);
    expect(tellVerdict(verdict)[1]).toBe(
      fits === 0
        ? 'Nothing is known to fit.'
        : `What fits: events 1 to ${fits}, positions 100 to ${fits * 100}.`,
    );
  });

  it('and of books that cannot be kept what stands before', async () => {
    const unbooked = { ...ledger[4]!, data: { ...ledger[4]!.data, amountMicroUsd: 'much' } };
    const verdict = await check({ chain: chained(replaced(ledger, 4, unbooked)), heads: [] });
    expect(verdict).toMatchObject({ fault: { kind: 'books' }, events: 4 });
  });
});

describe('names the first event that does not fit', () => {
  const cases: readonly [what: string, parts: Partial<FileParts>, kind: string, says: RegExp][] = [
    [
      'changed',
      { chain: replaced(chain, 2, { ...chain[2]!, event: richer(ledger[2]!) }) },
      'changed',
      /^Event 3 \(at position 300\) does not fit .* was changed/,
    ],
    [
      'changed, the last one',
      { chain: replaced(chain, 14, { ...chain[14]!, event: richer(ledger[14]!) }), heads: heads.slice(0, 2) },
      'changed',
      /^Event 15 /,
    ],
    [
      'changed with its own hash made anew',
      {
        chain: replaced(chain, 2, {
          ...chained(replaced(ledger, 2, richer(ledger[2]!)))[2]!,
          event: richer(ledger[2]!),
        }),
      },
      'changed',
      /^Event 4 \(at position 400\) does not fit .* or event 3 was, together with its hash/,
    ],
    [
      'its hash alone changed',
      { chain: replaced(chain, 5, { ...chain[5]!, hash: sha256('other') }) },
      'changed',
      /^The hash of event 6 .* was changed; the event itself fits/,
    ],
    [
      'taken out of the middle',
      { chain: without(chain, 6) },
      'missing',
      /^Event 7 is missing: it lay between position 600 and position 800/,
    ],
    [
      'several taken out',
      { chain: chain.filter(({ n }) => n < 5 || n > 8) },
      'missing',
      /^Events 5 to 8 are missing: they lay between position 400 and position 900/,
    ],
    [
      'the first taken out',
      { chain: without(chain, 0) },
      'missing',
      /^Event 1 is missing: it lay before position 200/,
    ],
    [
      'taken out and renumbered',
      { chain: renumbered(without(chain, 6)) },
      'missing',
      /^Revision 2 of wallet-p is missing: it lay between position 600 and position 800/,
    ],
    [
      'one of a game taken out and renumbered, which only a head can tell',
      { chain: renumbered(without(chain, 3)), heads: headsAt(chain, [9]) },
      'missing',
      /^Event 4 is missing: it lay between position 300 and position 500/,
    ],
    [
      'the end cut off',
      { chain: chain.slice(0, 12) },
      'missing',
      /^Events 13 to 15 are missing at the end: head 3/,
    ],
    [
      'the end cut off beyond the last head',
      { chain: chain.slice(0, 12), heads: heads.slice(0, 2), events: 15 },
      'missing',
      /^Events 13 to 15 are missing at the end/,
    ],
    [
      'added with a hash of its own',
      { chain: renumbered(inserted(chain, 7, { n: 8, hash: sha256('any'), event: extra })) },
      'added',
      /^Event 8 \(at position 750\) was added: what follows it hangs on event 7/,
    ],
    [
      'added with the hash that it would have',
      {
        chain: renumbered(
          inserted(chain, 7, {
            n: 8,
            hash: chained(inserted(ledger, 7, gameEvent()))[7]!.hash,
            event: gameEvent(),
          }),
        ),
      },
      'added',
      /^Event 8 \(at position 750\) was added: what follows it hangs on event 7/,
    ],
    [
      'twice',
      { chain: inserted(chain, 7, chain[4]!) },
      'added',
      /^A second copy of event 5 was added after event 7/,
    ],
    [
      'added under a number that was',
      { chain: inserted(chain, 7, { n: 7, hash: sha256('any'), event: extra }) },
      'added',
      /^An event that calls itself 7 was added after event 7/,
    ],
    [
      'exchanged with the next',
      { chain: replaced(replaced(chain, 6, chain[7]!), 7, chain[6]!) },
      'moved',
      /^Event 8 \(at position 800\) stands before event 7/,
    ],
    [
      'moved far',
      { chain: [...without(chain, 4), chain[4]!] },
      'moved',
      /^Event 6 \(at position 600\) stands before event 5/,
    ],
    [
      'exchanged with the next and renumbered',
      { chain: renumbered(replaced(replaced(chain, 6, chain[7]!), 7, chain[6]!)) },
      'moved',
      /^Event 7 \(at position 800\) stands before one that lies at position 700/,
    ],
  ];
  it.each(cases)('%s', async (_, parts, kind, says) => {
    const { fault } = await check(parts);
    expect(fault).toEqual({ kind, sentence: expect.stringMatching(says) as string });
  });
});

function gameEvent(): FileEvent {
  return {
    ...ledger[3]!,
    streamId: 'game-h',
    revision: 1,
    eventId: 'forged',
    position: '750',
    at: at(6),
    data: { ...turn('t9'), gameId: 'h', ceilingMicroUsd: 1 },
  };
}

describe('where whoever did it made all hashes anew, names the first head that does not fit, and what lies between', () => {
  const cases: readonly [what: string, events: readonly FileEvent[], kind: string, says: RegExp][] = [
    [
      'changed',
      replaced(ledger, 6, lessReturned(ledger[6]!)),
      'changed',
      /^Head 2, signed at .*, does not fit: an event was changed after event 4, up to which head 1 fits, and not after event 9/,
    ],
    [
      'one of a game taken out',
      without(ledger, 7),
      'missing',
      /^Head 2, .* an event is missing after event 4, up to which head 1 fits/,
    ],
    [
      'one of a game added',
      inserted(ledger, 7, gameEvent()),
      'added',
      /^Head 2, .* an event was added after event 4, up to which head 1 fits/,
    ],
    [
      'the one that a head was signed at taken out',
      without(ledger, 3),
      'missing',
      /^Head 1, .* the event at position 400, at which it was signed, is not there any more/,
    ],
    // Their streams tell it before a head does.
    [
      'one of a wallet taken out',
      without(ledger, 6),
      'missing',
      /^Revision 2 of wallet-p is missing: it lay between event 5 and event 8\./,
    ],
    [
      'one of a wallet added',
      inserted(ledger, 7, extra),
      'added',
      /^Event 8 is revision 2 of wallet-p, of which event 7 is revision 2 already: one of the two was added/,
    ],
    [
      'exchanged',
      replaced(replaced(ledger, 6, ledger[7]!), 7, ledger[6]!),
      'moved',
      /^Event 8 lies at position 700 and stands after event 7, which lies at position 800/,
    ],
  ];
  it.each(cases)('%s', async (_, events, kind, says) => {
    const { fault } = await check({ chain: chained(events) });
    expect(fault).toEqual({ kind, sentence: expect.stringMatching(says) as string });
  });
});

describe('finds out about heads and keys', () => {
  const changedBody = (head: Head): Head => ({ ...head, body: head.body.replace('"daily"', '"close"') });
  const allAnew = chained(replaced(ledger, 2, richer(ledger[2]!)));
  const theirHeads = headsAt(allAnew, [4, 9, 15], theirs);
  const cases: readonly [what: string, parts: Partial<FileParts>, kind: string, says: RegExp][] = [
    ['dropped', { heads: without(heads, 1) }, 'head', /^Head 2 is missing/],
    ['the first dropped', { heads: heads.slice(2) }, 'head', /^Heads 1 to 2 are missing/],
    [
      'the last dropped',
      { heads: heads.slice(0, 2), headCount: 3 },
      'head',
      /^The file had 3 heads and has 2/,
    ],
    ['twice', { heads: [...heads, heads[2]!] }, 'head', /^Head 3 stands after head 3: it was added/],
    [
      'changed',
      { heads: replaced(heads, 1, changedBody(heads[1]!)) },
      'head',
      /^The signature of head 2 is forged/,
    ],
    [
      'its signature forged',
      {
        heads: replaced(heads, 1, { ...heads[1]!, signature: headsAt(chain, [4, 9], theirs)[1]!.signature }),
      },
      'head',
      /^The signature of head 2 is forged/,
    ],
    [
      'signed, and not after the one before it',
      { heads: replaced(heads, 1, headsAt(chain, [5, 9])[1]!) },
      'head',
      /^Head 2 does not name the head before it/,
    ],
    ['a key not there', { keys: [] }, 'key', /^The key [0-9a-f]{16} of head 1 is not in the file/],
  ];
  it.each(cases)('%s', async (_, parts, kind, says) => {
    const { fault } = await check(parts);
    expect(fault).toEqual({ kind, sentence: expect.stringMatching(says) as string });
  });

  it('a key exchanged under its old name', async () => {
    const lines = linesOf(whole).map((line) =>
      line.startsWith('{"keyId"')
        ? keyLine({ keyId: idOf(ours.publicKey), publicKey: spkiOf(theirs.publicKey).toString('base64') })
        : line,
    );
    expect((await checkText(lines.join('\n'))).fault).toMatchObject({ kind: 'key' });
  });

  it('everything made anew and signed by another key, if the right one is known', async () => {
    const forged = { chain: allAnew, heads: theirHeads, keys: [theirs.publicKey] };
    // The books give this one away; the heads alone would not.
    expect((await check(forged)).heads).toHaveLength(3);
    const expected = new Map([[idOf(ours.publicKey), ours.publicKey]]);
    expect((await check(forged, expected)).fault).toEqual({
      kind: 'key',
      sentence: expect.stringMatching(/^Head 1 is signed by the key .* not the expected one/) as string,
    });
    expect((await check({}, expected)).fault).toBeNull();
  });

  describe('events for which nobody vouches, if the right key is known', () => {
    const expected = new Map([[idOf(ours.publicKey), ours.publicKey]]);
    const unsigned: readonly [what: string, parts: Partial<FileParts>, says: RegExp][] = [
      ['all heads stripped', { heads: [], keys: [] }, /^No head is there: none of the expected keys vouches/],
      [
        'everything made anew, and all heads stripped',
        { chain: chained(replaced(ledger, 6, lessReturned(ledger[6]!))), heads: [], keys: [] },
        /^No head is there/,
      ],
      [
        'the last heads stripped',
        { heads: heads.slice(0, 1) },
        /^No head covers the last 11 events: .* what stands after event 4\.$/,
      ],
      [
        'one event behind the last head',
        { heads: headsAt(chain, [14]) },
        /^No head covers the last event: .* after event 14\.$/,
      ],
    ];
    it.each(unsigned)('%s', async (_, parts, says) => {
      expect((await check(parts)).fault).toBeNull();
      expect((await check(parts, expected)).fault).toEqual({
        kind: 'head',
        sentence: expect.stringMatching(says) as string,
      });
    });

    it('and without a key they are said plainly', async () => {
      const told = async (parts: Partial<FileParts>) => tellVerdict(await check(parts)).join('\n');
      expect(await told({ heads: [], keys: [] })).toMatch(/^Heads: none\. Nothing says who vouches/m);
      expect(await told({ heads: heads.slice(0, 1) })).toMatch(/; no head covers the last 11 events\.$/m);
      expect(await told({})).not.toMatch(/no head covers/);
    });

    it('no event needs no head', async () => {
      expect((await check({ chain: [], heads: [], keys: [] }, expected)).fault).toBeNull();
    });
  });

  it('a key that was replaced: old heads still hold, by both keys', async () => {
    const [, , third] = headsAt(chain, [4, 9, 15], theirs);
    const body = canonicalize({
      ...(JSON.parse(third!.body) as object),
      previousHead: sha256(heads[1]!.body).toString('hex'),
    });
    const byTheirs = { body, signature: sign(null, Buffer.from(body), theirs.privateKey).toString('base64') };
    const parts = { heads: [heads[0]!, heads[1]!, byTheirs], keys: [theirs.publicKey, ours.publicKey] };
    const both = new Map([ours, theirs].map(({ publicKey }) => [idOf(publicKey), publicKey]));
    expect((await check(parts)).fault).toBeNull();
    expect((await check(parts, both)).fault).toBeNull();
  });
});

describe('says of a broken file at which line', () => {
  const lines = linesOf(whole);
  const cases: readonly [what: string, text: string, says: RegExp][] = [
    ['nothing', '', /^Line 1 is not there/],
    ['no JSON at all', 'PK\u0003\u0004\nand so on\n', /^Line 1 is no JSON/],
    ['another format', '{"format":"other"}\n', /^Line 1 does not say that this is a rubicon-ledger/],
    ['another version', `${lines[0]!.replace('"version":1', '"version":2')}\n`, /^Line 1 does not say/],
    [
      'cut off within a line',
      lines.join('\n').slice(0, 2_000),
      /^Line \d+ is not whole: the file breaks off/,
    ],
    [
      'cut off between lines',
      `${lines.slice(0, 6).join('\n')}\n`,
      /^Line 7 is not there: the file breaks off/,
    ],
    [
      'an event that is no JSON',
      `${lines[0]}\n${lines[1]!.replace('"data":', '"data"')}\n`,
      /^Line 2 is no JSON/,
    ],
    [
      'an event without a stream',
      `${lines[0]}\n${lines[1]!.replace('"streamId"', '"stream"')}\n`,
      /^Line 2 is no event/,
    ],
    ['a line of something else', `${lines[0]}\n{"a":1}\n`, /^Line 2 is no line of such a file/],
    [
      'an event after the heads',
      `${lines.slice(0, -1).join('\n')}\n${lines[3]}\n`,
      /^Line 21 is no line of such/,
    ],
    ['a line after the end', `${lines.join('\n')}\n{}\n`, /^Line 22 stands after the end/],
  ];
  it.each(cases)('%s', async (_, text, says) => {
    const failure = await checkText(text).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BrokenLedgerFile);
    expect((failure as Error).message).toMatch(says);
  });
});
