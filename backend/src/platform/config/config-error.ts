/** The process cannot start as it is configured: one clear sentence, shown without a stack trace. */
export class ConfigError extends Error {
  readonly code = 'config';
}
