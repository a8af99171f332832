/** Players for tests over HTTP: signed up, with credits granted, in a game. */
import { randomUUID } from 'node:crypto';
import type { GameAnswer, GameState, Profile, RegisterRequest, Session, Statement } from '@rubicon/contracts';
import request from 'supertest';
import { Aggregates, CommandContexts } from '../../src/platform/event-store/index.js';
import type { RunningBackend } from '../../src/start-backend.js';
import { TestCaller } from './test-caller.js';

export class TestPlayer extends TestCaller {
  private constructor(
    backend: RunningBackend,
    readonly id: string,
    private readonly token: string,
  ) {
    super(backend, { authorization: `Bearer ${token}` });
  }

  /** @param creditsMicroUsd granted at once; 0 for none */
  static async signUp(backend: RunningBackend, creditsMicroUsd = 1_000_000): Promise<TestPlayer> {
    const username = `p${randomUUID().replaceAll('-', '').slice(0, 20)}`;
    const player = await TestPlayer.register(backend, {
      username,
      email: `${username}@example.org`,
      password: 'correct horse',
    });
    if (creditsMicroUsd > 0) await player.grant(creditsMicroUsd);
    return player;
  }

  static async register(backend: RunningBackend, as: RegisterRequest): Promise<TestPlayer> {
    const response = await request(`http://127.0.0.1:${backend.port}`)
      .post('/api/auth/register')
      .send(as)
      .expect(201);
    const { token, user } = response.body as Session;
    return new TestPlayer(backend, user.id, token);
  }

  static async signIn(
    backend: RunningBackend,
    { username, password }: Pick<RegisterRequest, 'username' | 'password'>,
  ): Promise<TestPlayer> {
    const response = await request(`http://127.0.0.1:${backend.port}`)
      .post('/api/auth/login')
      .send({ username, password })
      .expect(200);
    const { token, user } = response.body as Session;
    return new TestPlayer(backend, user.id, token);
  }

  async grant(amountMicroUsd: number): Promise<void> {
    const context = this.backend.app.get(CommandContexts).of({ actorId: 'system:test' });
    const outcome = await this.backend.app.get(Aggregates).wallet.handle(
      this.id,
      {
        type: 'GrantCredits',
        playerId: this.id,
        grantId: randomUUID(),
        amountMicroUsd,
        reasonCode: 'test',
      },
      context,
    );
    if (outcome.kind === 'appended') this.saw(outcome.position);
  }

  /** The same player at another backend process. */
  at(backend: RunningBackend): TestPlayer {
    return this.goOn(new TestPlayer(backend, this.id, this.token));
  }

  async startGame(characterId = 101): Promise<GameState> {
    const response = await this.post('/api/game/start', {
      characterId,
      difficulty: 'normal',
      gameType: 'french_revolution',
    }).expect(201);
    return (response.body as GameAnswer).gameState;
  }

  async profile(): Promise<Profile> {
    return (await this.get('/api/user/profile').expect(200)).body as Profile;
  }

  async statement(): Promise<Statement> {
    return (await this.get('/api/credits/statement').expect(200)).body as Statement;
  }
}
