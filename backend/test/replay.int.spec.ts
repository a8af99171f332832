/**
 * The replay holds what was: for random histories, played over HTTP, the replay at the log's end of each step equals to the value what the
 * player was shown then, after all of it has happened.
 */
import { randomUUID } from 'node:crypto';
import type {
  GameAnswer,
  GameState,
  PaymentSuccessAnswer,
  Problem,
  PurchaseAnswer,
  ReplayFrame,
  ReplayGame,
  ReplayStops,
  StaffText,
  Statement,
} from '@rubicon/contracts';
import { EventStoreDb } from '../src/platform/event-store/index.js';
import { TestPlayer } from './support/players.js';
import { StaffPerson } from './support/staff-person.js';
import { Till } from './support/till.js';
import { ToldGame } from './support/told-turns.js';

jest.setTimeout(120_000);

const SEEDS = [1, 2, 3];
const STEPS = 30;
let till: Till;
let ada: StaffPerson;

beforeAll(async () => {
  till = await Till.open();
  ada = await StaffPerson.of(till.backend, 'Ada', ['support']);
}, 90_000);

afterAll(async () => {
  await till?.close();
}, 30_000);

/** What the player was shown when the log had come to there. */
interface Shown {
  readonly step: string;
  readonly position: bigint;
  readonly game: GameState | null;
  readonly gameId: string | null;
  readonly name: string | null;
  readonly statement: Statement;
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One player's history, a step at a time. */
class History {
  readonly shown: Shown[] = [];
  private game: ToldGame | null = null;
  /** Nodes with text of the game. */
  private nodes: string[] = [];
  private readonly payments: string[] = [];
  private told = 0;

  constructor(
    readonly player: TestPlayer,
    private readonly chance: () => number,
  ) {}

  async step(): Promise<void> {
    const { game } = this;
    const steps: Record<string, () => Promise<unknown>> = game
      ? {
          tell: () => this.tell(game),
          'tell on': () => this.tell(game),
          fail: () => this.fail(game),
          wait: () => this.pend(game),
          stop: () => this.stop(game),
          rewind: () => this.rewind(game),
          save: () => this.player.post('/api/game/save', { gameId: game.id }).expect(200),
          end: () => this.end(game),
          break: () => this.break(game),
          buy: () => this.buy(),
          refund: () => this.refund(),
          start: () => this.start(),
          delete: () => this.delete(game),
        }
      : { start: () => this.start() };
    const step = this.pick(Object.keys(steps));
    await steps[step]!();
    await this.look(step);
  }

  private async start(): Promise<void> {
    this.game = await ToldGame.start(till.backend, this.player);
    this.nodes = [this.game.id];
  }

  private async tell(game: ToldGame): Promise<void> {
    const turnId = await game.submit({ userInput: `I act, the ${this.told}th time.` });
    await game.narrate(turnId, {
      narrative: `Page ${(this.told += 1)}.`,
      ordinal: this.told * 3,
      world: {
        stats: { influence: this.upTo(101), reputation: this.upTo(101), resources: this.upTo(101) },
        ...(this.chance() < 0.5 ? { factions: { [this.faction(game)]: this.upTo(201) - 100 } } : {}),
      },
    });
    await game.settle(turnId);
    this.nodes.push(turnId);
  }

  /** The story ends, the player looks, and goes back. */
  private async end(game: ToldGame): Promise<void> {
    const turnId = await game.submit({ userInput: 'I stake it all.' });
    await game.narrate(turnId, { ending: { kind: 'triumph', epilogue: 'They built a column.' } });
    await game.settle(turnId);
    await this.look('when the story has ended');
    await this.rewind(game);
  }

  /** In mid-sentence: what was written stays. */
  private async break(game: ToldGame): Promise<void> {
    const turnId = await game.submit({ userInput: 'I speak at length.' });
    await game.stop(turnId);
    await game.settle(turnId);
    this.nodes.push(turnId);
  }

  private faction(game: ToldGame): string {
    return game.game.factions[this.upTo(game.game.factions.length)]!.id;
  }

  private async fail(game: ToldGame): Promise<void> {
    const turnId = await game.submit({ userInput: 'I try.' });
    await game.fail(turnId);
    await game.settle(turnId);
  }

  /** The player looks while it is being written, and then it is told. */
  private async pend(game: ToldGame): Promise<void> {
    const turnId = await game.submit({ userInput: 'I wait.' });
    await this.look('while a turn is written');
    await game.narrate(turnId, { narrative: 'It came.', ordinal: 1 });
    await this.look('before it is charged');
    await game.settle(turnId);
    this.nodes.push(turnId);
  }

