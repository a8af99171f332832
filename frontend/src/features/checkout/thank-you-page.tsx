/** /thank-you: the return from paying (specification, section 2). Without a payment to show it thanks, and shows the ways on. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BookMarked, Mail, Swords } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useOutletContext, useSearchParams } from 'react-router-dom';
import { ContactLink } from '../../components/contact-link.js';
import { RiverPlate } from '../../components/era/river-plate.js';
import { Button } from '../../components/ui/button.js';
import { PageSpinner } from '../../components/ui/spinner.js';
import { formatDollars } from '../../lib/format.js';
import { usePageTitle } from '../../lib/page-title.js';
import { useSession } from '../../lib/session/use-session.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { checkoutStrings } from '../../strings/checkout.js';
import { Sentence } from '../../strings/sentence.js';
import { ClaimOrder } from './claim-order.js';
import { OrderDetails } from './order-details.js';
import type { Order } from './order.js';
import { orderQuery, readArrival } from './thank-you.api.js';

const { notes: said } = checkoutStrings.thanks;
const notes = [
  { icon: Swords, ...said.play },
  { icon: Mail, ...said.receipt },
  { icon: BookMarked, ...said.saved },
];

export function ThankYouPage() {
  usePageTitle(checkoutStrings.thanks.pageTitle);
  return useHydrated() ? <Arrived /> : <PageSpinner label={checkoutStrings.thanks.confirming} />;
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

  if (isPending) return <PageSpinner label={checkoutStrings.thanks.confirming} />;
  return <Thanks order={order ?? null} signedIn={signedIn} />;
}

function Thanks({ order, signedIn }: { order: Order | null; signedIn: boolean }) {
  const leftOff = useOutletContext<ReactNode>();
  return (
    <div className="page-width grid flex-1 gap-8 py-4 md:grid-cols-[5fr_6fr] md:items-stretch md:gap-0 md:py-10">
      <div className="h-36 overflow-hidden md:h-auto md:min-h-[38rem]">
        <RiverPlate className="-mt-24 h-[26rem] w-full md:mt-0 md:h-full" />
      </div>
      <div className="flex flex-col gap-7 md:pl-12 lg:pl-16">
        <h1 className="display display-xl">
          {order ? checkoutStrings.thanks.paid : checkoutStrings.thanks.title}
        </h1>
        {order && !order.claimed && (!signedIn || order.withheld !== null) && <ClaimOrder order={order} />}
        {order?.sessionId != null && order.claimed && signedIn && (
          <p>{checkoutStrings.thanks.credited(formatDollars(order.amount))}</p>
        )}
        {order && leftOff}
        {order && <OrderDetails order={order} />}
        <ul className="flex flex-col gap-4">
          {notes.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex items-start gap-4">
              <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" strokeWidth={1.5} />
              <p>
                <strong className="font-semibold">{title}</strong>
                <span className="block text-ink-soft">{text}</span>
              </p>
            </li>
          ))}
        </ul>
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <Button asChild size="lg">
            <Link to="/play">{checkoutStrings.thanks.start}</Link>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <Link to="/account">{checkoutStrings.thanks.account}</Link>
          </Button>
        </div>
        <p className="text-aside text-ink-soft">
          <Sentence text={checkoutStrings.thanks.questions} parts={{ contact: <ContactLink /> }} />
        </p>
      </div>
    </div>
  );
}
