export { AppConfig, type AppConfigValues, type LogLevel, type ModelAddress } from './app-config.js';
export { ConfigError } from './config-error.js';
export { readConfig } from './read-config.js';
export { readLogConfig } from './read-log-config.js';
export { ConfigModule } from './config.module.js';
