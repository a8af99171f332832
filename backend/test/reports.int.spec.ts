/** Turns reported to support, and the inbox in which they are taken, over HTTP. */
import { randomUUID } from 'node:crypto';
import type {
  Problem,
  ReportReason,
  StaffReport,
  StaffReportCount,
  StaffReportPage,
} from '@rubicon/contracts';
import { aggregates } from '@rubicon/domain';
import {
  streamIdOf,
  type DomainEvent,
  type EventCodec,
  type EventStore,
  type RecordedEvent,
} from '@rubicon/eventsourcing';
import { reportCaseProjection } from '../src/support/reports/report-case.projection.js';
import { ReportCaseRow } from '../src/support/reports/report-case.table.js';
import { Aggregates, CommandContexts, EVENT_STORE } from '../src/platform/event-store/index.js';
import { ReadModels } from '../src/platform/read-models/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestMailbox } from './support/mailbox.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';
import { ToldGame } from './support/told-turns.js';

const SUPPORT_ADDRESS = 'support@example.com';
const PUBLIC_URL = 'https://play.example.com';
const masked = { state: 'masked', text: null, length: 0 };
const open = (text: string | null) => ({ state: 'open', text, length: 0 });

let local: LocalBackend;
let backend: RunningBackend;
let mailbox: TestMailbox;
let ada: StaffPerson;
let ben: StaffPerson;

beforeAll(async () => {
  local = await localBackend('mailbox');
  backend = await local.start({
    ROLES: 'api,projector',
    RATE_LIMITS: 'off',
    PUBLIC_URL,
    CONTACT_EMAIL: SUPPORT_ADDRESS,
  });
  mailbox = new TestMailbox(local.stack);
  ada = await StaffPerson.of(backend, 'Ada', ['support']);
  ben = await StaffPerson.of(backend, 'Ben', ['support']);
}, 90_000);

afterAll(async () => {
  await local?.stop();
}, 30_000);

async function newGame(): Promise<ToldGame> {
  return ToldGame.start(backend, await TestPlayer.signUp(backend));
}

function report({ player }: ToldGame, turnId: string, reason: unknown, comment?: unknown) {
  return player.post(`/api/game/turns/${turnId}/report`, { reason: reason as ReportReason, comment });
}

/** What this game's player reported, as the inbox shows it. */
async function inbox(staff: StaffPerson, { player, id }: ToldGame, query = ''): Promise<StaffReport[]> {
  sawWhat(staff, player);
  const page = (await staff.get(`/api/staff/reports?limit=50${query}`).expect(200)).body as StaffReportPage;
  return page.reports.filter(({ gameId }) => gameId === id);
}

/** From now on, the desk's reads show what the player did. */
function sawWhat(staff: StaffPerson, player: TestPlayer): void {
  staff.saw(BigInt(player.headers['x-log-position'] ?? 0));
}

async function oneReport(): Promise<{ game: ToldGame; reportId: string }> {
  const game = await newGame();
  await report(game, game.id, 'broken').expect(204);
  const [only] = await inbox(ada, game);
  return { game, reportId: only!.reportId };
}

const act = (staff: StaffPerson, reportId: string, what: 'take' | 'hand-back') =>
  staff.post(`/api/staff/reports/${reportId}/${what}`);

