/** The tree of a game over HTTP: branches, their names, two of them side by side, and what a turn left in the wallet. */
import { randomUUID } from 'node:crypto';
import type { Comparison, GameAnswer, GameTree, Problem, Turn, TurnPage } from '@rubicon/contracts';
import { currentPriceVersion } from '@rubicon/domain';
import type { RunningBackend } from '../src/start-backend.js';
import { localBackend, type LocalBackend } from './support/local-backend.js';
import { TestPlayer } from './support/players.js';
import { CHARGE, ToldGame } from './support/told-turns.js';

let local: LocalBackend;
let backend: RunningBackend;

beforeAll(async () => {
  local = await localBackend();
  backend = await local.start({ ROLES: 'api,projector', RATE_LIMITS: 'off' });
}, 90_000);

afterAll(async () => {
  await local?.stop();
}, 30_000);

async function newGame(): Promise<ToldGame> {
  return ToldGame.start(backend, await TestPlayer.signUp(backend));
}

async function treeOf({ player, id }: ToldGame): Promise<GameTree> {
  return (await player.get(`/api/games/${id}/tree`).expect(200)).body as GameTree;
}

describe('the tree', () => {
  it('of a game just begun is its opening', async () => {
    const game = await newGame();
    expect(await treeOf(game)).toEqual({
      gameId: game.id,
      headTurnId: game.id,
      savedTurnId: null,
      opening: { currentDate: game.game.currentDate },
      nodes: [],
      branches: [
        {
          branchId: game.id,
          name: null,
          tipTurnId: game.id,
          fromTurnId: null,
          turnCount: 0,
          currentDate: game.game.currentDate,
          ending: null,
          lastPlayedAt: expect.any(String) as string,
        },
      ],
    });
  });

  it('grows a branch where a node gets a second child with text; failed siblings count for nothing', async () => {
    const game = await newGame();
    const failed = await game.submit();
    await game.fail(failed);
    const [first, second] = (await game.tellOn(game.id, [
      { input: 'I  rise,\n‮and speak.', ordinal: 2 },
      { input: `${'word '.repeat(30)}`, ordinal: 40, ending: { kind: 'death', epilogue: 'He is gone.' } },
    ])) as [string, string];
    const [other, otherOn] = (await game.tellOn(first, [{ ordinal: 3 }, { ordinal: 4 }])) as [string, string];
    const third = await game.tell(game.id, { ordinal: 1 });
    await game.player.post('/api/game/save', { gameId: game.id, turnId: otherOn }).expect(200);

    const tree = await treeOf(game);
    expect(
      tree.nodes.map(({ turnId, parentTurnId, turnNumber, depth, branchId }) => [
        turnId,
        parentTurnId,
        turnNumber,
        depth,
        branchId,
      ]),
    ).toEqual([
      [first, game.id, 2, 1, game.id],
      [second, first, 3, 2, game.id],
      [other, first, 4, 2, other],
      [otherOn, other, 5, 3, other],
      [third, game.id, 6, 1, third],
    ]);
    expect(tree.nodes.map(({ title }) => title)).toEqual([
      'I rise, and speak.',
      `${'word '.repeat(15).trim()}…`,
      'I rise and speak.',
      'I rise and speak.',
      'I rise and speak.',
    ]);
    expect(tree.nodes[1]).toMatchObject({ kind: 'action', status: 'narrated', ending: 'death' });
    expect([tree.headTurnId, tree.savedTurnId]).toEqual([third, otherOn]);
    expect(
      tree.branches.map(({ branchId, tipTurnId, fromTurnId, turnCount, ending }) => [
        branchId,
        tipTurnId,
        fromTurnId,
        turnCount,
        ending,
      ]),
    ).toEqual([
      [game.id, second, null, 2, 'death'],
      [third, third, game.id, 1, null],
      [other, otherOn, first, 2, null],
    ]);
  });

  it("is its player's own", async () => {
    const [game, stranger] = await Promise.all([newGame(), TestPlayer.signUp(backend)]);
    for (const path of [
      'tree',
      'shares',
      `comparison?left=${game.id}&right=${game.id}`,
      'book?format=html',
    ]) {
      const { body } = await stranger.get(`/api/games/${game.id}/${path}`).expect(404);
      expect((body as Problem).code).toBe('game_not_found');
    }
    await stranger.put(`/api/games/${game.id}/branches/${game.id}`, { name: 'Mine' }).expect(404);
    await game.player.get('/api/games/none/tree').expect(404);
  });
});

