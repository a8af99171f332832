export { LifecycleModule } from './lifecycle.module.js';
export { Shutdown } from './shutdown.js';
