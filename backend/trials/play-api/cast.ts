/** Who plays: people with an account, visitors without one, and those who have left. */
import { ApiPlayer, type Game } from '../api-player.js';

/** The whole house takes its time to come back on a busy machine. */
const GIVE_UP_AFTER_MS = 120_000;

export class Person {
  readonly client: ApiPlayer;
  /** Of the account; null for a visitor. */
  playerId: string | null = null;
  game: Game | null = null;
  /** Turns that were sent and not waited for. */
  readonly left: string[] = [];
  /** Of a visitor who has paid: the address the link to claim it goes to, until it is claimed. */
  unclaimedBy: string | null = null;
  hasLeft = false;

  constructor(
    readonly name: string,
    origin: string,
  ) {
    this.client = new ApiPlayer(origin, GIVE_UP_AFTER_MS);
  }

  async signUp(): Promise<void> {
    this.playerId = (await this.client.register()).user.id;
  }

  /** The one under way, or a new one. */
  async openGame(): Promise<Game> {
    if (this.game !== null) return this.game;
    const { gameState } = await this.client.startGame('roman_republic');
    this.game = { gameId: gameState.gameId, gameType: gameState.gameType };
    return this.game;
  }
}

export class Cast {
  readonly people: Person[] = [];

  constructor(private readonly origin: string) {}

  newcomer(): Person {
    const person = new Person(`person ${this.people.length + 1}`, this.origin);
    this.people.push(person);
    return person;
  }

  /** With an account. */
  get players(): Person[] {
    return this.people.filter(({ playerId, hasLeft }) => playerId !== null && !hasLeft);
  }

  /** Without one, and with something paid for that nobody has claimed. */
  get visitors(): Person[] {
    return this.people.filter(({ playerId, unclaimedBy }) => playerId === null && unclaimedBy !== null);
  }
}
