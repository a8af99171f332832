import { Module } from '@nestjs/common';
import { GrantsModule } from '../grants/grants.module.js';
import { MaskedNamesModule } from '../players/masked-names.module.js';
import { StaffReadsModule } from '../reads/reads.module.js';
import { StaffTextsModule } from '../texts/texts.module.js';
import { CountWaitingActsHandler } from './act-count.query.js';
import { ActDrive } from './act-drive.js';
import { ActPlans } from './act-plans.js';
import { ActRequests } from './act-requests.js';
import { ActsCoreModule } from './acts.core.module.js';
import { ActsEndpoint } from './acts.endpoint.js';
import { GetActHandler, ListActsOfHandler } from './acts.query.js';
import { AskForActHandler } from './ask-for-act.handler.js';
import { DecideAboutActHandler } from './decide-about-act.handler.js';
import { OpenActsEndpoint } from './open-acts.endpoint.js';
import { ListOpenActsHandler } from './open-acts.query.js';
import { PlanActHandler } from './plan-act.handler.js';
import { StaffActs } from './staff-acts.js';

/** What staff do about players: asked for, allowed, carried out. */
@Module({
  imports: [ActsCoreModule, GrantsModule, MaskedNamesModule, StaffReadsModule, StaffTextsModule],
  controllers: [ActsEndpoint, OpenActsEndpoint],
  providers: [
    StaffActs,
    ActDrive,
    ActPlans,
    ActRequests,
    PlanActHandler,
    AskForActHandler,
    DecideAboutActHandler,
    ListActsOfHandler,
    GetActHandler,
    ListOpenActsHandler,
    CountWaitingActsHandler,
  ],
})
export class ActsApiModule {}
