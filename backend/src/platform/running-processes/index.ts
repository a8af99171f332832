export { HeartbeatModule } from './heartbeat.module.js';
export { RunningProcesses, type RunningProcess } from './running-processes.js';
export { RunningProcessesModule } from './running-processes.module.js';
export { RunningProcessesProjectorModule } from './running-processes.projector.module.js';
