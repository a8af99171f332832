/** /staff/runbooks/…: what an alert, a message or a figure means, and what to do. */
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { operationsStrings as strings } from '../../strings/desk/operations.js';
import { DeskTitle } from '../ui/desk-title.js';
import { runbookQuery } from './runbook-page.js';

const drawn =
  'mt-4 max-w-prose border-t border-line pt-1 [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_code]:typed [&_code]:[overflow-wrap:anywhere] [&_li]:mt-1 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_p]:mt-4 [&_pre]:mt-3 [&_pre]:overflow-x-auto [&_pre]:bg-panel [&_pre]:p-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-6';

export function Component() {
  const { page = '' } = useParams();
  const { data, isPending } = useQuery(runbookQuery(page));
  const navigate = useNavigate();
  /** Without loading the desk anew. */
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void navigate(link.pathname.replace(/^\/staff\/?/, '/') + link.search);
  };
  if (isPending) return null;
  if (!data)
    return (
      <>
        <DeskTitle>{strings.noRunbook}</DeskTitle>
        <p className="mt-3 text-ink-soft">{strings.noRunbookText}</p>
      </>
    );
  return (
    <article>
      <DeskTitle>{capitalised(data.title)}</DeskTitle>
      <div className={drawn} onClick={follow} dangerouslySetInnerHTML={{ __html: data.html }} />
      <p className="mt-6 text-note text-ink-soft">{strings.runbookAt(page)}</p>
    </article>
  );
}

function capitalised(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
