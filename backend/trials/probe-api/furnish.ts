/** A house in which something has happened, made by real use: players with stories and payments, reports, acts, exports; and every id that it has. */
import { randomUUID } from 'node:crypto';
import { poll } from '@rubicon/local-stack';
import { ApiPlayer, type Game } from '../api-player.js';
import { plantFaults } from '../demo-staff/faults.js';
import { play } from '../demo-staff/players.js';
import type { Caller } from './callers.js';
import type { KnownValues } from './known-values.js';
import { PASSWORD } from './people.js';

export interface Furnishing {
  readonly origin: string;
  readonly eventStoreUrl: string;
  readonly known: { readonly players: KnownValues; readonly staff: KnownValues };
  readonly support: Caller;
  readonly auditor: Caller;
  readonly operator: Caller;
}

export interface Furnished {
  /** Of a player with credits, games, payments and characters. */
  readonly ownerToken: string;
}

const ERA = 'french_revolution';
export const aGame = { characterId: 101, difficulty: 'normal', gameType: ERA };
const CREDITS = [20, 20, 5] as const;
const ACTS = ['I ask for bread.', 'I write it down.'];
const DAY_MS = 86_400_000;
const LEARNT_WITHIN_MS = 10_000;

/** What other calls ask for by these names. */
const sameName = Object.fromEntries(
  [
    ...['gameId', 'turnId', 'branchId', 'lineId', 'shareId', 'paymentId', 'sessionId', 'parentTurnId'],
    ...[
      'actId',
      'reportId',
      'letterId',
      'exceptionId',
      'exportId',
      'itemId',
      'month',
      'position',
      'payoutId',
    ],
    ...['explainedAt', 'amountMicroUsd', 'order', 'process', 'key', 'errorCode'],
  ].map((name) => [name, name]),
);

export async function furnish(house: Furnishing): Promise<Furnished> {
  const { origin, known } = house;
  const suffix = randomUUID().slice(0, 6);
  const cast = await play(origin, suffix);
  // Few, so that what is known of one is mostly asked for with that one.
  for (const { playerId, username } of cast.players.slice(0, 3)) {
    known.staff.add('playerId', playerId);
    known.staff.add('q', playerId, username);
  }
  await plantFaults(house.eventStoreUrl, cast);
  const owner = await ownerIn(house, `owner_${suffix}`);
  await new Desks(house).furnish(cast.charged.playerId);
  tellPlayers(known.players, await somebody(origin, `somebody_${suffix}`));
  tellStaff(known.staff);
  return owner;
}

/** A visitor who begins the free prologue. @returns the cookie by which they are known */
export async function beginPrologue(origin: string): Promise<string> {
  const visitor = new ApiPlayer(origin);
  await visitor.call('POST', '/api/game/start-demo', { gameType: ERA });
  return visitor.cookieHeader;
}

async function ownerIn({ origin, known }: Furnishing, username: string): Promise<Furnished> {
  const owner = new ApiPlayer(origin, undefined, username);
  const learn = (answer: unknown): void => known.players.learn(answer, sameName);
  const { token } = await owner.register();
  for (const amount of CREDITS) {
    const { url, paymentId } = await owner.openCheckout({ amount });
    const sessionId = await owner.pay(url);
    if (amount > 5 && sessionId !== null) await owner.confirm(sessionId);
    learn({ paymentId, sessionId, order: paymentId });
  }
  for (const name of ['Jeanne', 'Manon', 'Lucile']) {
    const { id } = await owner.call<{ id: number }>('POST', '/api/characters', aCharacter(name));
    known.players.add('characterId', id);
  }
  for (const game of [await startedGame(owner), await startedGame(owner)]) {
    for (const act of ACTS) learn(await owner.playTurn(game, act));
    const [turnId] = known.players.of('turnId').slice(-1);
    await owner.call('POST', `/api/game/turns/${String(turnId)}/report`, { reason: 'untrue' });
    learn(await owner.call('POST', `/api/games/${game.gameId}/shares`, { turnId }));
    await owner.save(game.gameId);
    for (const path of ['tree', 'chronicle'])
      learn(await owner.call('GET', `/api/games/${game.gameId}/${path}`));
  }
  await startedGame(owner);
  const nodes = [...known.players.of('turnId'), ...known.players.of('gameId')];
  for (const place of ['turn', 'left', 'right'])
    for (const path of ['book', 'chronicle', 'comparison'])
      known.players.add(`${place} of /api/games/{id}/${path}`, ...nodes);
  known.players.add('before of /api/games/{id}/turns', ...nodes);
  known.players.add('after of /api/shared/{shareId}', ...nodes);
  return { ownerToken: token };

  async function startedGame(player: ApiPlayer): Promise<Game> {
    const { gameState } = await player.startGame(ERA);
    learn({ gameId: gameState.gameId });
    return { gameId: gameState.gameId, gameType: gameState.gameType };
  }
}

