/** What support reads of a player over HTTP: their timeline, each event, their letters; masked, opened, and masked again. */
import { randomUUID } from 'node:crypto';
import type { Problem, TextGrant, TimelineDetail, TimelineEntry, TimelinePage } from '@rubicon/contracts';
import { poll } from '@rubicon/local-stack';
import { Clock } from '../src/platform/clock/index.js';
import { LetterArchive } from '../src/platform/mail/index.js';
import { Aggregates } from '../src/platform/event-store/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';
import { CHARGE, ToldGame } from './support/told-turns.js';

jest.setTimeout(60_000);

/** Stands in all that a person writes or reads here. */
const MARK = 'Quillonfort';
let local: LocalBackend;
let backend: RunningBackend;
let ada: StaffPerson;

beforeAll(async () => {
  local = await localBackend();
  backend = await local.start({ ROLES: 'api,projector', RATE_LIMITS: 'off' });
  ada = await StaffPerson.of(backend, 'Ada', ['support']);
}, 90_000);

afterAll(async () => {
  await local?.stop();
}, 30_000);

/** A player with marked words everywhere: a turn told and charged, one that failed, a branch named, a turn reported. */
async function markedPlayer(): Promise<{
  player: TestPlayer;
  game: ToldGame;
  turnId: string;
  failedId: string;
}> {
  const player = await TestPlayer.signUp(backend, 100_000);
  const game = await ToldGame.start(backend, player);
  const turnId = await game.submit({ userInput: `I say ${MARK}.` });
  await game.narrate(turnId, { narrative: `${MARK} answers.` });
  await game.settle(turnId);
  const failedId = await game.submit({ userInput: `Again ${MARK}.` });
  await game.fail(failedId);
  await game.settle(failedId);
  await player.put(`/api/games/${game.id}/branches/${game.id}`, { name: MARK }).expect(200);
  await player
    .post(`/api/game/turns/${turnId}/report`, { reason: 'broken', comment: `Look, ${MARK}` })
    .expect(204);
  return { player, game, turnId, failedId };
}

async function page({ id }: { id: string }, query = ''): Promise<TimelinePage> {
  return (await ada.get(`/api/staff/players/${id}/timeline${query}`).expect(200)).body as TimelinePage;
}

async function whole(player: { id: string }): Promise<TimelineEntry[]> {
  return (await page(player, '?limit=200')).entries;
}

async function detail({ id }: { id: string }, { position }: TimelineEntry): Promise<TimelineDetail> {
  const answer = await ada.get(`/api/staff/players/${id}/timeline/${position}`).expect(200);
  return answer.body as TimelineDetail;
}

async function openGrant({ id }: { id: string }): Promise<TextGrant> {
  const answer = await ada.post(`/api/staff/players/${id}/grant`, { reason: 'They asked what happened.' });
  expect(answer.status).toBe(201);
  return answer.body as TextGrant;
}

async function problem(path: string): Promise<[number, string]> {
  const { status, body } = await ada.get(path);
  return [status, (body as Problem).code];
}

