/** GET /api/staff/operations/narrators, POST …/{name}/quiet, …/drain and …/wake, PUT …/{name}/slots */
import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { NarratorDecided, Narrators } from '@rubicon/contracts';
import { CurrentStaff, Refuses, StaffOnly, type SignedInStaff } from '../../platform/http/index.js';
import { DecideOfNarrator } from './decide-of-narrator.handler.js';
import {
  NarratorDecidedBody,
  NarratorsBody,
  RestNarratorBody,
  SetNarratorSlotsBody,
} from './narrators.answers.js';
import { GetNarrators } from './narrators.query.js';

@ApiTags('staff')
@StaffOnly('operator')
@Controller('api/staff/operations/narrators')
export class NarratorsEndpoint {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Which narrators run, what each was told and tells now, and what waits.' })
  @ApiOkResponse({ type: NarratorsBody })
  getNarrators(): Promise<Narrators> {
    return this.queries.execute(new GetNarrators());
  }

  @Post(':name/quiet')
  @HttpCode(200)
  @ApiOperation({ summary: 'Lets a narrator finish what it tells and begin nothing, until it is woken.' })
  @ApiOkResponse({ type: NarratorDecidedBody })
  @Refuses('unknown_narrator', 'narrator_quiet_already', 'narrator_drained_already', 'last_narrator')
  quietNarrator(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('name') name: string,
    @Body() { evenTheLast = false }: RestNarratorBody,
  ): Promise<NarratorDecided> {
    return this.commands.execute(new DecideOfNarrator(staffId, name, { type: 'QuietNarrator', evenTheLast }));
  }

  @Post(':name/drain')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'As quiet, and hands back what has no word yet; a process that only narrates ends when it has finished.',
  })
  @ApiOkResponse({ type: NarratorDecidedBody })
  @Refuses('unknown_narrator', 'narrator_drained_already', 'last_narrator')
  drainNarrator(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('name') name: string,
    @Body() { evenTheLast = false }: RestNarratorBody,
  ): Promise<NarratorDecided> {
    return this.commands.execute(new DecideOfNarrator(staffId, name, { type: 'DrainNarrator', evenTheLast }));
  }

  @Post(':name/wake')
  @HttpCode(200)
  @ApiOperation({ summary: 'Lets a narrator take turns again.' })
  @ApiOkResponse({ type: NarratorDecidedBody })
  @Refuses('unknown_narrator', 'narrator_takes_turns')
  wakeNarrator(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('name') name: string,
  ): Promise<NarratorDecided> {
    return this.commands.execute(new DecideOfNarrator(staffId, name, { type: 'WakeNarrator' }));
  }

  @Put(':name/slots')
  @ApiOperation({ summary: 'Sets how many turns a narrator tells at once, from none up, while it runs.' })
  @ApiOkResponse({ type: NarratorDecidedBody })
  @Refuses('unknown_narrator', 'slots_changed', 'slots_out_of_range', 'last_narrator')
  setNarratorSlots(
    @CurrentStaff() { staffId }: SignedInStaff,
    @Param('name') name: string,
    @Body() { slots, seenSlots, evenTheLast = false }: SetNarratorSlotsBody,
  ): Promise<NarratorDecided> {
    return this.commands.execute(
      new DecideOfNarrator(staffId, name, { type: 'SetNarratorSlots', slots, seenSlots, evenTheLast }),
    );
  }
}