  /** Before its first word. */
  private async stop(game: ToldGame): Promise<void> {
    const turnId = await game.submit({ userInput: 'I think better of it.' });
    await this.player.post(`/api/game/turns/${turnId}/stop`);
    await game.settle(turnId);
  }

  private async rewind(game: ToldGame): Promise<void> {
    await this.player.post(`/api/games/${game.id}/rewind`, { turnId: this.pick(this.nodes) }).expect(200);
  }

  private async delete(game: ToldGame): Promise<void> {
    await this.player.delete(`/api/games/${game.id}`).expect(204);
    this.game = null;
  }

  private async buy(): Promise<void> {
    const bought = await this.player.post('/api/credits/purchase', { amount: 5 }).expect(200);
    const sessionId = await till.pay((bought.body as PurchaseAnswer).url);
    const paid = await this.player.post('/api/credits/payment-success', { sessionId }).expect(200);
    this.payments.push((paid.body as PaymentSuccessAnswer).paymentId);
  }

  /** The last purchase's, as far as there is something to refund. */
  private async refund(): Promise<void> {
    const paymentId = this.payments.pop();
    if (paymentId === undefined) return;
    const asked = await this.player
      .post(`/api/payments/${paymentId}/refund`)
      .set('idempotency-key', randomUUID());
    if (asked.status === 202) await till.followed(paymentId, this.player.id);
  }

  /** Keeps what the player is shown, and how far the log had come: once it has come to rest. */
  private async look(step: string): Promise<void> {
    const store = till.backend.app.get(EventStoreDb);
    const { position, ...shown } = await till.until(async () => {
      const before = await store.head();
      await till.shown(this.player.id);
      const statement = await this.player.statement();
      const gameId = this.game?.id ?? null;
      const answer =
        gameId === null ? null : ((await this.player.get(`/api/game/state`).expect(200)).body as GameAnswer);
      const after = await store.head();
      const [game, name] = [answer?.gameState ?? null, answer?.character.name ?? null];
      return before === after && after !== null ? { position: after, game, gameId, name, statement } : null;
    });
    this.shown.push({ step, position, ...shown });
  }

  private pick<T>(from: readonly T[]): T {
    return from[this.upTo(from.length)]!;
  }

