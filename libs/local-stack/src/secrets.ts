/** Secrets of one data folder: made once, kept in `secrets.json` for its owner alone. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LocalStackError } from './local-stack-error.js';

const makers = {
  JWT_SECRET: () => randomBytes(32).toString('base64url'),
  /** Losing it loses every player's text. */
  MASTER_KEY: () => randomBytes(32).toString('base64'),
  BODY_HASH_KEY: () => randomBytes(32).toString('base64url'),
  /** Signs the heads of the ledger's chain: PKCS#8 in PEM, in base64. */
  AUDIT_SIGNING_KEY: () =>
    Buffer.from(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })).toString(
      'base64',
    ),
  STRIPE_SECRET_KEY: () => `sk_test_${randomBytes(16).toString('hex')}`,
  STRIPE_WEBHOOK_SECRET: () => `whsec_${randomBytes(16).toString('hex')}`,
};

export type Secrets = Readonly<Record<keyof typeof makers, string>>;

/** @throws LocalStackError data_folder_broken when the file is there but cannot be read */
export function keptSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const kept = read(file);
  const secrets = Object.fromEntries(
    Object.entries(makers).map(([name, make]) => [name, kept[name] ?? make()]),
  ) as Secrets;
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(unfinished, file);
  return secrets;
}

function read(file: string): Partial<Record<string, string>> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw broken(file);
  }
  try {
    return JSON.parse(text) as Partial<Record<string, string>>;
  } catch {
    throw broken(file);
  }
}

/** Never replaced silently: without its master key the data is lost. */
function broken(file: string): LocalStackError {
  return new LocalStackError(
    'data_folder_broken',
    `The secrets in ${file} cannot be read: restore that file from a backup.`,
  );
}
