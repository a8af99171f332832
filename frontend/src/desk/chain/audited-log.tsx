import type { WholeAudit } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { chainStrings as strings } from '../../strings/desk/chain.js';
import { Sentence } from '../../strings/sentence.js';
import { Cell, Table } from '../ui/table.js';
import { UtcMoment } from '../ui/utc-moment.js';

const columns = [
  { name: strings.invariant },
  { name: strings.checked, isFigure: true },
  { name: strings.outcome },
];

/** Of the night: every invariant of the whole log, and each place where one is broken. */
export function AuditedLog({ audit }: { audit: WholeAudit | null }) {
  if (audit === null) return <p className="text-ink-soft">{strings.wholeNever}</p>;
  const { at, events, position, invariants } = audit;
  return (
    <>
      <p className="mb-2">
        <Sentence
          text={strings.wholeAt(formatCount(events), formatCount(Number(position)))}
          parts={{ at: <UtcMoment at={at} /> }}
        />
      </p>
      <Table label={strings.whole} columns={columns}>
        <tbody>
          {invariants.map(({ name, checked, violations }) => (
            <tr key={name} className="border-b border-line">
              <Cell isName>
                {name}
                {violations.map((violation, index) => (
                  <span key={index} className="mt-0.5 block [overflow-wrap:anywhere] text-danger">
                    {violation}
                  </span>
                ))}
              </Cell>
              <Cell isFigure>{formatCount(checked)}</Cell>
              <Cell className="whitespace-nowrap">
                {violations.length === 0 ? (
                  <span className="text-success">{strings.held}</span>
                ) : (
                  <span className="font-semibold text-danger">{strings.broken(violations.length)}</span>
                )}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
