import { Module } from '@nestjs/common';
import { ModerationModule } from '../moderation/index.js';
import { CharacterCatalogue } from './character-catalogue.js';
import { CharactersExport } from './characters.export.js';
import { CharactersEndpoint } from './characters.endpoint.js';
import { ListCharactersHandler } from './characters.query.js';
import { CreateCharacterHandler } from './create-character.handler.js';
import { EditCharacterHandler } from './edit-character.handler.js';
import { RemoveCharacterHandler } from './remove-character.handler.js';

@Module({
  imports: [ModerationModule],
  controllers: [CharactersEndpoint],
  providers: [
    CharacterCatalogue,
    ListCharactersHandler,
    CreateCharacterHandler,
    EditCharacterHandler,
    RemoveCharacterHandler,
    CharactersExport,
  ],
  exports: [CharacterCatalogue],
})
export class CharactersApiModule {}