describe('a report', () => {
  it('reaches support: a letter with ids alone, and an inbox that masks its text until a grant is opened', async () => {
    const game = await newGame();
    const turnId = await game.tell(game.id, { input: 'I ask the crowd.', narrative: 'Marked narrative.' });
    await report(game, turnId, 'offensive', '  Marked comment 🗡️ ').expect(204);
    await report(game, turnId, 'offensive', 'Again.').expect(204);
    await report(game, game.id, 'broken').expect(204);

    const { letters, letter } = await mailbox.until(SUPPORT_ADDRESS, /broken/);
    expect(letters.map(({ subject }) => subject)).toEqual([
      'A turn was reported: offensive',
      'A turn was reported: broken',
    ]);
    expect(letter.text).toContain(game.id);
    expect(letter.text).toContain(`${PUBLIC_URL}/staff/reports`);
    expect(JSON.stringify(letters)).not.toContain('Marked');

    const reports = await inbox(ada, game);
    const { username } = await game.player.profile();
    const maskedUsername = `${username[0]}••••${username.at(-1)}`;
    const common = {
      playerId: game.player.id,
      maskedUsername,
      gameId: game.id,
      state: 'open',
      answeredAt: null,
      grant: null,
    };
    const nobodys = { ownerId: null, ownerName: null };
    const hidden = { comment: masked, userInput: masked, narrative: masked };
    expect(reports).toEqual([
      { ...common, ...nobodys, ...hidden, ...kept(reports[0]), reason: 'broken', turnId: game.id },
      { ...common, ...nobodys, ...hidden, ...kept(reports[1]), reason: 'offensive', turnId },
    ]);

    const { body: grant } = await ada
      .post(`/api/staff/players/${game.player.id}/grant`, { reason: 'The report says so.' })
      .expect(201);
    expect(await inbox(ada, game)).toMatchObject([
      { grant, comment: open(''), userInput: open(null), narrative: open(game.game.narrative) },
      {
        grant,
        comment: open('Marked comment 🗡️'),
        userInput: open('I ask the crowd.'),
        narrative: open('Marked narrative.'),
      },
    ]);
    expect(await inbox(ben, game)).toMatchObject([
      { ...hidden, grant: null },
      { ...hidden, grant: null },
    ]);

    await report(game, turnId, 'rude').expect(400);
    await report(game, turnId, 'other', 'x'.repeat(1_001)).expect(400);
    for (const unknown of [randomUUID(), 'none', (await newGame()).id])
      expect(((await report(game, unknown, 'other').expect(404)).body as Problem).code).toBe('unknown_turn');
  });

  it('is read page by page, newest first, by state', async () => {
    const game = await newGame();
    for (const reason of ['other', 'untrue', 'sexual']) await report(game, game.id, reason).expect(204);
    const all = await inbox(ada, game);
    expect(all.map(({ reason }) => reason)).toEqual(['sexual', 'untrue', 'other']);
    const page = async (query: string) =>
      (await ada.get(`/api/staff/reports?${query}`).expect(200)).body as StaffReportPage;
    const first = await page('limit=2');
    expect([first.reports, first.nextBefore]).toEqual([all.slice(0, 2), all[1]!.reportId]);
    expect((await page(`limit=1&before=${first.nextBefore}`)).reports).toEqual([all[2]]);
    await act(ada, all[1]!.reportId, 'take').expect(200);
    expect((await inbox(ada, game, '&state=open')).map(({ reason }) => reason)).toEqual(['sexual', 'other']);
    expect((await inbox(ada, game, '&state=taken')).map(({ reason }) => reason)).toEqual(['untrue']);
    expect(await inbox(ada, game, '&state=answered')).toEqual([]);
  });

  it('is counted while nobody has taken it, and its player unread', async () => {
    const count = async (staff: StaffPerson) =>
      ((await staff.get('/api/staff/reports/count').expect(200)).body as StaffReportCount).open;
    const before = await count(ada);
    const game = await newGame();
    await report(game, game.id, 'broken').expect(204);
    sawWhat(ada, game.player);
    expect(await count(ada)).toBe(before + 1);
    expect(await recordedIn(aggregates.support, game.player.id)).toEqual([]);
    const [only] = await inbox(ada, game);
    await act(ada, only!.reportId, 'take').expect(200);
    expect(await count(ada)).toBe(before);
    await act(ada, only!.reportId, 'hand-back').expect(200);
    expect(await count(ada)).toBe(before + 1);
  });

  it('is one person’s: of two who take it at once one gets it, and hands it back', async () => {
    const { game, reportId } = await oneReport();
    sawWhat(ben, game.player);
    const [one, other] = await Promise.all([act(ada, reportId, 'take'), act(ben, reportId, 'take')]);
    const [winner, loser] = one.status === 200 ? [one, other] : [other, one];
    const [owner, second] = one.status === 200 ? [ada, ben] : [ben, ada];
    expect([winner.status, winner.body as StaffReport]).toMatchObject([
      200,
      { reportId, state: 'taken', ownerId: owner.id, ownerName: owner.name, narrative: masked },
    ]);
    expect([loser.status, (loser.body as Problem).code]).toEqual([409, 'report_taken']);
    await act(owner, reportId, 'take').expect(200);
    const { body } = await act(second, reportId, 'hand-back').expect(409);
    expect((body as Problem).code).toBe('report_taken');
    const shouted = await act(second, reportId.toUpperCase(), 'take').expect(409);
    expect((shouted.body as Problem).code).toBe('report_taken');

    expect((await act(owner, reportId, 'hand-back').expect(200)).body).toMatchObject({
      state: 'open',
      ownerId: null,
      ownerName: null,
    });
    expect((await act(second, reportId, 'take').expect(200)).body).toMatchObject({ ownerId: second.id });

    const support = backend.app.get(Aggregates).support;
    const at = new Date().toISOString();
    await support.handle(
      game.player.id,
      {
        type: 'AnswerReport',
        playerId: game.player.id,
        reportId,
        staffId: second.id,
        actId: randomUUID(),
        at,
      },
      backend.app.get(CommandContexts).of({ actorId: second.id }),
    );
    for (const what of ['take', 'hand-back'] as const) {
      const refused = await act(second, reportId, what).expect(409);
      expect((refused.body as Problem).code).toBe('report_answered');
    }
    const again = await second
      .post(`/api/staff/players/${game.player.id}/acts`, {
        act: { kind: 'answer_report', reportId: reportId.toUpperCase() },
        reason: 'It was answered before.',
        letter: 'Thank you for telling us.',
      })
      .expect(409);
    expect((again.body as Problem).code).toBe('report_answered');
  });

  it('is there for support alone, and unknown when it never was or its game is deleted', async () => {
    const { game, reportId } = await oneReport();
    const auditor = await StaffPerson.of(backend, 'Cleo', ['auditor']);
    for (const path of ['/api/staff/reports', '/api/staff/reports?state=open', '/api/staff/reports/count']) {
      await game.player.get(path).expect(404);
      await auditor.get(path).expect(404);
    }
    await act(auditor, reportId, 'take').expect(404);
    for (const unknown of [randomUUID(), 'none'])
      expect(((await act(ada, unknown, 'take').expect(404)).body as Problem).code).toBe('unknown_report');
    await ada.get('/api/staff/reports?state=lost').expect(400);
    await ada.get('/api/staff/reports?before=none').expect(400);

    await game.player.delete(`/api/games/${game.id}`).expect(204);
    expect(await inbox(ada, game)).toEqual([]);
    expect(await backend.app.get(ReadModels).repository(ReportCaseRow).findBy({ gameId: game.id })).toEqual(
      [],
    );
    expect(((await act(ada, reportId, 'take').expect(404)).body as Problem).code).toBe('unknown_report');
  });

  it('is recorded as read in the reporting player’s stream, by whom and which', async () => {
    const { game, reportId } = await oneReport();
    await act(ben, reportId, 'take').expect(200);
    const recorded = await recordedIn(aggregates.support, game.player.id);
    expect(
      recorded.map(({ event: { type, data } }) => [
        type,
        'staffId' in data && data.staffId,
        'reportId' in data ? data.reportId : 'subjectId' in data && data.subjectId,
      ]),
    ).toEqual([
      ['PersonRead', ada.id, reportId],
      ['ReportTaken', ben.id, reportId],
      ['PersonRead', ben.id, reportId],
    ]);
  });

  it('is recorded as read once, with the others of its player on the page', async () => {
    const { game } = await oneReport();
    await report(game, game.id, 'other').expect(204);
    await inbox(ben, game);
    const recorded = await recordedIn(aggregates.support, game.player.id);
    const reads = recorded.map(({ event }) => event).filter(({ type }) => type === 'PersonRead');
    expect(reads.slice(1)).toMatchObject([{ data: { staffId: ben.id, what: 'report', subjectId: null } }]);
  });

  it('comes to the same row, whatever batches its events come in', async () => {
    const { game, reportId } = await oneReport();
    await act(ada, reportId, 'take').expect(200);
    await act(ada, reportId, 'hand-back').expect(200);
    await act(ben, reportId, 'take').expect(200);
    const readModels = backend.app.get(ReadModels);
    const row = () => readModels.repository(ReportCaseRow).findOneByOrFail({ reportId });
    const before = await row();
    expect(before).toMatchObject({ state: 'taken', ownerId: ben.id });
    const events = [
      ...(await recordedIn(aggregates.game, game.id)),
      ...(await recordedIn(aggregates.support, game.player.id)),
    ].filter(({ event }) => (reportCaseProjection.handles as readonly string[]).includes(event.type));
    for (const batches of [[events], events.map((event) => [event])]) {
      await readModels.manager.transaction(async (tx) => {
        await tx.delete(ReportCaseRow, { reportId });
        for (const batch of batches) await reportCaseProjection.project(batch, tx);
      });
      expect(await row()).toEqual(before);
    }
  });
});

async function recordedIn<Event extends DomainEvent>(
  { codec }: { readonly codec: EventCodec<Event> },
  id: string,
): Promise<RecordedEvent<Event>[]> {
  const events: RecordedEvent<Event>[] = [];
  const streamId = streamIdOf(codec.category, id);
  for await (const stored of backend.app.get<EventStore>(EVENT_STORE).readStream(streamId, 0n))
    events.push(codec.decode(stored));
  return events;
}

function kept(report: StaffReport | undefined): Pick<StaffReport, 'reportId' | 'reportedAt'> {
  return { reportId: report!.reportId, reportedAt: report!.reportedAt };
}
