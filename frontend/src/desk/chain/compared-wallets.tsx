import type { WalletComparison } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { chainStrings as strings } from '../../strings/desk/chain.js';
import { Sentence } from '../../strings/sentence.js';
import { shortId } from '../lib/short-id.js';
import { Money } from '../ui/money.js';
import { Cell, Table } from '../ui/table.js';
import { UtcMoment } from '../ui/utc-moment.js';

const columns = [
  { name: strings.player },
  { name: strings.account },
  { name: strings.replayed, isFigure: true },
  { name: strings.shown, isFigure: true },
];

/** Of the night: every wallet replayed from zero, against what its player sees. */
export function ComparedWallets({ comparison }: { comparison: WalletComparison | null }) {
  if (comparison === null) return <p className="text-ink-soft">{strings.walletsNever}</p>;
  const { at, position, wallets, differing } = comparison;
  return (
    <>
      <p>
        <Sentence
          text={strings.walletsAt(formatCount(wallets), formatCount(Number(position)))}
          parts={{ at: <UtcMoment at={at} /> }}
        />
      </p>
      {differing.length === 0 ? (
        <p className="text-success">{strings.noneDiffers}</p>
      ) : (
        <>
          <p className="mb-2 font-semibold text-danger">{strings.differ(differing.length)}</p>
          <Table label={strings.wallets} columns={columns}>
            <tbody>
              {differing.map(({ playerId, account, replayed, shown }) => (
                <tr key={`${playerId} ${account}`} className="border-b border-line">
                  <Cell isName>
                    <span title={playerId}>{shortId(playerId)}</span>
                  </Cell>
                  <Cell>{account}</Cell>
                  <Cell isFigure>
                    <Money microUsd={replayed} />
                  </Cell>
                  <Cell isFigure>
                    <Money microUsd={shown} />
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </>
  );
}
