import type { StaffSessionEntry } from '@rubicon/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../components/ui/badge.js';
import { Button } from '../../components/ui/button.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { answerOf } from '../../lib/api/api.js';
import { useToast } from '../../lib/toast.js';
import { sessionStrings as strings } from '../../strings/desk/sessions.js';
import { formatSecond } from '../lib/format-staff.js';
import { staffApi } from '../lib/staff-api.js';
import { Moment } from '../ui/moment.js';
import { sessionsQuery } from './sessions.api.js';

export function SessionTable({ sessions }: { sessions: readonly StaffSessionEntry[] }) {
  return (
    <table className="mt-2 w-full text-left">
      <thead>
        <tr className="border-b border-line-strong text-note text-ink-soft">
          <th scope="col" className="py-1.5 pr-4 font-normal">
            {strings.started}
          </th>
          <th scope="col" className="py-1.5 pr-4 font-normal">
            {strings.ends}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <SessionRow key={session.sessionId} session={session} />
        ))}
      </tbody>
    </table>
  );
}

function SessionRow({
  session: { sessionId, startedAt, expiresAt, isThisOne },
}: {
  session: StaffSessionEntry;
}) {
  const queryClient = useQueryClient();
  const say = useToast();
  const end = useMutation({
    mutationFn: () =>
      answerOf(staffApi.DELETE('/api/staff/sessions/{sessionId}', { params: { path: { sessionId } } })),
    onSuccess: () => say({ title: strings.ended }),
    onError: (error) => say({ title: serverMessage(error, strings.endFailed), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <tr className="border-b border-line">
      <td className="py-1.5 pr-4">
        <Moment at={startedAt} />
        {isThisOne && (
          <Badge variant="accent" className="ml-3">
            {strings.thisOne}
          </Badge>
        )}
      </td>
      <td className="py-1.5 pr-4">
        <Moment at={expiresAt} />
      </td>
      <td className="h-12 py-1.5 text-right">
        {!isThisOne && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={strings.endOf(formatSecond(startedAt))}
            pending={end.isPending}
            onClick={() => end.mutate()}
          >
            {strings.end}
          </Button>
        )}
      </td>
    </tr>
  );
}
