/**
 * The letters, one file each (`mailbox/<id>.eml`), as they came and with the recipient in a `Delivered-To` before them. A letter for
 * several is delivered to each, so that one address can be erased without the others.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import type { Letter } from './letter.js';

const FOLDER = 'mailbox';
const ENDING = '.eml';
/** The oldest go beyond this. */
const LETTERS_MAX = 1_000;
const ID_DIGITS = 14;

export class LetterStore {
  private lastMs = 0;

  private constructor(
    private readonly folder: string,
    private letters: Letter[],
  ) {}

  static async open(dataDir: string): Promise<LetterStore> {
    const folder = join(dataDir, FOLDER);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const names = (await readdir(folder)).filter((name) => name.endsWith(ENDING)).sort();
    const letters: Letter[] = [];
    for (const name of names)
      letters.push(await parse(name.slice(0, -ENDING.length), await readFile(join(folder, name))));
    return new LetterStore(folder, letters);
  }

  /** Oldest first. @param to this address alone, upper and lower case alike */
  list(to: string | null = null): readonly Letter[] {
    return to === null ? this.letters : this.letters.filter((letter) => isSame(letter.to, to));
  }

  find(id: string): Letter | null {
    return this.letters.find((letter) => letter.id === id) ?? null;
  }

  /** As it came. Null: no such letter. */
  async source(id: string): Promise<Buffer | null> {
    return this.find(id) ? readFile(this.fileOf(id)) : null;
  }

  /** Resolves when it is on disk. */
  async deliver(raw: Buffer, recipients: readonly string[]): Promise<void> {
    for (const to of recipients) {
      const id = this.nextId();
      const content = Buffer.concat([Buffer.from(`Delivered-To: ${to}\r\n`), raw]);
      const letter = await parse(id, content);
      const unfinished = `${this.fileOf(id)}.new`;
      await writeFile(unfinished, content, { mode: 0o600 });
      await rename(unfinished, this.fileOf(id));
      this.letters.push(letter);
    }
    await this.remove(this.letters.slice(0, Math.max(0, this.letters.length - LETTERS_MAX)));
  }

  /** How many there were. @param to null: all of them */
  async erase(to: string | null): Promise<number> {
    return this.remove([...this.list(to)]);
  }

  private async remove(gone: readonly Letter[]): Promise<number> {
    for (const { id } of gone) await rm(this.fileOf(id), { force: true });
    this.letters = this.letters.filter((letter) => !gone.includes(letter));
    return gone.length;
  }

  /** Milliseconds, so that names sort by arrival, and something that cannot be guessed. */
  private nextId(): string {
    this.lastMs = Math.max(Date.now(), this.lastMs + 1);
    return `${String(this.lastMs).padStart(ID_DIGITS, '0')}-${randomBytes(6).toString('hex')}`;
  }

  private fileOf(id: string): string {
    return join(this.folder, `${id}${ENDING}`);
  }
}

async function parse(id: string, content: Buffer): Promise<Letter> {
  const email = await PostalMime.parse(content);
  return {
    id,
    receivedAt: new Date(Number(id.slice(0, ID_DIGITS))).toISOString(),
    to: email.deliveredTo ?? '',
    from: addressText(email.from),
    subject: email.subject ?? '',
    messageId: email.messageId ?? '',
    text: email.text ?? '',
    html: email.html ?? null,
  };
}

function addressText(address: Address | undefined): string {
  if (!address) return '';
  return address.name ? `${address.name} <${address.address ?? ''}>` : (address.address ?? '');
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
