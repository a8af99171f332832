/** GET /api/staff/players/{playerId}/proofs/{complaint} */
import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { complaints, type Complaint, type Proof } from '@rubicon/contracts';
import { CurrentStaff, Refuses, StaffOnly, type SignedInStaff } from '../../platform/http/index.js';
import { playerIdParameter } from '../reads/index.js';
import { complaintParameter } from './complaint.parameter.js';
import { GetProof } from './proof.query.js';
import { ProofBody } from './proofs.answers.js';

@ApiTags('staff')
@StaffOnly('support')
@Controller('api/staff/players/:playerId/proofs')
export class ProofsEndpoint {
  constructor(private readonly queries: QueryBus) {}

  @Get(':complaint')
  @ApiOperation({
    summary: 'What the player’s log shows of a complaint, each finding in a sentence to be sent.',
  })
  @ApiParam({ name: 'complaint', enum: complaints })
  @ApiOkResponse({ type: ProofBody })
  @Refuses('invalid_request', 'unknown_player')
  getProof(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('playerId', playerIdParameter) playerId: string,
    @Param('complaint', complaintParameter) complaint: Complaint,
  ): Promise<Proof> {
    return this.queries.execute(new GetProof(staffId, playerId, complaint));
  }
}
