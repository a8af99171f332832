/**
 * The screens behind the sign-in. They stay as they are, under a leaf that covers all, when a sign-in or a role ends while somebody works:
 * what was typed is there when the same person is back. Another person begins anew.
 */
import { useQuery } from '@tanstack/react-query';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useState, type ReactNode } from 'react';
import { deskSignInStrings as strings } from '../../strings/desk/sign-in.js';
import { desksOf, meQuery, type Desk } from '../lib/me.js';
import { lastDeskOf, rememberDesk, SeatContext } from '../lib/seated-desk.js';
import { QueryState } from '../ui/query-state.js';
import { GateLeaf } from './gate-leaf.js';
import { NoRole } from './no-role.js';
import { SignInForm } from './sign-in-form.js';

export function Gate({ children }: { children: ReactNode }) {
  const me = useQuery(meQuery);
  const [seat, setSeat] = useState<{ readonly staffId: string; readonly desk: Desk } | null>(null);
  const staff = me.data?.staff ?? null;
  const desks = staff ? desksOf(staff) : [];
  const last = lastDeskOf(desks);
  if (staff && last && seat === null) setSeat({ staffId: staff.staffId, desk: last });
  const isAnother = staff !== null && seat !== null && staff.staffId !== seat.staffId;
  useEffect(() => {
    if (isAnother) window.location.reload();
  }, [isAnother]);

  if (seat === null)
    return (
      <main>
        <GateLeaf>
          <QueryState query={me}>
            {({ provider }) =>
              staff ? (
                <NoRole
                  heading={<h1>{strings.notYoursTitle}</h1>}
                  text={strings.notYoursText}
                  name={staff.name}
                />
              ) : (
                <SignInForm heading={<h1>{strings.title}</h1>} text={strings.text} provider={provider} />
              )
            }
          </QueryState>
        </GateLeaf>
      </main>
    );
  const sitAt = (desk: Desk) => {
    rememberDesk(desk);
    setSeat({ ...seat, desk });
  };
  return (
    <SeatContext value={{ desk: seat.desk, desks, sitAt }}>
      {children}
      <Radix.Root open={isAnother || !desks.includes(seat.desk)}>
        <Radix.Portal>
          <Radix.Content
            data-dialog
            role="alertdialog"
            aria-modal="true"
            aria-describedby={undefined}
            onEscapeKeyDown={(event) => event.preventDefault()}
            className="fixed inset-0 z-70 overflow-y-auto bg-page"
          >
            <GateLeaf>
              {staff ? (
                <NoRole
                  heading={<Radix.Title>{strings.goneTitle}</Radix.Title>}
                  text={strings.goneText(strings.of[seat.desk])}
                  name={staff.name}
                  desks={desks}
                />
              ) : (
                <SignInForm
                  isAgain
                  heading={<Radix.Title>{strings.againTitle}</Radix.Title>}
                  text={strings.againText}
                  provider={me.data?.provider ?? null}
                />
              )}
            </GateLeaf>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </SeatContext>
  );
}
