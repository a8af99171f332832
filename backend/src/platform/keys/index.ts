export { seal, unseal } from './aes-gcm.js';
export { accountDeleted } from './account-deleted.js';
export { derivedKey } from './derived-key.js';
export { KeyDestroyed } from '@rubicon/eventsourcing';
export { KeysModule } from './keys.module.js';
export { allOpen, openText } from './open-text.js';
export { EnvelopeBroken, Erased, erased, PlayerKeys, UnknownKey } from './player-keys.js';
export { sealedTextOf, type SealedText } from './sealed-text.js';
