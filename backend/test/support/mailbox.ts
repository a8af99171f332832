/** The stand-in's mailbox, as a test reads it. */
import { poll, type Letter, type LocalStack } from '@rubicon/local-stack';

const ARRIVES_WITHIN_MS = 10_000;

/** Its text as we gave it to the server: on the way a line's end is added. */
export function asSent({ text }: Letter): string {
  return text.replace(/\n$/, '');
}

export class TestMailbox {
  private readonly url: string;

  /** @throws Error when the stack was started without a mailbox */
  constructor(stack: Pick<LocalStack, 'urls'>) {
    if (stack.urls.mailbox === undefined) throw new Error('this stack has no mailbox');
    this.url = stack.urls.mailbox;
  }

  /** Of everyone, oldest first. */
  async all(): Promise<Letter[]> {
    return (await (await fetch(`${this.url}/api/letters`)).json()) as Letter[];
  }

  /** Oldest first. */
  async lettersTo(address: string): Promise<Letter[]> {
    const response = await fetch(`${this.url}/api/letters?to=${encodeURIComponent(address)}`);
    return (await response.json()) as Letter[];
  }

  /** All letters to the address, once so many have this subject, and the last of these. */
  async until(
    address: string,
    subject: string | RegExp,
    nth = 1,
  ): Promise<{ letters: Letter[]; letter: Letter }> {
    const found = await poll(
      async () => {
        const letters = await this.lettersTo(address);
        const letter = letters.filter((one) =>
          typeof subject === 'string' ? one.subject === subject : subject.test(one.subject),
        )[nth - 1];
        return letter ? { letters, letter } : null;
      },
      { timeoutMs: ARRIVES_WITHIN_MS },
    );
    if (!found) throw new Error(`no letter ${String(subject)} arrived`);
    return found;
  }
}
