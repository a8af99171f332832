import { Module } from '@nestjs/common';
import { AskForNightlyWorkHandler } from '../nightly/index.js';
import { ProofEndpoint } from './proof.endpoint.js';
import { ProofModule } from './proof.module.js';
import { GetAuditProofHandler } from './proof.query.js';
import { SignHeadHandler } from './sign-head.handler.js';

/** What auditors see of the chain, and a head whenever they want one. */
@Module({
  imports: [ProofModule],
  controllers: [ProofEndpoint],
  providers: [GetAuditProofHandler, SignHeadHandler, AskForNightlyWorkHandler],
})
export class ProofApiModule {}
