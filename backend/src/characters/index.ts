export { CharacterAnswer, StatsAnswer } from './character.answer.js';
export { CharacterCatalogue } from './character-catalogue.js';
export { CharactersApiModule } from './characters.module.js';
export { charactersTables } from './characters.tables.js';
export { CreateCharacterFor, type CreatedCharacter } from './create-character.handler.js';
export { playerCharacterProjection } from './player-character.projection.js';
