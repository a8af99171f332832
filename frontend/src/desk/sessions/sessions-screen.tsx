/** /staff/sessions: one's own sign-ins, password and recovery codes. */
import { useQuery } from '@tanstack/react-query';
import { sessionStrings as strings } from '../../strings/desk/sessions.js';
import { DeskTitle } from '../ui/desk-title.js';
import { QueryState } from '../ui/query-state.js';
import { ChangePassword } from './change-password.js';
import { RenewCodes } from './renew-codes.js';
import { SessionTable } from './session-table.js';
import { sessionsQuery } from './sessions.api.js';

export function Component() {
  const sessions = useQuery(sessionsQuery);
  return (
    <>
      <DeskTitle>{strings.title}</DeskTitle>
      <div className="mt-4 grid gap-10 border-t border-line pt-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] xl:grid-cols-[minmax(0,48rem)_minmax(0,24rem)] xl:gap-16">
        <section>
          <h2 className="eyebrow">{strings.list}</h2>
          <QueryState query={sessions}>{(list) => <SessionTable sessions={list.sessions} />}</QueryState>
          <p className="mt-3 text-note text-ink-soft">{strings.unknown}</p>
        </section>
        <div className="flex flex-col gap-10">
          <ChangePassword />
          <RenewCodes />
        </div>
      </div>
    </>
  );
}
