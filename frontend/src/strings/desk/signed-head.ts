import type { SignedHead } from '@rubicon/contracts';

/** A signed head of the chain, wherever one is shown. */
export const signedHeadStrings = {
  title: 'Signed head',
  number: 'Head',
  numbered: (number: string) => `No. ${number}`,
  signedAt: 'Signed',
  why: 'Why',
  whys: { daily: 'Daily', close: 'Close of a month', asked: 'Asked for' } satisfies Record<
    SignedHead['why'],
    string
  >,
  position: 'Position',
  events: 'Events',
  hash: 'Hash',
  hashOf: (number: number) => `the hash of head ${number}`,
  signature: 'Signature',
  signatureOf: (number: number) => `the signature of head ${number}`,
  key: 'Key',
};
