import { operationsStrings as strings } from '../../strings/desk/operations.js';
import type { Runbook } from '../lib/runbooks.js';
import { DeskLink } from './desk-link.js';

/** Leads to the page that helps. */
export function RunbookName({ page }: { page: Runbook }) {
  return (
    <span className="text-caption [overflow-wrap:anywhere] text-ink-soft">
      {strings.runbook}{' '}
      <DeskLink to={`/runbooks/${page}`} className="typed">
        {page}
      </DeskLink>
    </span>
  );
}
