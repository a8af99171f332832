export {
  AppConfig,
  processRoles,
  type AppConfigValues,
  type LogLevel,
  type ProcessRole,
} from './app-config.js';