  private upTo(bound: number): number {
    return Math.floor(this.chance() * bound);
  }
}

const open = (text: string): StaffText => ({ state: 'open', text, length: 0 });

/** As the replay shows the same page to who has a grant. */
function replayed(state: GameState, name: string): ReplayGame {
  const { danger, branch, pendingTurn, lastFailedTurn, narrative, suggestions, headInput, ending, ...same } =
    state;
  void [danger, branch];
  return {
    ...same,
    characterName: open(name),
    narrative: open(narrative),
    suggestions: suggestions.map(({ title, text }) => open(`${title}: ${text}`)),
    headInput: headInput === null ? null : open(headInput),
    ending: ending?.kind ?? null,
    epilogue: ending && open(ending.epilogue),
    pendingTurnId: pendingTurn?.turnId ?? null,
    lastFailedTurnId: lastFailedTurn?.turnId ?? null,
    isDeleted: false,
  };
}

async function frameAt({ id }: TestPlayer, position: string, query = ''): Promise<ReplayFrame> {
  const answer = await ada.get(`/api/staff/players/${id}/replay/${position}${query}`).expect(200);
  return answer.body as ReplayFrame;
}

async function stopsOf({ id }: TestPlayer): Promise<ReplayStops['stops']> {
  return ((await ada.get(`/api/staff/players/${id}/replay`).expect(200)).body as ReplayStops).stops;
}

async function openGrant({ id }: TestPlayer): Promise<void> {
  await ada.post(`/api/staff/players/${id}/grant`, { reason: 'To see what they saw.' }).expect(201);
}

describe('the replay', () => {
  it.each(SEEDS)(
    'is what the player was shown, at every step of a random history (seed %i)',
    async (seed) => {
      const player = await TestPlayer.signUp(till.backend, 400_000);
      const history = new History(player, chances(seed));
      for (let step = 0; step < STEPS; step += 1) await history.step();
      await openGrant(player);
      const stops = await stopsOf(player);

      for (const { step, position, game, gameId, name, statement } of [...history.shown].reverse()) {
        const stop = stops.findLast((each) => BigInt(each.position) <= position)!;
        const frame = await frameAt(player, stop.position, gameId === null ? '' : `?gameId=${gameId}`);

        const { availableMicroUsd, reservedMicroUsd, heldMicroUsd, frozenMicroUsd } = statement;
        expect({ step, wallet: frame.wallet }).toMatchObject({
          step,
          wallet: { availableMicroUsd, reservedMicroUsd, heldMicroUsd, frozenMicroUsd },
        });
        const inLots = frame.wallet.lots.reduce((sum, { remainingMicroUsd }) => sum + remainingMicroUsd, 0);
        expect(inLots).toBe(availableMicroUsd + reservedMicroUsd + heldMicroUsd + frozenMicroUsd);
        if (game && name !== null)
          expect({ step, game: frame.game }).toEqual({ step, game: replayed(game, name) });
      }
      const last = history.shown.at(-1)!;
      const { today, wallet, game, differences } = await frameAt(player, stops.at(-1)!.position);
      expect(today).toEqual({ wallet, game });
      expect(differences).toEqual([]);
      expect(today.wallet.availableMicroUsd).toBe(last.statement.availableMicroUsd);
    },
  );

  it('names what is not the same today, and folds a deleted game from its log', async () => {
    const player = await TestPlayer.signUp(till.backend, 100_000);
    const game = await ToldGame.start(till.backend, player);
    const [began] = (await stopsOf(player)).slice(-1);
    const [turnId] = await game.tellOn(game.id, [
      { world: { stats: { influence: 1, reputation: 2, resources: 3 } } },
    ]);
    await player.delete(`/api/games/${game.id}`).expect(204);

    const masked = await frameAt(player, began!.position);
    expect(masked.game).toMatchObject({
      headTurnId: game.id,
      depth: 0,
      isDeleted: false,
      narrative: { state: 'masked', text: null, length: 0 },
      headInput: null,
    });
    expect(masked.today.game).toMatchObject({ headTurnId: turnId, depth: 1, isDeleted: true });
    const { influence } = game.game.playerStats;
    expect(masked.differences).toEqual(
      expect.arrayContaining([
        { what: 'game.playerStats.influence', then: String(influence), today: '1' },
        { what: 'game.headTurnId', then: game.id, today: turnId },
        { what: 'game.isDeleted', then: 'false', today: 'true' },
      ]),
    );
    expect(masked.differences.map(({ what }) => what)).not.toContain('game.narrative');
    await openGrant(player);
    const { narrative } = game.game;
    expect((await frameAt(player, began!.position)).differences).toContainEqual({
      what: 'game.narrative',
      then: narrative,
      today: 'The hall falls silent.',
    });
  });

  it('finds nothing beyond the log, at another player’s event, or of a game that is not theirs', async () => {
    const player = await TestPlayer.signUp(till.backend);
    const other = await ToldGame.start(till.backend, await TestPlayer.signUp(till.backend));
    const own = (await stopsOf(player)).at(-1)!.position;
    const theirs = (await stopsOf(other.player)).at(-1)!.position;
    const path = `/api/staff/players/${player.id}/replay`;
    const problem = async (at: string) => {
      const { status, body } = await ada.get(`${path}/${at}`);
      return [status, (body as Problem).code];
    };

    for (const position of [theirs, '999999999999', '12345678901234567890', 'x'])
      expect(await problem(position)).toEqual([404, 'unknown_position']);
    expect(await problem(`${own}?gameId=${other.id}`)).toEqual([404, 'game_not_found']);
    expect((await frameAt(player, own)).game).toBeNull();
  });

  it('steps fast through a game of a thousand turns', async () => {
    const player = await TestPlayer.signUp(till.backend, 100_000);
    const game = await ToldGame.start(till.backend, player);
    await game.tellOn(game.id, Array<object>(1_000).fill({}));
    await openGrant(player);
    const stops = await stopsOf(player);
    const steps = stops.filter((_, place) => place % 50 === 0);
    await frameAt(player, stops.at(-1)!.position);

    const began = process.cpuUsage();
    for (const { position } of steps) await frameAt(player, position);
    const { user, system } = process.cpuUsage(began);

    const perStepMs = (user + system) / 1_000 / steps.length;
    process.stdout.write(
      `a step takes ${perStepMs.toFixed(1)} ms of the processor, of ${stops.length} stops\n`,
    );
    expect(perStepMs).toBeLessThan(150);
  });
});
