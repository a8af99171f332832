import { Check, Minus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { track } from '../../../lib/analytics/index.js';
import { DollarNote } from '../parts/one-dollar.js';
import { offerPrologue } from '../parts/prologue-flags.js';
import { demoStrings } from '../../../strings/demo.js';

/** After the third turn: free beside full, and the two ways on. */
export function Completion() {
  return (
    <section aria-labelledby="free-and-full">
      <h2 id="free-and-full" className="display display-md">
        {demoStrings.tryFree.completion.title}
      </h2>
      <p className="mt-1.5 text-ink-soft">{demoStrings.tryFree.completion.text}</p>
      <table className="mt-4 w-full border-collapse text-left text-aside">
        <caption className="sr-only">{demoStrings.tryFree.completion.table}</caption>
        <thead>
          <tr className="border-b-2 border-line-strong align-bottom">
            <td className="py-2" />
            <th scope="col" className="w-24 px-2 py-2 font-semibold text-ink-soft">
              {demoStrings.tryFree.name}
            </th>
            <th scope="col" className="w-36 bg-surface px-2 py-2 font-semibold text-accent">
              {demoStrings.tryFree.completion.full}
            </th>
          </tr>
        </thead>
        <tbody>
          {demoStrings.tryFree.completion.rows.map(({ what, free, full }) => (
            <tr key={what} className="border-b border-line">
              <th scope="row" className="py-2 pr-2 font-normal">
                {what}
              </th>
              <td className="figures px-2 py-2 text-ink-soft">
                {free ?? (
                  <>
                    <Minus aria-hidden="true" className="size-4" />
                    <span className="sr-only">{demoStrings.tryFree.completion.no}</span>
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
      <p className="mt-5 font-semibold text-second">{demoStrings.limitedOffer}</p>
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
            {demoStrings.tryFree.completion.goOn}
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/">{demoStrings.tryFree.completion.home}</Link>
        </Button>
      </div>
    </section>
  );
}