/** Who can sign in by the password that everybody has. */
async function somebody(origin: string, username: string): Promise<string> {
  const account = { username, email: `${username}@example.org`, password: PASSWORD };
  await new ApiPlayer(origin).call('POST', '/api/auth/register', account);
  return username;
}

/** What the desks know by their own names, and what only they can make. */
class Desks {
  constructor(private readonly house: Furnishing) {}

  async furnish(playerId: string): Promise<void> {
    await this.furnishSupport(playerId);
    await this.furnishAudit();
    const { known, operator } = this.house;
    known.staff.add('name', ...valuesOf(await this.at(operator, 'GET', '/operations/narrators'), 'name'));
    await this.at(operator, 'GET', '/operations/lanes');
  }

  private async furnishSupport(playerId: string): Promise<void> {
    const { known, support } = this.house;
    const player = `/players/${playerId}`;
    const reason = 'The player wrote to us twice about it.';
    for (const amountMicroUsd of [1_000, 9_000_000, 9_100_000, 9_200_000])
      await this.at(support, 'POST', `${player}/acts`, { act: { kind: 'goodwill', amountMicroUsd }, reason });
    await this.at(support, 'POST', `${player}/grant`, { reason });
    const timeline = await this.at(support, 'GET', `${player}/timeline`);
    known.staff.add('before of /api/staff/players/{playerId}/timeline', ...valuesOf(timeline, 'position'));
    await this.at(support, 'GET', `${player}/replay`);
    const reports = await this.at(support, 'GET', '/reports');
    known.staff.add('before of /api/staff/reports', ...valuesOf(reports, 'reportId'));
  }

  private async furnishAudit(): Promise<void> {
    const { known, auditor } = this.house;
    const now = Date.now();
    const from = new Date(now - 40 * DAY_MS).toISOString();
    const until = new Date(now + DAY_MS).toISOString();
    known.staff.add('from', from, new Date(now - DAY_MS).toISOString());
    known.staff.add('until', until, new Date(now).toISOString());
    await this.at(auditor, 'POST', '/audit/provider/fetch');
    await this.at(auditor, 'POST', '/audit/exports', { from, until, kind: 'entries_csv' });
    const entries = await this.at(auditor, 'GET', `/audit/entries?from=${from}&until=${until}`);
    known.staff.add('before of /api/staff/audit/entries', ...valuesOf(entries, 'position'));
    for (const path of ['months', 'proof', 'provider', 'exports'])
      await this.at(auditor, 'GET', `/audit/${path}`);
    await this.until('exceptionId', () => this.at(auditor, 'GET', '/audit/exceptions?limit=200'));
    const page = await this.at(auditor, 'GET', '/audit/exceptions?limit=1');
    known.staff.add('after of /api/staff/audit/exceptions', ...valuesOf(page, 'nextAfter'));
    const rows = await this.at(auditor, 'GET', '/audit/provider/rows?limit=1');
    known.staff.add('before of /api/staff/audit/provider/rows', ...valuesOf(rows, 'nextBefore'));
  }

