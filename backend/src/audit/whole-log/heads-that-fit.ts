/** Whether the chain over the ledger is still what was signed: a chain that somebody made anew has other hashes where the heads were signed. */
import type { WholeAudit } from '@rubicon/contracts';
import type { EntityManager } from 'typeorm';

interface ComparedHead {
  readonly number: string;
  readonly position: string;
  readonly fits: boolean;
}

const comparedHeads = `
  SELECT signed.number, signed.position,
    coalesce(encode(link.hash, 'hex') = signed.head AND link.position = signed.position, false) AS fits
  FROM signed_head signed LEFT JOIN chain_link link ON link.number = signed.events
  ORDER BY signed.number`;

export async function headsThatFit(database: EntityManager): Promise<WholeAudit['invariants'][number]> {
  const heads = await database.query<ComparedHead[]>(comparedHeads);
  return {
    name: 'the chain is what every head of it signed',
    checked: heads.length,
    violations: heads
      .filter(({ fits }) => !fits)
      .map(
        ({ number, position }) => `head ${number}, signed at position ${position}, does not fit the chain`,
      ),
  };
}
