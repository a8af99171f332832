import type { AppConfig } from '../config/index.js';
import type { Log } from './log.js';
import { PinoLog, rootLogger } from './pino-log.js';

/** The log of this process, from before anything of it is put together. */
export function processLog({ logLevel, roles }: Pick<AppConfig, 'logLevel' | 'roles'>): Log {
  return new PinoLog(rootLogger(logLevel, { roles: roles.join(','), pid: process.pid }));
}