  /** Goes on without any when none come in time. */
  private async until(name: string, ask: () => Promise<unknown>): Promise<void> {
    const known = this.house.known.staff;
    const learnt = async (): Promise<true | null> => {
      await ask();
      return known.of(name).length > 0 || null;
    };
    await poll(learnt, { timeoutMs: LEARNT_WITHIN_MS });
  }

  private async at(caller: Caller, method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.house.origin}/api/staff${path}`, {
      method,
      headers: { ...(await caller.headers()), 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    this.house.known.staff.learn(answer, sameName);
    return answer;
  }
}

/** Every value of a field, at any depth. */
function valuesOf(answer: unknown, field: string): unknown[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => [
    ...(name === field && (typeof value === 'string' || typeof value === 'number') ? [value] : []),
    ...valuesOf(value, field),
  ]);
}

function aCharacter(name: string): object {
  return { ...aSheet(name), gameType: ERA };
}

function aSheet(name: string): object {
  return { name, estate: 'Third Estate', profession: 'Writer', description: 'Writes at night.' };
}

/** What a schema does not say of a field, and whole bodies whose fields must fit together. */
function tellPlayers(known: KnownValues, username: string): void {
  known.add('comment', 'The Bastille had not fallen yet on that day.');
  known.add('currentPassword', PASSWORD);
  known.add('newPassword', PASSWORD);
  known.add('turnNumber', 1, 2, 3);
  known.add('characterId', 101, 102);
  const bodies: Readonly<Record<string, readonly object[]>> = {
    'POST /api/auth/login': [{ username, password: PASSWORD }],
    'POST /api/auth/password-reset': [{ username }],
    'POST /api/characters': ['Olympe', 'Théroigne'].map(aCharacter),
    'PATCH /api/characters/{id}': ['Olympe', 'Théroigne'].map(aSheet),
    'POST /api/game/start': ['easy', 'normal', 'hard'].map((difficulty) => ({ ...aGame, difficulty })),
    'POST /api/game/process': known
      .of('gameId')
      .flatMap((gameId) => ACTS.map((userInput) => ({ gameId, userInput, gameType: ERA }))),
    'POST /api/game/continue-prologue': [
      { source: 'server' },
      { source: 'browser', gameType: ERA, actions: ['I ask for bread.', 'I listen.'] },
    ],
    'PATCH /api/games/{id}/chronicle/{lineId}': [
      { pinned: true },
      { pinned: false },
      { struck: true },
      { struck: false },
      { text: 'It was otherwise.' },
    ],
    'POST /api/tokens/purchase': [
      { tokens: 500_000, amount: 1 },
      { tokens: 1_000_000, amount: 2 },
      { tokens: 2_000_000, amount: 4 },
    ],
    'PATCH /api/user/profile': [
      { settings: { autoSave: false } },
      { settings: { language: 'pl', historicalAccuracy: true } },
      {},
    ],
  };
  for (const [name, some] of Object.entries(bodies)) known.add(`body of ${name}`, ...some);
}

function tellStaff(known: KnownValues): void {
  known.add('reason', 'The player wrote to us twice about it.', 'It was so on that day. '.repeat(10));
  known.add('letter', 'Dear player, we looked at what you wrote.', 'Thank you. '.repeat(40));
  known.add('currentPassword', PASSWORD);
  known.add('newPassword', PASSWORD);
  known.add('password', PASSWORD);
  known.add('kinds', 'turn', 'turn,charge', 'purchase');
  known.add('capMicroUsd', 1_000_000, 5_000_000, null);
  known.add('seen', null);
  known.add('seenSlots', null);
  const [until] = known.of('until');
  const kinds = ['entries_csv', 'exceptions_csv', 'provider_csv', 'ledger_jsonl'];
  const exports = known.of('from').flatMap((from) => kinds.map((kind) => ({ from, until, kind })));
  known.add('body of POST /api/staff/audit/exports', ...exports);
}
