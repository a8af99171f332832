import type { SignedHead } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { signedHeadStrings as strings } from '../../strings/desk/signed-head.js';
import { Facts } from './facts.js';
import { ShortHash } from './short-hash.js';
import { UtcMoment } from './utc-moment.js';

export function SignedHeadFacts({ head }: { head: SignedHead }) {
  const { number } = head;
  return (
    <Facts
      facts={[
        [strings.number, strings.numbered(formatCount(number))],
        [strings.signedAt, <UtcMoment key="at" at={head.signedAt} />],
        [strings.position, formatCount(Number(head.position))],
        [strings.events, formatCount(head.events)],
        [strings.hash, <ShortHash key="hash" hash={head.head} what={strings.hashOf(number)} />],
        [
          strings.signature,
          <ShortHash key="signed" hash={head.signature} what={strings.signatureOf(number)} />,
        ],
        [strings.key, <ShortHash key="key" hash={head.keyId} what={strings.key} />],
      ]}
    />
  );
}
