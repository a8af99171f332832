import { Module } from '@nestjs/common';
import { CharacterCatalogue } from './character-catalogue.js';
import { CharactersEndpoint } from './characters.endpoint.js';
import { ListCharactersHandler } from './characters.query.js';
import { CreateCharacterHandler } from './create-character.handler.js';

@Module({
  controllers: [CharactersEndpoint],
  providers: [CharacterCatalogue, ListCharactersHandler, CreateCharacterHandler],
  exports: [CharacterCatalogue],
})
export class CharactersApiModule {}
