import { Link } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { formatDollars } from '../../lib/format.js';
import { checkoutStrings } from '../../strings/checkout.js';
import { commonStrings } from '../../strings/common.js';
import type { Order } from './order.js';

const back = new URLSearchParams({ returnTo: '/thank-you' }).toString();

/** To a visitor who has paid: the payment waits for the account that this browser, or the mailed link, comes with; or why it cannot. */
export function ClaimOrder({ order: { amount, withheld } }: { order: Order }) {
  if (withheld !== null)
    return (
      <section aria-labelledby="claim-order" className="border-l-4 border-second bg-surface px-6 py-5">
        <h2 id="claim-order" className="display display-md">
          {checkoutStrings.claim.withheld.title}
        </h2>
        <p className="mt-1.5">{checkoutStrings.claim.withheld[withheld]}</p>
      </section>
    );
  return (
    <section aria-labelledby="claim-order" className="border-l-4 border-second bg-surface px-6 py-5">
      <h2 id="claim-order" className="display display-md">
        {checkoutStrings.claim.title}
      </h2>
      <p className="mt-1.5">{checkoutStrings.claim.text(formatDollars(amount))}</p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button asChild>
          <Link to={`/register?${back}`}>{checkoutStrings.claim.signUp}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={`/login?${back}`}>{commonStrings.signIn}</Link>
        </Button>
      </div>
    </section>
  );
}
