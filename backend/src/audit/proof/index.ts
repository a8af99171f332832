export { SignedHeadBody } from './proof.answers.js';
export { canonicalEvent } from './canonical-event.js';
export { Chain, type ChainLink } from './chain.js';
export { LedgerFile, LogDoesNotFitChain, type LedgerFileExtent } from './ledger-file.js';
export { ProofModule } from './proof.module.js';
export { SignedHeads } from './signed-heads.js';
