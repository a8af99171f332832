import { Check, Minus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { track } from '../../../lib/analytics/index.js';
import { DollarNote } from '../parts/one-dollar.js';
import { offerPrologue } from '../parts/prologue-flags.js';

/** Null: not in it. */
const rows: readonly { readonly what: string; readonly free: string | null; readonly full: string }[] = [
  { what: 'Turns', free: '3', full: 'Unlimited' },
  { what: 'Eras', free: '1', full: 'All 3' },
  { what: 'Figures to play', free: '1', full: '30, and your own' },
  { what: 'Progress', free: '7 days', full: 'Saved for good' },
  { what: 'Difficulties', free: null, full: '3 in each era' },
  { what: 'Historical questions', free: null, full: 'Answered' },
];

/** After the third turn: free beside full, and the two ways on. */
export function Completion() {
  return (
    <section aria-labelledby="free-and-full">
      <h2 id="free-and-full" className="display display-md">
        Your story need not end here
      </h2>
      <p className="mt-1.5 text-ink-soft">
        Sign up and go on with the same deputy, from the very sentence you have reached.
      </p>
      <table className="mt-4 w-full border-collapse text-left text-[0.95rem]">
        <caption className="sr-only">The free demo beside the full game</caption>
        <thead>
          <tr className="border-b-2 border-line-strong align-bottom">
            <td className="py-2" />
            <th scope="col" className="w-24 px-2 py-2 font-semibold text-ink-soft">
              Free demo
            </th>
            <th scope="col" className="w-36 bg-surface px-2 py-2 font-semibold text-accent">
              Full game
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, free, full }) => (
            <tr key={what} className="border-b border-line">
              <th scope="row" className="py-2 pr-2 font-normal">
                {what}
              </th>
              <td className="figures px-2 py-2 text-ink-soft">
                {free ?? (
                  <>
                    <Minus aria-hidden="true" className="size-4" />
                    <span className="sr-only">No</span>
                  </>
                )}
              </td>
              <td className="figures bg-surface px-2 py-2">
                <span className="flex items-start gap-1.5">
                  <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
                  {full}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 font-semibold text-second">Limited offer: $1 for 24 hours</p>
      <DollarNote />
      <div className="mt-4 flex flex-col gap-3">
        <Button asChild size="lg">
          <Link
            to="/register?from=demo"
            onClick={() => {
              offerPrologue();
              track({ name: 'demo_to_signup' });
            }}
          >
            Continue for $1 Only
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/">Back to Home</Link>
        </Button>
      </div>
    </section>
  );
}
