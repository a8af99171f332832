/** The SMTP side: takes every letter for whomever it is, without a password, on loopback alone. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { LetterStore } from './letter-store.js';

const LETTER_BYTES_MAX = 2_000_000;
const CLOSE_WITHIN_MS = 200;

export interface SmtpIntake {
  /** `smtp://127.0.0.1:<port>` */
  readonly url: string;
  stop(): Promise<void>;
}

/** @throws Error when the port is taken */
export async function startSmtpIntake(port: number, letters: LetterStore): Promise<SmtpIntake> {
  const server = new SMTPServer({
    name: 'localhost',
    banner: 'Letters stay on this machine',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LETTER_BYTES_MAX,
    closeTimeout: CLOSE_WITHIN_MS,
    onData(stream, session, done) {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
        if (stream.sizeExceeded)
          throw Object.assign(new Error('The letter is too large.'), { responseCode: 552 });
        await letters.deliver(
          Buffer.concat(chunks),
          session.envelope.rcptTo.map(({ address }) => address),
        );
      })().then(
        () => done(null, 'Delivered to the mailbox'),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      // A client that goes away in the middle of a letter is its own business.
      server.on('error', () => undefined);
      resolve();
    });
  });
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
