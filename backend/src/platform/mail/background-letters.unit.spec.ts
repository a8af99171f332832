import { Shutdown } from '../lifecycle/index.js';
import { Mailer, MailUnavailable, type Letter } from './mailer.js';
import { Log, type LogFields } from '../observability/index.js';
import { BackgroundLetters } from './background-letters.js';

const letter: Letter = { id: 'one', to: 'caesar@example.com', subject: 's', text: 't', html: '<p>t</p>' };

/** A mail server that is away for a while. */
class LateMailer extends Mailer {
  readonly sent: string[] = [];
  tries = 0;
  constructor(private away: number) {
    super();
  }
  send({ id }: Letter): Promise<boolean> {
    this.tries += 1;
    this.away -= 1;
    if (this.away >= 0) return Promise.reject(new MailUnavailable('away'));
    this.sent.push(id);
    return Promise.resolve(true);
  }
}

class KeptLog extends Log {
  readonly lines: [string, unknown][] = [];
  debug(): void {}
  info(): void {}
  warn(message: string, fields?: LogFields): void {
    this.lines.push([message, fields?.error]);
  }
  error(): void {}
  for(): Log {
    return this;
  }
}

function setUp(away: number) {
  const mailer = new LateMailer(away);
  const shutdown = new Shutdown();
  const log = new KeptLog();
  const kept: string[] = [];
  const archive = { keep: ({ id }: Letter) => Promise.resolve(void kept.push(id)) };
  const letters = new BackgroundLetters(mailer, archive, shutdown, log);
  return { kept, mailer, shutdown, log, letters };
}

it('tries again when the mail server is away for a moment', async () => {
  const { kept, mailer, log, letters } = setUp(1);
  letters.post(() => Promise.resolve(letter));
  await letters.beforeApplicationShutdown();
  expect(mailer).toMatchObject({ sent: ['one'], tries: 2 });
  expect(kept).toEqual(['one']);
  expect(log.lines).toEqual([]);
});

it('tries once more, and then no longer, when the process ends', async () => {
  const { kept, mailer, shutdown, log, letters } = setUp(100);
  letters.post(() => Promise.resolve(letter));
  shutdown.beforeApplicationShutdown();
  await letters.beforeApplicationShutdown();
  expect([mailer.sent, kept]).toEqual([[], []]);
  expect(mailer.tries).toBeLessThanOrEqual(2);
  expect(log.lines).toEqual([['a letter was not sent', expect.any(MailUnavailable)]]);
});

it('sends nothing when there is nobody to write to, and logs what could not be composed', async () => {
  const { mailer, log, letters } = setUp(0);
  letters.post(() => Promise.resolve(null));
  const fault = new Error('the database is away');
  letters.post(() => Promise.reject(fault));
  await letters.beforeApplicationShutdown();
  expect(mailer.tries).toBe(0);
  expect(log.lines).toEqual([['a letter was not sent', fault]]);
});
