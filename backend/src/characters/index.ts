export { CharacterAnswer, StatsAnswer } from './character.answer.js';
export { CharacterCatalogue } from './character-catalogue.js';
export { CharactersApiModule } from './characters.module.js';
export { CreateCharacterFor } from './create-character.handler.js';
