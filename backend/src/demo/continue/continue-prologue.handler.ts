/**
 * Lets a prologue go on as a game of the account. Three streams, one append each: the player gets the character, the prologue says whose
 * it is now, the game begins. Every id follows from the prologue (or, for a browser's, from the key), so that the same request again
 * finds what is done and does the rest.
 */
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { GameType } from '@rubicon/contracts';
import type { DemoContinuation, PrologueSource } from '@rubicon/domain';
import { scenarios } from '@rubicon/scenarios';
import { v5 as uuidV5 } from 'uuid';
import { CreateCharacterFor } from '../../characters/index.js';
import { DecentWords } from '../../moderation/index.js';
import { StartGameAfterPrologue, type StartedGame } from '../../play/index.js';
import { Ids } from '../../platform/clock/index.js';
import { PlayerFence } from '../../platform/erasure/index.js';
import { Aggregates, CommandContexts } from '../../platform/event-store/index.js';
import { Refused } from '../../platform/refusals/index.js';
import { PlayerKeys } from '../../platform/keys/index.js';
import { ReadModels } from '../../platform/read-models/index.js';
import { DemoStory } from '../story/demo-story.js';
import { DemoTurns } from '../demo-turns.js';
import { VisitorDemos } from '../visitor-demos.js';
import { browserPrologue } from './browser-prologue.js';
import { serverPrologue } from './server-prologue.js';
import type { ToldPrologue } from './told-prologue.js';

export class ContinueServerPrologue extends Command<StartedGame> {
  constructor(
    readonly playerId: string,
    /** Null: the request came without the visitor's cookie. */
    readonly visitor: string | null,
  ) {
    super();
  }
}

export class ContinueBrowserPrologue extends Command<StartedGame> {
  constructor(
    readonly playerId: string,
    readonly gameType: GameType,
    /** Trimmed, within bounds. */
    readonly actions: readonly string[],
    readonly idempotencyKey: string | null,
  ) {
    super();
  }
}

/** What both ways of continuing end with. */
async function begin(
  commands: CommandBus,
  playerId: string,
  gameType: GameType,
  { gameId, characterId }: Pick<DemoContinuation, 'gameId' | 'characterId'>,
  source: PrologueSource,
  told: ToldPrologue,
): Promise<StartedGame> {
  return commands.execute(
    new StartGameAfterPrologue(playerId, gameId, gameType, characterId, { source, ...told }),
  );
}

async function characterFor(
  commands: CommandBus,
  playerId: string,
  gameType: GameType,
  key: string,
): Promise<number> {
  const { character } = await commands.execute(
    new CreateCharacterFor(playerId, gameType, scenarios[gameType].prologue.character, `prologue:${key}`),
  );
  return character.id;
}

@CommandHandler(ContinueServerPrologue)
export class ContinueServerPrologueHandler implements ICommandHandler<ContinueServerPrologue> {
  constructor(
    private readonly commands: CommandBus,
    private readonly visitorDemos: VisitorDemos,
    private readonly turns: DemoTurns,
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly readModels: ReadModels,
    private readonly story: DemoStory,
    private readonly fence: PlayerFence,
  ) {}

  /** @throws Refused `no_demo`, `account_suspended`, `demo_pending`, and what creating a character throws */
  async execute({ playerId, visitor }: ContinueServerPrologue): Promise<StartedGame> {
    const demoId = visitor === null ? null : await this.visitorDemos.current(visitor);
    if (demoId === null) throw new Refused('no_demo');
    await this.fence.checkPlay(playerId);
    const { opening, continued } = await this.turns.load(demoId, playerId);
    if (!opening || (continued && continued.playerId !== playerId)) throw new Refused('no_demo');
    const { gameType } = opening;
    const characterId =
      continued?.characterId ?? (await characterFor(this.commands, playerId, gameType, demoId));
    const context = this.contexts.of({ actorId: playerId });
    const gameId = uuidV5(`prologue:${demoId}`, playerId);
    const outcome = await this.aggregates.demo.handle(
      demoId,
      { type: 'ContinueDemo', demoId, playerId, gameId, characterId, at: context.at },
      context,
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    await this.readModels.waitFor(outcome.position);
    const told = await this.story.of(demoId);
    if (!told) throw new Refused('no_demo');
    const game = outcome.state.continued ?? { gameId, characterId };
    return begin(this.commands, playerId, gameType, game, 'server', serverPrologue(told));
  }
}

/** The first request stays; the update is there so that a repeated one reads it back. */
const requestOnce = `
  INSERT INTO prologue_request (request_id, player_id, body_hash) VALUES ($1, $2, $3)
  ON CONFLICT (request_id) DO UPDATE SET request_id = excluded.request_id
  RETURNING body_hash`;

@CommandHandler(ContinueBrowserPrologue)
export class ContinueBrowserPrologueHandler implements ICommandHandler<ContinueBrowserPrologue> {
  constructor(
    private readonly commands: CommandBus,
    private readonly decency: DecentWords,
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
    private readonly fence: PlayerFence,
    private readonly ids: Ids,
  ) {}

  /** @throws Refused `account_suspended`, `idempotency_key_reused`, `text_refused`, and what creating a character throws */
  async execute(request: ContinueBrowserPrologue): Promise<StartedGame> {
    const { playerId, gameType, actions } = request;
    // First: the character that is made for it would be left over.
    await this.fence.checkPlay(playerId);
    // Nobody has read them yet: they were typed in the browser, for it alone.
    await Promise.all(actions.map((action) => this.decency.check(action)));
    const key = request.idempotencyKey ?? this.ids.uuid();
    const gameId = uuidV5(`prologue:${key}`, playerId);
    await this.rememberRequest(gameId, request);
    const characterId = await characterFor(this.commands, playerId, gameType, key);
    const told = browserPrologue(gameType, actions);
    return begin(this.commands, playerId, gameType, { gameId, characterId }, 'browser', told);
  }

  private async rememberRequest(
    requestId: string,
    { playerId, gameType, actions }: ContinueBrowserPrologue,
  ): Promise<void> {
    const bodyHash = await this.keys.fingerprint(playerId, JSON.stringify([gameType, actions]));
    const rows = await this.readModels.manager.query<{ body_hash: string }[]>(requestOnce, [
      requestId,
      playerId,
      bodyHash,
    ]);
    if (rows[0]?.body_hash !== bodyHash) throw new Refused('idempotency_key_reused');
  }
}
