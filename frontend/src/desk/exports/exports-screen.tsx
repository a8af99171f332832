/** /staff/exports: files that auditors ask for; the period stands in the address, `kind` too. */
import { useQuery } from '@tanstack/react-query';
import { exportStrings as strings } from '../../strings/desk/exports.js';
import { DeskTitle } from '../ui/desk-title.js';
import { QueryState } from '../ui/query-state.js';
import { Section } from '../ui/section.js';
import { AskForExport } from './ask-for-export.js';
import { ExportTable } from './export-table.js';
import { exportsQuery } from './exports.api.js';

export function Component() {
  const query = useQuery(exportsQuery);
  return (
    <>
      <DeskTitle>{strings.title}</DeskTitle>
      <div className="mt-4 grid items-start gap-x-12 gap-y-8 border-t border-line pt-5 xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
        <Section level={2} title={strings.ask}>
          <AskForExport />
        </Section>
        <Section level={2} title={strings.list}>
          <QueryState query={query}>{({ exports }) => <ExportTable exports={exports} />}</QueryState>
        </Section>
      </div>
    </>
  );
}
