/** GET /api/staff/audit/proof, POST /api/staff/audit/heads and …/checks */
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { AuditProof, SignedHead } from '@rubicon/contracts';
import { Refuses, StaffOnly } from '../../platform/http/index.js';
import { AskForNightlyWork } from '../nightly/index.js';
import { AuditProofBody, SignedHeadBody } from './proof.answers.js';
import { GetAuditProof } from './proof.query.js';
import { SignHead } from './sign-head.handler.js';

@ApiTags('staff')
@StaffOnly('auditor')
@Controller('api/staff/audit')
export class ProofEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('proof')
  @ApiOperation({
    summary: 'How far the hash chain over the ledger is, its signed heads, and what the nights found.',
  })
  @ApiOkResponse({ type: AuditProofBody })
  getAuditProof(): Promise<AuditProof> {
    return this.queries.execute(new GetAuditProof());
  }

  @Post('checks')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Audits the whole log and compares every wallet now; otherwise it is done every night.',
  })
  @ApiAcceptedResponse({ type: AuditProofBody })
  async auditNow(): Promise<AuditProof> {
    await this.commands.execute(new AskForNightlyWork());
    return this.queries.execute(new GetAuditProof());
  }

  @Post('heads')
  @HttpCode(201)
  @ApiOperation({ summary: 'Brings the chain up to the log’s end and signs its head.' })
  @ApiCreatedResponse({ type: SignedHeadBody })
  @Refuses('heads_not_signed')
  signHead(): Promise<SignedHead> {
    return this.commands.execute(new SignHead());
  }
}