describe('going another way', () => {
  it('is refused unless it is meant, and branches when it is', async () => {
    const game = await newGame();
    const [first] = (await game.tellOn(game.id, [{}, {}])) as [string];
    const moved = await game.player
      .post('/api/game/process', {
        userInput: 'Again.',
        gameType: 'french_revolution',
        gameId: game.id,
        parentTurnId: first,
      })
      .expect(409);
    expect((moved.body as Problem).code).toBe('game_moved_on');
    const turnId = await game.submit({ parentTurnId: first, fork: true });
    await game.narrate(turnId, { ordinal: 5 });
    expect((await treeOf(game)).branches.map(({ branchId }) => branchId)).toEqual([game.id, turnId]);
    const { gameState } = (await game.player.get(`/api/game/load/${game.id}`).expect(200)).body as GameAnswer;
    expect(gameState).toMatchObject({
      headTurnId: turnId,
      parentTurnId: first,
      depth: 2,
      branch: { branchId: turnId, name: null },
      ending: null,
      divergencePercent: 0,
    });
    expect(gameState.factions.length).toBeGreaterThan(0);
    await game.player
      .post('/api/game/process', {
        userInput: 'x',
        gameType: 'french_revolution',
        gameId: game.id,
        fork: 'yes',
      })
      .expect(400);
  });

  it('cannot be gone from an ending, but from before it', async () => {
    const game = await newGame();
    const ending = { kind: 'triumph', epilogue: 'They sing of him.' } as const;
    const [first, last] = (await game.tellOn(game.id, [{}, { ending }])) as [string, string];
    const { gameState } = (await game.player.get(`/api/game/load/${game.id}`).expect(200)).body as GameAnswer;
    expect(gameState.ending).toEqual(ending);
    expect(((await game.player.get(`/api/game/turns/${last}`).expect(200)).body as Turn).ending).toEqual(
      ending,
    );
    const body = { userInput: 'On!', gameType: 'french_revolution', gameId: game.id };
    const refused = await game.player.post('/api/game/process', body).expect(409);
    expect((refused.body as Problem).code).toBe('game_ended');
    await game.player.post(`/api/games/${game.id}/rewind`, { turnId: first }).expect(200);
    await game.submit();
  });
});

describe('the receipt', () => {
  it('tells what was left once the turn was settled; a failed turn was not charged', async () => {
    const game = await newGame();
    const told = await game.submit();
    expect(((await game.player.get(`/api/game/turns/${told}`).expect(200)).body as Turn).receipt).toBeNull();
    await game.narrate(told);
    const usage = { inputTokens: 2_000, cachedInputTokens: 1_000, outputTokens: 300 };
    const receipt = { reservedMicroUsd: 32_000, priceVersion: currentPriceVersion };
    expect(await settledReceipt(game, told)).toEqual({
      ...receipt,
      ...usage,
      chargedMicroUsd: CHARGE,
      balanceAfterMicroUsd: 1_000_000 - CHARGE,
    });
    const failed = await game.submit();
    await game.fail(failed);
    const nothing = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, chargedMicroUsd: 0 };
    const notCharged = { ...receipt, ...nothing, balanceAfterMicroUsd: 1_000_000 - CHARGE };
    expect(await settledReceipt(game, failed)).toEqual(notCharged);
    await game.player.grant(500);
    const second = await game.submit();
    await game.narrate(second);
    expect((await settledReceipt(game, second))?.balanceAfterMicroUsd).toBe(1_000_500 - 2 * CHARGE);

    const page = (await game.player.get(`/api/games/${game.id}/turns`).expect(200)).body as TurnPage;
    expect(page.turns.map(({ turnId, receipt: own }) => [turnId, own?.balanceAfterMicroUsd])).toEqual([
      [second, 1_000_500 - 2 * CHARGE],
      [told, 1_000_000 - CHARGE],
    ]);
  });

  async function settledReceipt(game: ToldGame, turnId: string): Promise<Turn['receipt']> {
    await game.settle(turnId);
    return ((await game.player.get(`/api/game/turns/${turnId}`).expect(200)).body as Turn).receipt;
  }
});