describe('the timeline', () => {
  it('has a row for each event of each of the player’s streams, newest first, and says what happened', async () => {
    const { player, turnId, failedId } = await markedPlayer();

    const rows = (await whole(player)).reverse();

    expect(rows.map(({ kind, says }) => [kind, says])).toEqual(
      expect.arrayContaining([
        ['account', 'The account was made.'],
        ['credit', '$0.10 of credits were given (test).'],
        ['game', 'A game began: French Revolution, normal.'],
        ['charge', 'Turn 1 was charged $0.0049; $0.0271 came back.'],
        ['turn', 'Turn 2 failed (model_unavailable) and costs the player nothing.'],
        ['report', 'The player reported a turn: broken.'],
      ]),
    );
    const positions = rows.map(({ position }) => BigInt(position));
    expect(positions).toEqual([...positions].sort((one, other) => (one < other ? -1 : 1)));
    expect(new Set(rows.map(({ streamId }) => streamId.split('-')[0]))).toEqual(
      new Set(['player', 'wallet', 'game']),
    );
    // What was available follows from the rows alone.
    const moved = rows.reduce((sum, { availableDeltaMicroUsd }) => sum + (availableDeltaMicroUsd ?? 0), 0);
    expect(moved).toBe((await player.statement()).availableMicroUsd);
    expect(rows.filter((row) => row.turnId === failedId).map(({ type }) => type)).toEqual([
      'TurnSubmitted',
      'CreditsReserved',
      'TurnFailed',
      'ReservationReleased',
    ]);
    expect(rows.find(({ type, turnId: id }) => type === 'TurnSubmitted' && id === turnId)?.by).toBe('player');
  });

  it('comes in pages without a gap, and of the kinds that were asked for', async () => {
    const { player } = await markedPlayer();
    const all = await whole(player);
    // The read of a moment ago is a row now.
    const read: TimelineEntry[] = [];
    let before: string | null = all[0]!.position;
    while (before !== null) {
      const part: TimelinePage = await page(player, `?limit=3&before=${before}`);
      expect(part.entries.length).toBeLessThanOrEqual(3);
      read.push(...part.entries);
      before = part.nextBefore;
    }
    expect(read).toEqual(all.slice(1));

    const charges = await page(player, '?kinds=charge');
    expect(charges.entries).toEqual(all.filter(({ kind }) => kind === 'charge'));
    expect(charges.total).toBe(charges.entries.length);
    expect((await page(player, '?kinds=charge,turn&limit=1')).total).toBe(
      all.filter(({ kind }) => kind === 'charge' || kind === 'turn').length,
    );
    expect(await problem(`/api/staff/players/${player.id}/timeline?kinds=gossip`)).toEqual([
      400,
      'invalid_request',
    ]);
  });

  it('shows a turn with its receipt', async () => {
    const { player, turnId, failedId } = await markedPlayer();
    const rows = await whole(player);
    const granted = await detail(
      player,
      rows.find((row) => row.type === 'CreditsGranted')!,
    );
    const lotId = granted.data['grantId'] as string;

    const told = await detail(
      player,
      rows.find((row) => row.type === 'TurnNarrated')!,
    );
    const failed = await detail(
      player,
      rows.find((row) => row.type === 'ReservationReleased')!,
    );

    expect(told.receipt).toEqual({
      turnId,
      status: 'narrated',
      failureCode: null,
      priceVersion: expect.any(String) as string,
      reservedMicroUsd: 32_000,
      chargedMicroUsd: CHARGE,
      returnedMicroUsd: 32_000 - CHARGE,
      inputTokens: 2_000,
      cachedInputTokens: 1_000,
      outputTokens: 300,
      lots: [{ lotId, source: 'grant', amountMicroUsd: CHARGE }],
    });
    expect(failed.receipt).toMatchObject({
      turnId: failedId,
      status: 'failed',
      failureCode: 'model_unavailable',
      reservedMicroUsd: 32_000,
      chargedMicroUsd: 0,
      returnedMicroUsd: 32_000,
      inputTokens: null,
      lots: [],
    });
  });

  it('is recorded whenever it is read: what, by whom, which event', async () => {
    const { player } = await markedPlayer();
    const [newest] = await whole(player);
    const { metadata } = await detail(player, newest!);

    const reads = (await whole(player)).filter(({ type }) => type === 'PersonRead');

    expect(reads.map(({ kind, by, staffName, says }) => [kind, by, staffName, says])).toEqual([
      ['look', 'staff', 'Ada', 'Staff read an event.'],
      ['look', 'staff', 'Ada', 'Staff read the timeline.'],
    ]);
    expect((await detail(player, reads[0]!)).data).toMatchObject({
      staffId: ada.id,
      what: 'event',
      subjectId: metadata.eventId,
    });
  });

  it('finds nothing where nothing of the player lies, and records nothing then', async () => {
    const { player } = await markedPlayer();
    const other = await TestPlayer.signUp(backend);
    const [theirs] = await whole(other);
    const support = async () => (await backend.app.get(Aggregates).support.load(player.id)).revision;
    const before = await support();
    const path = `/api/staff/players/${player.id}/timeline`;

    for (const position of [theirs!.position, '999999999999', '0', 'x', '-1'])
      expect(await problem(`${path}/${position}`)).toEqual([404, 'unknown_position']);
    expect(await problem(`/api/staff/players/${randomUUID()}/timeline`)).toEqual([410, 'unknown_player']);
    expect(await support()).toBe(before);
    expect((await player.get(path)).status).toBe(404);
  });
});

