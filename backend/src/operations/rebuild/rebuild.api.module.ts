import { Module } from '@nestjs/common';
import { RunningProcessesModule } from '../../platform/running-processes/index.js';
import { StaffModule } from '../../staff/index.js';
import { ProjectionLags } from '../figures/index.js';
import { AskForReadModelJobHandler } from './ask-for-read-model-job.handler.js';
import { CancelReadModelJobHandler } from './cancel-read-model-job.handler.js';
import { ReadModelJobs } from './read-model-jobs.js';
import { ReadModelsEndpoint } from './read-models.endpoint.js';
import { GetReadModelOperationsHandler } from './read-models.query.js';

@Module({
  imports: [StaffModule, RunningProcessesModule],
  controllers: [ReadModelsEndpoint],
  providers: [
    ReadModelJobs,
    ProjectionLags,
    AskForReadModelJobHandler,
    CancelReadModelJobHandler,
    GetReadModelOperationsHandler,
  ],
})
export class RebuildApiModule {}
