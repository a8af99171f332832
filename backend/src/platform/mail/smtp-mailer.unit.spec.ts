/** The real client against a small server that says what it is told to. */
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { Log, type LogFields } from '../observability/index.js';
import { MailUnavailable, type Letter } from './index.js';
import { NoMailer } from './no-mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

const letter: Letter = {
  id: 'receipt-1',
  to: 'caesar@example.com',
  subject: 'Alea iacta est',
  text: 'The die is cast.',
  html: '<p>The die is cast.</p>',
};

class KeptLog extends Log {
  readonly lines: string[] = [];
  debug = this.keep;
  info = this.keep;
  warn = this.keep;
  error = this.keep;
  for(): Log {
    return this;
  }
  private keep(this: KeptLog, message: string, fields: LogFields = {}): void {
    this.lines.push(`${message} ${JSON.stringify(fields)}`);
  }
}

let server: Server;
let received: string;
let recipients: string[];
let connections: number;
let replies: Readonly<Record<string, string>>;
let log: KeptLog;
let mailer: SmtpMailer;

beforeEach(async () => {
  received = '';
  recipients = [];
  connections = 0;
  replies = {};
  log = new KeptLog();
  server = createServer((socket) => serve(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  mailer = new SmtpMailer(`smtp://127.0.0.1:${port}`, 'Rubicon <letters@rubicon.example>', log);
});
afterEach(async () => {
  mailer.close();
  await new Promise((resolve) => server.close(resolve));
});

function serve(socket: Socket): void {
  connections += 1;
  let inLetter = false;
  socket.on('error', () => undefined);
  socket.write('220 ready\r\n');
  createInterface({ input: socket }).on('line', (line) => {
    if (inLetter && line !== '.') {
      received += `${line}\n`;
      return;
    }
    const command = inLetter ? 'END' : line.slice(0, 4).toUpperCase();
    if (command === 'RCPT') recipients.push(line);
    inLetter = command === 'DATA' && replies.DATA === undefined;
    socket.write(`${replies[command] ?? (inLetter ? '354 go on' : '250 ok')}\r\n`);
    if (command === 'QUIT') socket.end();
  });
}

it('sends letters over one connection, each under an id that stays the same', async () => {
  await mailer.send(letter);
  await mailer.send(letter);
  expect(connections).toBe(1);
  expect(received.match(/^Message-ID: <receipt-1@rubicon\.example>$/gm)).toHaveLength(2);
  expect(received).toContain('From: Rubicon <letters@rubicon.example>');
  expect(received).toContain('To: caesar@example.com');
  expect(received).toContain('Auto-Submitted: auto-generated');
});

it('says where an answer goes, when it goes elsewhere', async () => {
  await mailer.send(letter);
  expect(received).not.toMatch(/^Reply-To:/m);
  await mailer.send({ ...letter, replyTo: 'help@rubicon.example' });
  expect(received).toMatch(/^Reply-To: help@rubicon\.example$/m);
});

it('takes an address for one recipient, whatever it looks like', async () => {
  await mailer.send({ ...letter, to: 'caesar@example.com,cato@example.com' }).catch(() => undefined);
  expect(recipients.length).toBeLessThanOrEqual(1);
  expect(recipients).not.toContain('RCPT TO:<cato@example.com>');
});

it.each([
  ['the server refuses for now', { RCPT: '450 <caesar@example.com> is busy' }],
  ['the server is full', { END: '452 no space for caesar@example.com' }],
  ['the server does not let us in', { EHLO: '554 go away', HELO: '554 go away' }],
])('can be tried again when %s, and says so without the address', async (_, told) => {
  replies = told;
  const error: unknown = await mailer.send(letter).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MailUnavailable);
  expect((error as Error).message).toMatch(/^the mail server does not take letters now \(E\w+\)$/);
  expect((error as Error).cause).toBeUndefined();
  expect(log.lines).toEqual([]);
});

it.each([
  ['the recipient', { RCPT: '550 <caesar@example.com> is unknown' }],
  ['the letter', { END: '554 caesar@example.com wants no letters' }],
])('lets go of a letter when %s is refused for good, and logs no address', async (_, told) => {
  replies = told;
  await mailer.send(letter);
  expect(log.lines).toEqual([
    expect.stringMatching(/^the mail server refuses a letter for good .*"letter":"receipt-1".*55\d/),
  ]);
  expect(log.lines.join()).not.toContain('caesar');
});

it('can be tried again when no server is there', async () => {
  const gone = new SmtpMailer('smtp://127.0.0.1:1', 'letters@rubicon.example', log);
  await expect(gone.send(letter)).rejects.toBeInstanceOf(MailUnavailable);
  gone.close();
});

it('gives its password only to a server that speaks TLS', async () => {
  const { port } = server.address() as AddressInfo;
  const withPassword = new SmtpMailer(`smtp://user:secret@127.0.0.1:${port}`, 'l@rubicon.example', log);
  await expect(withPassword.send(letter)).rejects.toBeInstanceOf(MailUnavailable);
  withPassword.close();
  expect(received).toBe('');
});

it('sends nothing without a server, and says so once', async () => {
  const none = new NoMailer(log);
  await none.send();
  await none.send();
  expect(log.lines).toEqual(['SMTP_URL is not set: no letter is sent {}']);
});
