/** /checkout: the full game for a dollar, or the credits that the address names, for players and for visitors (specification, section 2; decisions 19, 21 and 22). */
import { ArrowLeft, BadgeCheck, Check, KeyRound, LockKeyhole, type LucideIcon } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { RiverPlate } from '../../components/era/river-plate.js';
import { Button } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { useItemView } from '../../lib/analytics/index.js';
import { formatDollars } from '../../lib/format.js';
import { fullGame, namedOffer, offerParams, typicalTurns } from '../../lib/payments/offers.js';
import { useSession } from '../../lib/session/use-session.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { checkoutStrings } from '../../strings/checkout.js';
import { commonStrings } from '../../strings/common.js';
import { offerStrings } from '../../strings/offers.js';
import { paymentStrings } from '../../strings/payments.js';
import { Sentence } from '../../strings/sentence.js';
import { useCheckout } from './checkout.api.js';
import { GuaranteeOfPlayer } from './guarantee-of-player.js';
import { usePaymentCancelled } from './payment-cancelled.js';
import { ReceiptAddress } from './receipt-address.js';

const badges: readonly (readonly [LucideIcon, string])[] = [
  [LockKeyhole, checkoutStrings.badges.ssl],
  [KeyRound, checkoutStrings.badges.encrypted],
  [BadgeCheck, checkoutStrings.badges.pci],
];

export function CheckoutPage() {
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  const offer = (hydrated ? namedOffer(params) : null) ?? fullGame;
  const { product, name, dollars } = offer;
  useItemView(product);
  const signedIn = useSession() !== null;
  const cancelled = usePaymentCancelled();
  const checkout = useCheckout(offer);
  const busy = checkout.isPending || checkout.isSuccess;
  return (
    <div className="page-width grid flex-1 gap-8 py-4 md:grid-cols-[6fr_5fr] md:items-stretch md:gap-0 md:py-10">
      <div className="order-last h-44 overflow-hidden md:order-first md:h-auto md:min-h-[38rem]">
        <RiverPlate className="-mt-24 h-[26rem] w-full md:mt-0 md:h-full" />
      </div>
      <div className="w-full md:pl-12 lg:pl-16">
        {hydrated && cancelled && (
          <Notice tone="second" title={paymentStrings.cancelled} className="mb-6">
            <p>{paymentStrings.nothingCharged}</p>
          </Notice>
        )}
        <h1 className="display display-lg">{checkoutStrings.title}</h1>
        <p className="mt-1 text-ink-soft">{checkoutStrings.securedBy}</p>

        <section aria-labelledby="what-is-bought" className="plate mt-6 p-6 sm:p-7">
          <div className="flex items-start justify-between gap-5">
            <h2 id="what-is-bought" className="display display-md mt-1">
              {name}
            </h2>
            <p className="display figures text-price leading-none">${dollars}</p>
          </div>
          <p className="mt-1 text-note text-ink-soft">
            {offerStrings.includes(formatDollars(dollars), typicalTurns(dollars))}
          </p>
          <ul className="mt-5 flex flex-col gap-2">
            {checkoutStrings.product.bullets.map((bullet) => (
              <li key={bullet} className="flex items-start gap-2.5">
                <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-accent" />
                {bullet}
              </li>
            ))}
          </ul>
          <Button size="lg" className="mt-6 w-full" pending={busy} onClick={() => checkout.mutate()}>
            {busy ? commonStrings.processing : checkoutStrings.pay(dollars)}
          </Button>
          {hydrated && signedIn && <ReceiptAddress />}
          {hydrated && !signedIn && (
            <p className="mt-3 text-note text-ink-soft">
              <Sentence
                text={checkoutStrings.noAccountNeeded}
                parts={{
                  signUp: (
                    <Link
                      to={`/register?${new URLSearchParams(offerParams(offer))}`}
                      className="underline underline-offset-4 hover:text-accent"
                    >
                      {checkoutStrings.signUp}
                    </Link>
                  ),
                }}
              />
            </p>
          )}
          <p className="mt-5 border-t border-line pt-4 text-aside">
            {product === 'full-game' ? (
              <>
                <Sentence
                  text={checkoutStrings.terms}
                  parts={{
                    guarantee: <strong className="font-semibold">{checkoutStrings.guarantee}</strong>,
                  }}
                />{' '}
                {hydrated && signedIn ? <GuaranteeOfPlayer /> : offerStrings.refunds.fullGame}
              </>
            ) : (
              <Sentence
                text={checkoutStrings.termsOfCredits}
                parts={{ unspent: offerStrings.refunds.unspent }}
              />
            )}
          </p>
          <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
            {badges.map(([Icon, label]) => (
              <li key={label} className="flex items-center gap-2 text-note text-ink-soft">
                <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.6} />
                {label}
              </li>
            ))}
          </ul>
        </section>
        <Link
          to="/"
          className="mt-6 inline-flex items-center gap-2 py-1 text-ink-soft underline-offset-4 hover:text-accent hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {checkoutStrings.back}
        </Link>
      </div>
    </div>
  );
}
