import type { OperationsFailures } from '@rubicon/contracts';
import { formatCount } from '../../lib/format.js';
import { figureStrings } from '../../strings/desk/figures.js';
import { RunbookName } from '../ui/runbook-name.js';
import { Section } from '../ui/section.js';
import { Cell, Table, type TableColumn } from '../ui/table.js';

const strings = figureStrings.failures;
const columns: readonly TableColumn[] = [{ name: strings.code }, { name: strings.turns, isFigure: true }];

/** The most frequent first. */
export function FailuresByCode({ failures }: { failures: readonly OperationsFailures[] }) {
  return (
    <Section level={2} title={strings.title}>
      {failures.length === 0 ? (
        <p className="mt-3">{strings.none}</p>
      ) : (
        <div className="mt-1">
          <Table label={strings.title} columns={columns}>
            <tbody>
              {failures.map(({ code, turns }) => (
                <tr key={code} className="border-b border-line">
                  <Cell isName className="typed text-note [overflow-wrap:anywhere]">
                    {code}
                  </Cell>
                  <Cell isFigure>{formatCount(turns)}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
      <p className="mt-1.5">
        <RunbookName page="turns-fail" />
      </p>
    </Section>
  );
}
