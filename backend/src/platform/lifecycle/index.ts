export { LifecycleModule } from './lifecycle.module.js';
export { providersOf } from './providers-of.js';
export { Shutdown } from './shutdown.js';
