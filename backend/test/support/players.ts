/** Players for tests over HTTP: signed up, with credits granted, in a game. */
import { randomUUID } from 'node:crypto';
import type { GameAnswer, GameState, Profile, RegisterRequest, Session, Statement } from '@rubicon/contracts';
import request, { type Test } from 'supertest';
import { Aggregates, CommandContexts } from '../../src/platform/event-store/index.js';
import type { RunningBackend } from '../../src/start-backend.js';

export class TestPlayer {
  /** Of the last command: sent along, so that reads show it. */
  private position: string | null = null;

  private constructor(
    private readonly backend: RunningBackend,
    readonly id: string,
    private readonly token: string,
  ) {}

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

  /** From now on, reads show the log at least up to here. */
  saw(position: bigint | null): void {
    if (position !== null && (this.position === null || position > BigInt(this.position)))
      this.position = position.toString();
  }

  /** The same player at another backend process. */
  at(backend: RunningBackend): TestPlayer {
    const there = new TestPlayer(backend, this.id, this.token);
    there.position = this.position;
    return there;
  }

  get(path: string): Test {
    return this.send(request(this.origin).get(path));
  }

  post(path: string, body?: object): Test {
    const test = this.send(request(this.origin).post(path));
    return body === undefined ? test : test.send(body);
  }

  patch(path: string, body: object): Test {
    return this.send(request(this.origin).patch(path)).send(body);
  }

  put(path: string, body: object): Test {
    return this.send(request(this.origin).put(path)).send(body);
  }

  delete(path: string): Test {
    return this.send(request(this.origin).delete(path));
  }

  get origin(): string {
    return `http://127.0.0.1:${this.backend.port}`;
  }

  get headers(): Record<string, string> {
    return {
      authorization: `Bearer ${this.token}`,
      ...(this.position === null ? {} : { 'x-log-position': this.position }),
    };
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

  private send(test: Test): Test {
    void test.set(this.headers);
    test.on('response', (response: { headers: Record<string, string> }) => {
      const told = response.headers['x-log-position'];
      if (told !== undefined) this.saw(BigInt(told));
    });
    return test;
  }
}
