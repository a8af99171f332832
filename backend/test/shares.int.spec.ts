/** Stories shared by link, over HTTP. */
import { randomUUID } from 'node:crypto';
import type { Problem, Share, SharedStory, ShareList } from '@rubicon/contracts';
import request, { type Response } from 'supertest';
import { Aggregates } from '../src/platform/event-store/index.js';
import type { RunningBackend } from '../src/start-backend.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestPlayer } from './support/players.js';
import { ToldGame } from './support/told-turns.js';

let local: LocalBackend;
let backend: RunningBackend;

beforeAll(async () => {
  local = await localBackend();
  backend = await local.start({
    ROLES: 'api,projector',
    RATE_LIMITS: 'off',
    PUBLIC_URL: 'https://play.example.com',
  });
}, 90_000);

afterAll(async () => {
  await local?.stop();
}, 30_000);

async function newGame(): Promise<ToldGame> {
  return ToldGame.start(backend, await TestPlayer.signUp(backend));
}

async function share({ player, id }: ToldGame, turnId: string, key: string | null = null): Promise<Share> {
  const test = player.post(`/api/games/${id}/shares`, { turnId });
  return (await (key === null ? test : test.set('idempotency-key', key)).expect(201)).body as Share;
}

async function appendedTo({ id }: ToldGame): Promise<bigint | null> {
  return (await backend.app.get(Aggregates).game.load(id)).revision;
}

/** As anybody, with nothing but the link. */
function visit(shareId: string, query = ''): Promise<Response> {
  return request(`http://127.0.0.1:${backend.port}`).get(`/api/shared/${shareId}${query}`);
}

async function gone(shareId: string): Promise<Omit<Problem, 'correlationId'>> {
  const { status, body, headers } = await visit(shareId);
  expect(status).toBe(404);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  const { correlationId: _, ...problem } = body as Problem;
  return problem;
}

