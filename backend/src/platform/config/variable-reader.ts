/** Reads one environment variable after another and says in one sentence each what is wrong with them, all at once. */
import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { TokenPrices } from '@rubicon/domain';
import { ConfigError } from './config-error.js';
import { microUsdOf, readTokenPrices } from './dollars.js';

export class VariableReader {
  private readonly problems: string[] = [];

  constructor(private readonly env: Readonly<Record<string, string | undefined>>) {}

  /** @throws ConfigError naming every variable that is missing or invalid */
  assertComplete(): void {
    if (this.problems.length > 0) throw new ConfigError(this.problems.join('\n'));
  }

  /** For what is wrong with variables together. @param sentence names the one to change */
  refuse(sentence: string): void {
    this.problems.push(sentence);
  }

  optional(name: string): string | null {
    return this.env[name]?.trim() || null;
  }

  /** @param what completes the sentence "X is missing: it must name …" */
  text(name: string, what: string): string {
    const value = this.optional(name);
    if (value === null) this.problems.push(`${name} is missing: it must be ${what}.`);
    return value ?? '';
  }

  /** @param fallback null: the variable must be set */
  url(name: string, protocols: readonly string[], fallback: string | null = null): string {
    const expected = `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
    const value = this.optional(name) ?? fallback;
    if (value === null) this.problems.push(`${name} is missing: it must be ${expected}.`);
    else if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
      this.problems.push(`${name} is invalid: it must be ${expected}.`);
    return value ?? '';
  }

  optionalUrl(name: string, protocols: readonly string[]): string | null {
    return this.optional(name) === null ? null : this.url(name, protocols);
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.optional(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < min || number > max) {
      this.problems.push(`${name} is invalid: it must be a whole number from ${min} to ${max}.`);
      return fallback;
    }
    return number;
  }

  /** Undefined when it is not set. */
  optionalInteger(name: string, min: number, max: number): number | undefined {
    return this.optional(name) === null ? undefined : this.integer(name, min, min, max);
  }

  /** A part of all: from 0 to 1. */
  share(name: string, fallback: number): number {
    const value = this.optional(name);
    if (value === null) return fallback;
    if (/^(0(\.\d+)?|1(\.0+)?)$/.test(value)) return Number(value);
    this.problems.push(`${name} is invalid: it must be a number from 0 to 1, like 0.1.`);
    return fallback;
  }

  /** Dollars and cents ("2.50") as micro-dollars; null when it is not set. */
  dollars(name: string): number | null {
    const value = this.optional(name);
    if (value === null) return null;
    const microUsd = microUsdOf(/^\d+(\.\d+)?$/.test(value) ? Number(value) : NaN);
    if (microUsd === null)
      this.problems.push(`${name} is invalid: it must be an amount of dollars, like 2.50.`);
    return microUsd;
  }

  /** Dollars per million tokens by model: `{"my-model":{"input":0.4,"cachedInput":0.1,"output":1.6}}`. */
  tokenPrices(name: string): Readonly<Record<string, TokenPrices>> {
    const value = this.optional(name);
    if (value === null) return {};
    const prices = readTokenPrices(value);
    if (prices === null)
      this.problems.push(
        `${name} is invalid: it must be JSON with dollars per million tokens by model, like {"my-model":{"input":0.4,"cachedInput":0.1,"output":1.6}}.`,
      );
    return prices ?? {};
  }

  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = this.optional(name);
    if (value === null) return fallback;
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined)
      this.problems.push(`${name} is invalid: it must be one of ${allowed.join(', ')}.`);
    return found ?? fallback;
  }

  listOf<T extends string>(name: string, allowed: readonly T[], fallback: readonly T[]): readonly T[] {
    const value = this.optional(name);
    if (value === null) return fallback;
    const parts = value.split(',').map((part) => part.trim());
    const known = parts.filter((part): part is T => (allowed as readonly string[]).includes(part));
    if (known.length !== parts.length)
      this.problems.push(`${name} is invalid: it must be a comma list of ${allowed.join(', ')}.`);
    return known;
  }

  /** A secret long enough to key a MAC. */
  secret(name: string, minLength: number): string {
    const value = this.optional(name);
    if (value === null || value.length < minLength)
      this.problems.push(
        `${name} is ${value === null ? 'missing' : 'invalid'}: it must be a secret of at least ${minLength} characters.`,
      );
    return value ?? '';
  }

  /** An Ed25519 private key: PKCS#8 in PEM, or that in base64, for whoever cannot set lines. Null when it is not set. */
  ed25519Key(name: string): KeyObject | null {
    const value = this.optional(name);
    if (value === null) return null;
    const key = privateKeyOf(value.startsWith('-----') ? value : Buffer.from(value, 'base64'));
    if (key?.asymmetricKeyType === 'ed25519') return key;
    this.problems.push(
      `${name} is invalid: it must be an Ed25519 private key, as PEM or as that PEM in base64 (openssl genpkey -algorithm ed25519 | base64 --wrap=0).`,
    );
    return null;
  }

  keyBytes(name: string, length: number): Buffer {
    const value = this.optional(name);
    const bytes = Buffer.from(value ?? '', 'base64');
    if (value === null || bytes.length !== length)
      this.problems.push(
        `${name} is ${value === null ? 'missing' : 'invalid'}: it must be ${length} random bytes in base64 (openssl rand -base64 ${length}).`,
      );
    return bytes;
  }
}

function privateKeyOf(pem: string | Buffer): KeyObject | null {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}