describe('the name of a branch', () => {
  it('is given, changed and taken away, and stands wherever the branch does', async () => {
    const game = await newGame();
    const first = await game.tell(game.id);
    const other = await game.tell(game.id);
    const name = async (branchId: string, to: unknown, status = 200) =>
      (
        await game.player
          .put(`/api/games/${game.id}/branches/${branchId}`, { name: to as string })
          .expect(status)
      ).body as GameTree;
    const namesIn = ({ branches }: GameTree) => branches.map((branch) => branch.name);

    expect(namesIn(await name(game.id, 'As it was'))).toEqual(['As it was', null]);
    expect(namesIn(await name(other, '  What\n\u0000 if <b>… 🗡️ '))).toEqual([
      'As it was',
      'What if <b>… 🗡️',
    ]);
    expect(namesIn(await name(other, '🗡'.repeat(60)))).toEqual(['As it was', '🗡'.repeat(60)]);
    const { gameState } = (await game.player.get(`/api/game/load/${game.id}`).expect(200)).body as GameAnswer;
    expect(gameState.branch).toEqual({ branchId: other, name: '🗡'.repeat(60) });
    expect(namesIn(await name(game.id, ''))).toEqual([null, '🗡'.repeat(60)]);

    await name(other, '🗡'.repeat(61), 400);
    await name(other, 7, 400);
    expect(((await name(other, 'jailbait', 422)) as unknown as Problem).code).toBe('text_refused');
    for (const none of [first, randomUUID(), 'none'])
      expect(((await name(none, 'Nowhere', 404)) as unknown as Problem).code).toBe('unknown_branch');
  });
});

describe('two branches side by side', () => {
  it('show where they parted and what is different since', async () => {
    const game = await newGame();
    const person = (subject: string, text: string) =>
      ({ change: 'new', lineId: null, topic: 'person', subject, text, fromPlayer: false }) as const;
    const common = await game.tell(game.id, {
      chronicle: [person('Marie', 'She hides your press.')],
      ordinal: 2,
    });
    const [, left] = (await game.tellOn(common, [
      { chronicle: [person('Danton', 'He laughs at you.')], ordinal: 3 },
      { narrative: 'The end.', ordinal: 9, ending: { kind: 'death', epilogue: 'He is gone.' } },
    ])) as [string, string];
    const right = await game.tell(common, {
      narrative: 'Another way.',
      ordinal: 5,
      chronicle: [person('Danton', 'He embraces you.')],
      world: { factions: { jacobins: 33 } },
    });
    await game.player.put(`/api/games/${game.id}/branches/${right}`, { name: 'Friends' }).expect(200);

    const compared = async (one: string, other: string) =>
      (await game.player.get(`/api/games/${game.id}/comparison?left=${one}&right=${other}`).expect(200))
        .body as Comparison;
    const comparison = await compared(left, right);
    const { turns: commonTurns } = (await compared(common, game.id)).left;
    expect([comparison.commonTurnId, comparison.commonDate]).toEqual([common, commonTurns[0]?.currentDate]);
    expect(comparison.left).toMatchObject({
      tipTurnId: left,
      branch: { branchId: game.id, name: null },
      turnCount: 2,
      ending: { kind: 'death', epilogue: 'He is gone.' },
    });
    expect(comparison.left.chronicle.map(({ subject, text }) => [subject, text])).toEqual([
      ['Danton', 'He laughs at you.'],
    ]);
    expect(comparison.right).toMatchObject({
      tipTurnId: right,
      branch: { branchId: right, name: 'Friends' },
      turnCount: 1,
      ending: null,
    });
    expect(comparison.right.turns.map(({ narrative }) => narrative)).toEqual(['Another way.']);
    expect(comparison.right.chronicle.map(({ text }) => text)).toEqual(['He embraces you.']);
    const same = await compared(left, left);
    expect([same.commonTurnId, same.left.turns, same.left.chronicle, same.left.ending?.kind]).toEqual([
      left,
      [],
      [],
      'death',
    ]);
    for (const unknown of [randomUUID(), (await newGame()).id])
      await game.player.get(`/api/games/${game.id}/comparison?left=${unknown}&right=${left}`).expect(404);
    await game.player.get(`/api/games/${game.id}/comparison?left=${left}`).expect(400);
  });
});
