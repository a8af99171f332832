/** /thank-you: the return from paying (specification, section 2). Without a payment to show it thanks, and shows the ways on. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BookMarked, Mail, Swords, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { RiverPlate } from '../../components/era/river-plate.js';
import { Button } from '../../components/ui/button.js';
import { PageSpinner } from '../../components/ui/spinner.js';
import { contactEmail } from '../../lib/page-meta.js';
import { usePageTitle } from '../../lib/page-title.js';
import { useSession } from '../../lib/session/use-session.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { ClaimOrder } from './claim-order.js';
import { OrderDetails } from './order-details.js';
import type { Order } from './order.js';
import { orderQuery, readArrival } from './thank-you.api.js';

const notes: readonly (readonly [LucideIcon, string, string])[] = [
  [Swords, 'Start playing', 'Choose an era and a figure; the first turn is a minute away.'],
  [Mail, 'Check your email for the receipt', 'It comes to the address you paid with.'],
  [BookMarked, 'Progress saved automatically', 'Every turn is kept. You can close the page at any time.'],
];

export function ThankYouPage() {
  usePageTitle('Thank You');
  return useHydrated() ? <Arrived /> : <PageSpinner label="Confirming your payment..." />;
}

function Arrived() {
  const [params, setParams] = useSearchParams();
  const signedIn = useSession() !== null;
  const [arrival] = useState(() => readArrival(params, signedIn));
  const { data: order, isPending } = useQuery(orderQuery(arrival, useQueryClient()));

  const processed = Boolean(order) && params.size > 0;
  useEffect(() => {
    if (processed) setParams({}, { replace: true });
  }, [processed, setParams]);

  if (isPending) return <PageSpinner label="Confirming your payment..." />;
  return <Thanks order={order ?? null} signedIn={signedIn} />;
}

function Thanks({ order, signedIn }: { order: Order | null; signedIn: boolean }) {
  const email = contactEmail();
  return (
    <div className="page-width pt-2 md:pt-6">
      <div className="h-40 overflow-hidden md:h-60">
        <RiverPlate className="-mt-16 h-80 w-full md:-mt-36 md:h-[30rem]" />
      </div>
      <div className="mt-7 grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <h1 className="display display-xl">{order ? 'Payment Successful!' : 'Thank you'}</h1>
          <ul className="mt-6 flex flex-col gap-5">
            {notes.map(([Icon, title, text]) => (
              <li key={title} className="flex items-start gap-4">
                <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" strokeWidth={1.5} />
                <p>
                  <strong className="font-semibold">{title}</strong>
                  <span className="block text-ink-soft">{text}</span>
                </p>
              </li>
            ))}
          </ul>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <Button asChild size="lg">
              <Link to="/play">Start Playing Now</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link to="/account">Go to My Account</Link>
            </Button>
          </div>
          <p className="mt-6 text-[0.95rem] text-ink-soft">
            Questions? Write to{' '}
            <a href={`mailto:${email}`} className="text-accent underline underline-offset-4">
              {email}
            </a>
            .
          </p>
        </div>
        {order && (
          <div className="flex flex-col gap-5">
            {!order.claimed && !signedIn && <ClaimOrder amount={order.amount} />}
            <OrderDetails order={order} />
          </div>
        )}
      </div>
    </div>
  );
}
