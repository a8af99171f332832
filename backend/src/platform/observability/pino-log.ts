import { pino, type Logger } from 'pino';
import type { LogLevel } from '../config/index.js';
import { currentCorrelationId } from '../correlation/index.js';
import { describeError } from './describe-error.js';
import { Log, type LogFields } from './log.js';

/** Nothing of these may ever reach a log line, whatever object it comes in. */
const redacted = [
  'authorization',
  'cookie',
  'password',
  'token',
  'email',
  'username',
  'userInput',
  'narrative',
  'text',
];

/** One JSON line per message on standard output. */
export function rootLogger(level: LogLevel, base: LogFields): Logger {
  return pino({
    level,
    base,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...redacted, ...redacted.map((name) => `*.${name}`)], remove: true },
    mixin: () => {
      const correlationId = currentCorrelationId();
      return correlationId === undefined ? {} : { correlationId };
    },
  });
}

export class PinoLog extends Log {
  constructor(private readonly logger: Logger) {
    super();
  }

  debug(message: string, fields?: LogFields): void {
    this.logger.debug(plain(fields), message);
  }

  info(message: string, fields?: LogFields): void {
    this.logger.info(plain(fields), message);
  }

  warn(message: string, fields?: LogFields): void {
    this.logger.warn(plain(fields), message);
  }

  error(message: string, fields?: LogFields): void {
    this.logger.error(plain(fields), message);
  }

  for(component: string): Log {
    return new PinoLog(this.logger.child({ component }));
  }
}

function plain(fields: LogFields = {}): LogFields {
  return 'error' in fields ? { ...fields, error: describeError(fields.error) } : fields;
}
