import { operationsStrings as strings } from '../../strings/desk/operations.js';
import type { Runbook } from '../lib/runbooks.js';

/** Where the page lies that helps: the house serves no documents. */
export function RunbookName({ page }: { page: Runbook }) {
  return (
    <span className="text-caption [overflow-wrap:anywhere] text-ink-soft" title={strings.runbookAt(page)}>
      {strings.runbook} <span className="typed">{page}</span>
    </span>
  );
}
