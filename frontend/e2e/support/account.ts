/** Players over HTTP, for what a spec needs before it begins. What it is about it does in the browser. */
import type {
  Character,
  Difficulty,
  GameAnswer,
  GameState,
  GameType,
  PaymentSuccessAnswer,
  ProcessTurnAnswer,
  Profile,
  PurchaseAnswer,
  RegisterRequest,
  ReportReason,
  Session,
  Share,
  Turn,
  TurnAccepted,
} from '@rubicon/contracts';
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { origin } from './visit.js';

/** Nobody has these names yet. */
export function newPlayer(): RegisterRequest {
  const username = `e2e_${randomBytes(6).toString('hex')}`;
  return { username, email: `${username}@example.org`, password: 'alea iacta est' };
}

export function registered(player: RegisterRequest): Promise<Session> {
  return post<Session>('/api/auth/register', player);
}

/** Registers, and pays `dollars` at the hosted page. */
export async function registeredPlayer(dollars: 0 | 1 | 5 | 10 | 20): Promise<Session> {
  const session = await registered(newPlayer());
  if (dollars === 0) return session;
  const { url } = await post<PurchaseAnswer>('/api/credits/purchase', { amount: dollars }, session);
  const sessionId = await paidAt(url);
  await post<PaymentSuccessAnswer>('/api/credits/payment-success', { sessionId }, session);
  return session;
}

/** Somebody without an account pays, and claims nothing. */
export async function unclaimedPayment(dollars: 1 | 5 | 10 | 20): Promise<void> {
  const { url } = await post<PurchaseAnswer>('/api/credits/purchase', { amount: dollars });
  await paidAt(url, { email: newPlayer().email });
}

/** Pays at the hosted page. @returns the id of its session */
async function paidAt(url: string, more: Readonly<Record<string, string>> = {}): Promise<string | null> {
  const card = { cardNumber: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', ...more };
  const paid = await fetch(url, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
  return new URL(paid.headers.get('location') ?? url).searchParams.get('session_id');
}

/** The era's first character, at normal difficulty unless told. */
export async function startedGame(
  session: Session,
  gameType: GameType,
  difficulty: Difficulty = 'normal',
): Promise<GameAnswer> {
  const [character] = await call<Character[]>(
    'GET',
    `/api/characters?gameType=${gameType}`,
    undefined,
    session,
  );
  const body = { characterId: character?.id, difficulty, gameType };
  return post<GameAnswer>('/api/game/start', body, session);
}

/** Plays a turn from where the game stands, and waits for it. */
export async function playedTurn(
  session: Session,
  { gameId, gameType }: Pick<GameState, 'gameId' | 'gameType'>,
  userInput: string,
): Promise<GameState> {
  const body = { userInput, gameType, gameId };
  return (await post<ProcessTurnAnswer>('/api/game/process', body, session)).gameState;
}

/** Sends a turn, and waits for nothing. */
export function sentTurn(
  session: Session,
  { gameId, gameType }: Pick<GameState, 'gameId' | 'gameType'>,
  userInput: string,
): Promise<TurnAccepted> {
  const body = { userInput, gameType, gameId };
  return call<TurnAccepted>('POST', '/api/game/process', body, session, { prefer: 'respond-async' });
}

export function turnOf(session: Session, turnId: string): Promise<Turn> {
  return call<Turn>('GET', `/api/game/turns/${turnId}`, undefined, session);
}

export function profileOf(session: Session): Promise<Profile> {
  return call<Profile>('GET', '/api/user/profile', undefined, session);
}

/** The player reports a turn to support; the game's own id stands for its opening. */
export function reportedTurn(session: Session, turnId: string, reason: ReportReason): Promise<void> {
  return post<void>(`/api/game/turns/${turnId}/report`, { reason }, session);
}

/** A link under which anybody can read the game's story up to where it stands. */
export function sharedStory(session: Session, { gameId, headTurnId }: GameState): Promise<Share> {
  return post<Share>(`/api/games/${gameId}/shares`, { turnId: headTurnId }, session);
}

/** The page is the player's from its next load on; signing out is not undone by a reload. */
export async function enterAs(page: Page, { token, user }: Session): Promise<void> {
  await page.goto('/login');
  await page.evaluate(
    ([tokenText, userText]) => {
      localStorage.setItem('token', tokenText!);
      localStorage.setItem('user', userText!);
    },
    [token, JSON.stringify(user)],
  );
}

function post<T>(path: string, body: object, session?: Session): Promise<T> {
  return call<T>('POST', path, body, session);
}

async function call<T>(
  method: string,
  path: string,
  body?: object,
  session?: Session,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const response = await fetch(origin() + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomBytes(16).toString('hex'),
      ...(session ? { authorization: `Bearer ${session.token}` } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as T;
}
