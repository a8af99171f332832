import type { SignedHead } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { chainStrings as strings } from '../../strings/desk/chain.js';
import { signedHeadStrings as names } from '../../strings/desk/signed-head.js';
import { shortHash } from '../lib/short-id.js';
import { useRowKeys } from '../lib/use-row-keys.js';
import { ShortHash } from '../ui/short-hash.js';
import { Cell, Table, type TableColumn } from '../ui/table.js';
import { UtcMoment } from '../ui/utc-moment.js';

const columns: readonly TableColumn[] = [
  { name: names.number, isFigure: true },
  { name: names.signedAt },
  { name: names.why, least: 'medium' },
  { name: names.position, isFigure: true, least: 'wide' },
  { name: names.events, isFigure: true, least: 'medium' },
  { name: names.hash },
  { name: names.key, least: 'wide' },
];

export function HeadTable({ heads }: { heads: readonly SignedHead[] }) {
  const around = useRowKeys<HTMLTableSectionElement>();
  if (heads.length === 0) return <p className="text-ink-soft">{strings.noHeads}</p>;
  return (
    <>
      <Table label={strings.heads} columns={columns}>
        <tbody ref={around}>
          {heads.map((head) => (
            <tr
              key={head.number}
              data-row
              tabIndex={-1}
              className="border-b border-line focus-visible:outline-2! focus-visible:-outline-offset-2 focus-visible:outline-accent!"
            >
              <Cell isName isFigure>
                {formatCount(head.number)}
              </Cell>
              <Cell className="figures">
                <UtcMoment at={head.signedAt} />
              </Cell>
              <Cell least="medium">{names.whys[head.why]}</Cell>
              <Cell isFigure least="wide">
                {formatCount(Number(head.position))}
              </Cell>
              <Cell isFigure least="medium">
                {formatCount(head.events)}
              </Cell>
              <Cell>
                <ShortHash hash={head.head} what={names.hashOf(head.number)} />
              </Cell>
              <Cell least="wide">
                <span title={head.keyId} className="typed text-note">
                  {shortHash(head.keyId)}
                </span>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="mt-2 text-note text-ink-soft">{strings.headsText}</p>
    </>
  );
}