describe('a shared story', () => {
  it('is read by anybody, page by page, from the opening to the turn, and says nothing of its player', async () => {
    const game = await newGame();
    const told = Array.from({ length: 5 }, (_, index) => ({
      input: `I do the ${index + 1}.`,
      narrative: `It was the ${index + 1}.`,
      ordinal: index,
    }));
    const ids = await game.tellOn(game.id, told);
    const ending = { kind: 'triumph', epilogue: 'They sing of him.' } as const;
    const last = await game.tell(ids.at(-1)!, { narrative: 'It was the last.', ordinal: 9, ending });
    await game.tell(ids[2]!, { narrative: 'Not shared.' });
    await game.player.put(`/api/games/${game.id}/branches/${game.id}`, { name: 'The first' }).expect(200);
    const made = await share(game, last);
    expect(made).toMatchObject({
      turnId: last,
      url: `https://play.example.com/shared/${made.shareId}`,
      branch: { branchId: game.id, name: 'The first' },
    });

    const first = await visit(made.shareId, '?limit=4');
    expect([first.status, first.headers['cache-control'], first.headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex, nofollow',
    ]);
    const story = first.body as SharedStory;
    expect(story).toEqual({
      gameType: 'french_revolution',
      characterName: 'Maximilien Robespierre',
      characterEstate: 'Third Estate',
      difficulty: 'normal',
      branchName: 'The first',
      currentDate: made.currentDate,
      opening: { narrative: game.game.narrative, currentDate: game.game.currentDate },
      turns: told.slice(0, 4).map(({ input, narrative }, index) => ({
        turnId: ids[index],
        userInput: input,
        narrative,
        currentDate: expect.any(String) as string,
      })),
      turnCount: 6,
      nextAfter: ids[3],
      ending,
    });
    const rest = (await visit(made.shareId, `?limit=4&after=${story.nextAfter}`)).body as SharedStory;
    expect([rest.turns.map(({ turnId }) => turnId), rest.nextAfter]).toEqual([[ids[4], last], null]);
    const everything = JSON.stringify([story, rest]);
    expect(everything).not.toContain(game.player.id);
    expect(everything).not.toContain(game.id);
    expect(everything).not.toContain('Not shared.');

    const opening = (await visit((await share(game, game.id)).shareId)).body as SharedStory;
    expect([opening.turns, opening.turnCount, opening.nextAfter, opening.ending]).toEqual([
      [],
      0,
      null,
      null,
    ]);
    expect((await visit(made.shareId, `?after=${randomUUID()}`)).status).toBe(404);
    expect((await visit(made.shareId, '?limit=51')).status).toBe(400);
  });

  it('is linked once for a turn, listed newest first, and at most twenty times at once', async () => {
    const game = await newGame();
    const [turnId, ...more] = (await game.tellOn(
      game.id,
      Array.from({ length: 20 }, (_, ordinal) => ({ ordinal })),
    )) as [string, ...string[]];
    const one = await share(game, turnId, 'once');
    const appended = await appendedTo(game);
    expect(await share(game, turnId, 'once')).toEqual(one);
    expect(await share(game, turnId, 'again')).toEqual(one);
    expect(await share(game, turnId)).toEqual(one);
    expect(await appendedTo(game)).toBe(appended);
    const other = await share(game, game.id, 'once');
    const listed = async () =>
      (await game.player.get(`/api/games/${game.id}/shares`).expect(200)).body as ShareList;
    expect(await listed()).toEqual({ shares: [other, one] });
    for (const each of more.slice(0, 18)) await share(game, each);
    const tooMany = await game.player
      .post(`/api/games/${game.id}/shares`, { turnId: more.at(-1) })
      .expect(409);
    expect((tooMany.body as Problem).code).toBe('too_many_shares');
    expect(await share(game, turnId)).toEqual(one);
    await game.player.delete(`/api/games/${game.id}/shares/${one.shareId}`).expect(204);
    const again = await game.player
      .post(`/api/games/${game.id}/shares`, { turnId })
      .set('idempotency-key', 'once')
      .expect(409);
    expect((again.body as Problem).code).toBe('share_revoked');
    const anew = await share(game, turnId);
    expect(anew.shareId).not.toBe(one.shareId);
    expect([(await visit(one.shareId)).status, (await visit(anew.shareId)).status]).toEqual([404, 200]);
    await game.player.post(`/api/games/${game.id}/shares`, { turnId: randomUUID() }).expect(404);
  });

  it('is gone without a trace once it is revoked, its game is deleted, or its player is forgotten', async () => {
    const [revoked, deleted, forgotten] = await Promise.all([newGame(), newGame(), newGame()]);
    const stranger = await TestPlayer.signUp(backend);
    const links = [
      await share(revoked, revoked.id),
      await share(deleted, deleted.id),
      await share(forgotten, forgotten.id),
    ];
    for (const { shareId } of links) expect((await visit(shareId)).status).toBe(200);
    const [first] = links as [Share];
    await stranger.delete(`/api/games/${revoked.id}/shares/${first.shareId}`).expect(404);
    expect((await visit(first.shareId)).status).toBe(200);

    await revoked.player.delete(`/api/games/${revoked.id}/shares/${first.shareId}`).expect(204);
    const never = await gone(randomUUID());
    expect(await gone(first.shareId)).toEqual(never);
    await revoked.player.delete(`/api/games/${revoked.id}/shares/${first.shareId}`).expect(204);
    await revoked.player.delete(`/api/games/${revoked.id}/shares/${randomUUID()}`).expect(404);

    await deleted.player.delete(`/api/games/${deleted.id}`).expect(204);
    await deleted.player.get('/api/games/saved').expect(200); // the read models have come past the deletion
    expect(await gone(links[1]!.shareId)).toEqual(never);

    await forgotten.player.delete('/api/auth/delete-account').expect(202);
    expect(await gone(links[2]!.shareId)).toEqual(never);
    expect(await gone('none')).toEqual(never);
  });
});
