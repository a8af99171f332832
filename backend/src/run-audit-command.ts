/** `npm run audit`: reads a log and what the game has fetched of its payment provider, changes nothing, and says what it found. */
import {
  auditLiveLog,
  isClean,
  readAuditCommand,
  readProviderSide,
  tellAudit,
  usage,
  UsageError,
} from './audit/command-line/index.js';
import { UnreadableEvent } from './audit/events/raw-event.js';
import { readLogConfig } from './platform/config/index.js';
import { allCodecs, EventStoreDb } from './platform/event-store/index.js';
import { startFailureOf } from './start-failure.js';

export interface AuditCommandOutcome {
  /** 0 nothing is left to be done, or help was asked for, 1 something is, or is out of reach, 2 not understood. */
  readonly exitCode: 0 | 1 | 2;
  readonly lines: readonly string[];
}

const NOT_RUNNING = 'Rubicon is not running here: start it first (npm start), or set EVENTSTORE_URL.';

/** @param words behind `npm run audit --` */
export async function runAuditCommand(
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  now = new Date(),
): Promise<AuditCommandOutcome> {
  try {
    const command = readAuditCommand(words, now);
    if (command === 'help') return { exitCode: 0, lines: [usage] };
    if (!env.EVENTSTORE_URL) return { exitCode: 1, lines: [NOT_RUNNING] };
    const { eventStoreUrl, eventStoreTimeoutMs, databaseUrl, providerPrices: prices } = readLogConfig(env);
    // Before the log: whatever the provider has told by then, the log's end is later.
    const provider = databaseUrl === null ? null : await readProviderSide(databaseUrl);
    const store = new EventStoreDb(eventStoreUrl, { answerWithinMs: eventStoreTimeoutMs });
    try {
      const log = store.readAll({ from: 'start', categories: allCodecs.map(({ category }) => category) });
      const audit = await auditLiveLog(log, { ...command, now, provider, prices });
      return {
        exitCode: isClean(audit) ? 0 : 1,
        lines: command.asJson ? [JSON.stringify(audit, plain, 2)] : tellAudit(audit, command),
      };
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof UsageError) return { exitCode: 2, lines: [error.message, '', usage] };
    if (error instanceof UnreadableEvent)
      return { exitCode: 1, lines: [`An event cannot be read, and the audit ends there: ${error.message}.`] };
    const sentence = startFailureOf(error)?.sentence;
    if (sentence === undefined) throw error;
    return { exitCode: 1, lines: [sentence] };
  }
}

/** A position is beyond what a number of JSON holds. */
function plain(_field: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
