/** Letters to a player, read where the local stack delivers them. */
import type { Letter } from '@rubicon/local-stack';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 15_000;
const POLL_MS = 100;

/** Waits for a letter of this subject to this address. @throws Error when none comes */
export async function letterTo(address: string, subject: RegExp): Promise<Letter> {
  const url = `${process.env.RUBICON_MAILBOX}/api/letters?${new URLSearchParams({ to: address })}`;
  for (const endMs = Date.now() + WAIT_MS; Date.now() < endMs; await sleep(POLL_MS)) {
    const letters = (await (await fetch(url)).json()) as Letter[];
    const found = letters.find((letter) => subject.test(letter.subject));
    if (found) return found;
  }
  throw new Error(`No letter ${String(subject)} came to ${address}.`);
}

/** The first address in a letter's text that leads to this path. */
export function linkIn({ text }: Letter, path: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname === path);
  if (!link) throw new Error(`The letter does not lead to ${path}: ${text}`);
  return link;
}
