/** Creates a character of the player's own. Its number follows from the player's stream; the same key gets the same character. */
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Character, GameType } from '@rubicon/contracts';
import { characterOfRequest, type CharacterSheet } from '@rubicon/domain';
import { v5 as uuidV5 } from 'uuid';
import { Ids } from '../platform/clock/index.js';
import { DecentWords } from '../moderation/index.js';
import { Aggregates, CommandContexts } from '../platform/event-store/index.js';
import { Refused } from '../platform/refusals/index.js';
import { PlayerKeys } from '../platform/keys/index.js';
import { checkOffice } from './character-office.js';
import { ownCharacter } from './own-character.js';

export class CreateCharacterFor extends Command<CreatedCharacter> {
  constructor(
    readonly playerId: string,
    readonly gameType: GameType,
    readonly sheet: CharacterSheet,
    readonly idempotencyKey: string | null,
  ) {
    super();
  }
}

export interface CreatedCharacter {
  readonly character: Character;
  readonly position: bigint | null;
}

@CommandHandler(CreateCharacterFor)
export class CreateCharacterHandler implements ICommandHandler<CreateCharacterFor> {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly contexts: CommandContexts,
    private readonly decency: DecentWords,
    private readonly keys: PlayerKeys,
    private readonly ids: Ids,
  ) {}

  /** @throws Refused for an estate or profession of another era, `too_many_characters`, `idempotency_key_reused`, `text_refused` */
  async execute({
    playerId,
    gameType,
    sheet,
    idempotencyKey,
  }: CreateCharacterFor): Promise<CreatedCharacter> {
    checkOffice(gameType, sheet);
    await this.decency.check(`${sheet.name}. ${sheet.description}`);
    const requestId =
      idempotencyKey === null ? this.ids.uuid() : uuidV5(`character:${idempotencyKey}`, playerId);
    const bodyHash = await this.keys.fingerprint(playerId, bodyOf(gameType, sheet));
    const outcome = await this.aggregates.player.handle(
      playerId,
      { type: 'CreateCharacter', requestId, bodyHash, gameType, sheet },
      this.contexts.of({ actorId: playerId, keyOwner: playerId }),
    );
    if (outcome.kind === 'refused') throw Refused.by(outcome.refusal);
    const characterId = characterOfRequest(outcome.state, requestId);
    if (characterId === null) throw new Error('a character was created, but its player does not know it');
    return { character: ownCharacter(characterId, gameType, sheet), position: outcome.position };
  }
}

function bodyOf(gameType: GameType, sheet: CharacterSheet): string {
  return JSON.stringify([
    gameType,
    sheet.name,
    sheet.estate,
    sheet.profession,
    sheet.description,
    sheet.politicalLeanings,
  ]);
}
