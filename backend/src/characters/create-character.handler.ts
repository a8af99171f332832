/** Creates a character of the player's own. Its number comes from a sequence; the same key gets the same number. */
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Character, GameType } from '@rubicon/contracts';
import type { CharacterSheet } from '@rubicon/domain';
import { v5 as uuidV5 } from 'uuid';
import { Ids } from '../platform/clock/index.js';
import { DecentWords } from '../moderation/index.js';
import { Aggregates, CommandContexts } from '../platform/event-store/index.js';
import { ProblemError } from '../platform/http/index.js';
import { PlayerKeys } from '../platform/keys/index.js';
import { ReadModels } from '../platform/read-models/index.js';
import { checkOffice } from './character-office.js';
import { ownCharacter } from './own-character.js';

export class CreateCharacterFor {
  constructor(
    readonly playerId: string,
    readonly gameType: GameType,
    readonly sheet: CharacterSheet,
    readonly idempotencyKey: string | null,
  ) {}
}

export interface CreatedCharacter {
  readonly character: Character;
  readonly position: bigint | null;
}

/** The number stays with the first request; the update is there so that a repeated one reads it back. */
const numberFor = `
  INSERT INTO character_request (request_id, body_hash, player_id) VALUES ($1, $2, $3)
  ON CONFLICT (request_id) DO UPDATE SET request_id = excluded.request_id
  RETURNING character_id, body_hash`;

@CommandHandler(CreateCharacterFor)
export class CreateCharacterHandler implements ICommandHandler<CreateCharacterFor, CreatedCharacter> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly decency: DecentWords,
    private readonly readModels: ReadModels,
    private readonly keys: PlayerKeys,
    private readonly ids: Ids,
  ) {}

  /** @throws ProblemError 400 for an estate or profession of another era, 409 `too_many_characters`, 422 for a key used otherwise or `text_refused` */
  async execute(request: CreateCharacterFor): Promise<CreatedCharacter> {
    const { playerId, gameType, sheet } = request;
    checkOffice(gameType, sheet);
    await this.decency.check(`${sheet.name}. ${sheet.description}`);
    const characterId = await this.numberOf(request);
    const outcome = await this.aggregates.player.handle(
      playerId,
      { type: 'CreateCharacter', characterId, gameType, sheet },
      this.contexts.of({ actorId: playerId, keyOwner: playerId }),
    );
    if (outcome.kind === 'refused') {
      const { code, detail } = outcome.refusal;
      throw new ProblemError(code === 'too_many_characters' ? 409 : 410, code, detail);
    }
    return { character: ownCharacter(characterId, gameType, sheet), position: outcome.position };
  }

  private async numberOf({ playerId, gameType, sheet, idempotencyKey }: CreateCharacterFor): Promise<number> {
    const requestId =
      idempotencyKey === null ? this.ids.uuid() : uuidV5(`character:${idempotencyKey}`, playerId);
    const bodyHash = await this.keys.fingerprint(
      playerId,
      JSON.stringify([
        gameType,
        sheet.name,
        sheet.estate,
        sheet.profession,
        sheet.description,
        sheet.politicalLeanings,
      ]),
    );
    const rows = await this.readModels.manager.query<{ character_id: number; body_hash: string }[]>(
      numberFor,
      [requestId, bodyHash, playerId],
    );
    const row = rows[0];
    if (!row) throw new Error('no character number was given');
    if (row.body_hash !== bodyHash)
      throw new ProblemError(
        422,
        'idempotency_key_reused',
        'This Idempotency-Key was used before, with another request.',
      );
    return row.character_id;
  }
}
