import type { AuditProof } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { chainStrings as strings } from '../../strings/desk/chain.js';
import { Facts } from '../ui/facts.js';
import { ShortHash } from '../ui/short-hash.js';
import { UtcMoment } from '../ui/utc-moment.js';

export function ChainFacts({ chain }: Pick<AuditProof, 'chain'>) {
  if (chain === null) return <p className="text-ink-soft">{strings.nothing}</p>;
  return (
    <Facts
      facts={[
        [strings.events, formatCount(chain.events)],
        [strings.position, formatCount(Number(chain.position))],
        [strings.at, <UtcMoment key="at" at={chain.at} />],
        [strings.hash, <ShortHash key="hash" hash={chain.head} what={strings.hashWhat} />],
      ]}
    />
  );
}