describe('letters', () => {
  /** As one that was sent. */
  async function keep(player: TestPlayer, eventId: string | null): Promise<string> {
    const id = randomUUID();
    const keptFor = { playerId: player.id, kind: eventId ? 'receipt' : 'password_changed', eventId } as const;
    const [to, subject, text] = ['p@example.org', `To ${MARK}`, `Dear ${MARK}`];
    await backend.app.get(LetterArchive).keep({ id, to, subject, text, html: text, keptFor });
    return id;
  }

  it('stand beside the events that they tell of, or where the log was when they were sent, and open by grant', async () => {
    const { player } = await markedPlayer();
    const rows = await whole(player);
    const granted = rows.find(({ type }) => type === 'CreditsGranted')!;
    const told = await keep(player, (await detail(player, granted)).metadata.eventId);
    const loose = await keep(player, null);

    const letters = await page(player, '?kinds=letter');
    expect(letters.entries.map(({ letterId, says }) => [letterId, says])).toEqual([
      [loose, 'A letter was sent: the password was changed.'],
      [told, 'A letter was sent: the receipt of a payment.'],
    ]);
    expect(letters.total).toBe(2);
    expect(letters.entries[1]).toMatchObject({ position: granted.position, kind: 'letter' });
    const all = await whole(player);
    const place = all.findIndex(({ letterId }) => letterId === told);
    expect(all[place + 1]).toEqual(granted);

    const path = `/api/staff/players/${player.id}/timeline/${granted.position}?letterId=${told}`;
    const masked = await ada.get(path).expect(200);
    expect(masked.text).not.toContain(MARK);
    await openGrant(player);
    const open = (await ada.get(path).expect(200)).body as TimelineDetail;
    expect(open.letter).toMatchObject({
      letterId: told,
      subject: { state: 'open', text: `To ${MARK}` },
      text: { state: 'open', text: `Dear ${MARK}` },
    });
    expect(await problem(`${path}x`)).toEqual([404, 'unknown_position']);
  });
});

describe('personal text', () => {
  it('is in no byte of any answer without a grant', async () => {
    const { player } = await markedPlayer();
    const path = `/api/staff/players/${player.id}`;
    const rows = await whole(player);

    const answers = [
      (await ada.get(`${path}/timeline?limit=200`).expect(200)).text,
      (await ada.get(`${path}/replay`).expect(200)).text,
    ];
    for (const { position } of rows)
      for (const part of ['timeline', 'replay'])
        answers.push((await ada.get(`${path}/${part}/${position}`).expect(200)).text);

    expect(answers.filter((answer) => answer.includes(MARK))).toEqual([]);
    const told = await detail(
      player,
      rows.find(({ type }) => type === 'TurnNarrated')!,
    );
    expect(told.texts['narrative']).toEqual({ state: 'masked', text: null, length: 0 });
  });

  it('is open with a grant, and masked again when that has run out between two calls', async () => {
    const { player } = await markedPlayer();
    const rows = await whole(player);
    const told = rows.find(({ type }) => type === 'TurnNarrated')!;
    const { expiresAt } = await openGrant(player);

    const open = await detail(player, told);
    expect(open.texts['narrative']).toEqual({ state: 'open', text: `${MARK} answers.`, length: 0 });
    expect(open.texts).not.toHaveProperty('epilogue');
    expect(
      (
        await detail(
          player,
          rows.find(({ type }) => type === 'TurnReported')!,
        )
      ).texts,
    ).toEqual({
      comment: { state: 'open', text: `Look, ${MARK}`, length: 0 },
    });

    const clock = jest.spyOn(backend.app.get(Clock), 'now').mockReturnValue(new Date(expiresAt));
    try {
      const later = await detail(player, told);
      expect(later.texts['narrative']).toEqual({ state: 'masked', text: null, length: 0 });
      expect(JSON.stringify(later)).not.toContain(MARK);
    } finally {
      clock.mockRestore();
    }
  });

  it('is gone with the player, while the amounts are still shown', async () => {
    const { player, turnId } = await markedPlayer();
    await openGrant(player);
    await player.delete('/api/auth/delete-account').expect(202);
    const isErased = async () =>
      (await page(player, '?kinds=account&limit=1')).entries[0]?.type === 'PlayerErased' ? true : null;
    expect(await poll(isErased, { timeoutMs: 15_000 })).toBe(true);

    const rows = await whole(player);
    const told = await detail(
      player,
      rows.find(({ type }) => type === 'TurnNarrated')!,
    );

    expect(told.receipt).toMatchObject({ turnId, chargedMicroUsd: CHARGE });
    expect(told.texts['narrative']).toEqual({ state: 'erased', text: null, length: 0 });
    expect(JSON.stringify([rows, told])).not.toContain(MARK);
  });
});
