import { readdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { startMailbox, type Letter, type Mailbox } from './index.js';

let dataDir: string;
let mailbox: Mailbox;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'mailbox-'));
  mailbox = await startMailbox({ dataDir });
});
afterEach(async () => {
  await mailbox.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function send(letter: { to: string | string[]; subject?: string; text?: string; html?: string }) {
  const transport = createTransport({ url: mailbox.smtpUrl });
  await transport.sendMail({
    from: 'Rubicon <letters@rubicon.example>',
    subject: 'Alea iacta est',
    text: 'The die is cast.',
    messageId: '<one@rubicon.example>',
    ...letter,
  });
  transport.close();
}
async function letters(query = ''): Promise<Letter[]> {
  return (await fetch(`${mailbox.url}/api/letters${query}`)).json() as Promise<Letter[]>;
}
const page = async (at: string) => (await fetch(mailbox.url + at)).text();

it('keeps what it takes, for each recipient, over a restart', async () => {
  await send({ to: ['caesar@example.com', 'cato@example.com'], html: '<p>The die is <b>cast</b>.</p>' });
  const taken = await letters();
  expect(taken).toEqual(
    ['caesar@example.com', 'cato@example.com'].map((to) => ({
      id: expect.any(String),
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      to,
      from: 'Rubicon <letters@rubicon.example>',
      subject: 'Alea iacta est',
      messageId: '<one@rubicon.example>',
      text: 'The die is cast.\n',
      html: expect.stringContaining('<p>The die is <b>cast</b>.</p>'),
    })),
  );
  await mailbox.stop();
  mailbox = await startMailbox({ dataDir });
  expect(await letters()).toEqual(taken);
  expect(await letters('?to=CAESAR@example.com')).toEqual([taken[0]]);
});

it('erases one address from the disk and leaves the others', async () => {
  await send({ to: ['caesar@example.com', 'cato@example.com'] });
  const erased = await fetch(`${mailbox.url}/api/letters?to=Caesar@example.com`, { method: 'DELETE' });
  expect(await erased.json()).toEqual({ erased: 1 });
  expect((await letters()).map(({ to }) => to)).toEqual(['cato@example.com']);
  const files = await readdir(path.join(dataDir, 'mailbox'));
  expect(files).toHaveLength(1);
  const kept = await readFile(path.join(dataDir, 'mailbox', files[0]!), 'utf8');
  expect(kept.startsWith('Delivered-To: cato@example.com\r\n')).toBe(true);
});

it('shows letters, newest first, and deletes them all', async () => {
  expect(await page('/')).toContain('No letters yet');
  await send({ to: 'caesar@example.com', subject: 'First <b>' });
  await send({ to: 'caesar@example.com', subject: 'Second', text: 'Come & see.' });
  const list = await page('/');
  expect(list.indexOf('Second')).toBeLessThan(list.indexOf('First &#60;b&#62;'));
  const second = (await letters())[1]!;
  expect(await page(`/letters/${second.id}`)).toContain('<pre>Come &#38; see.');
  expect(await page(`/letters/${second.id}/source`)).toContain('Subject: Second');
  expect((await fetch(`${mailbox.url}/letters/none`)).status).toBe(404);

  const origin = mailbox.url;
  await fetch(`${mailbox.url}/delete-all`, { method: 'POST', headers: { origin } });
  expect(await letters()).toEqual([]);
});

it('gives a letter’s own HTML no scripts, no network and no origin', async () => {
  await send({
    to: 'caesar@example.com',
    html: '<script>alert(1)</script><a href="https://x.example">x</a>',
  });
  const [letter] = await letters();
  const shown = await page(`/letters/${letter!.id}`);
  expect(shown).not.toContain('<script>');
  expect(shown).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  const body = await fetch(`${mailbox.url}/letters/${letter!.id}/html`);
  const policy = body.headers.get('content-security-policy')!;
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toContain('script-src');
  expect(policy).toMatch(/; sandbox allow-popups allow-popups-to-escape-sandbox$/);
});

it('is closed to pages of other origins', async () => {
  await send({ to: 'caesar@example.com' });
  const stranger = await fetch(`${mailbox.url}/api/letters`, {
    method: 'DELETE',
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(stranger.status).toBe(403);
  expect(await letters()).toHaveLength(1);
});
