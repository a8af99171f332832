import { Module } from '@nestjs/common';
import { Chain } from './chain.js';
import { LedgerFile } from './ledger-file.js';
import { SignedHeads } from './signed-heads.js';

/** The hash chain over the ledger, its signed heads, and the file that proves itself. */
@Module({ providers: [Chain, SignedHeads, LedgerFile], exports: [Chain, SignedHeads, LedgerFile] })
export class ProofModule {}
