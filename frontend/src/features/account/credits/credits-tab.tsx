import type { ReactNode } from 'react';
import { OfferPlate } from '../../../components/offer-plate.js';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { CardTitle } from '../../../components/ui/card.js';
import { formatDollars } from '../../../lib/format.js';
import { packs, typicalTurns, type Offer } from '../../../lib/payments/offers.js';
import { usePurchaseCredits } from '../../../lib/payments/purchase.js';
import { useProfile } from '../../../lib/queries/profile.js';
import { accountStrings } from '../../../strings/account.js';
import { checkoutStrings } from '../../../strings/checkout.js';
import { commonStrings } from '../../../strings/common.js';
import { offerStrings } from '../../../strings/offers.js';
import { OwnTurns } from './own-turns.js';
import { Purchases } from './purchases.js';
import { StatementView } from './statement-view.js';
import { TokenPrices } from './token-prices.js';

export interface CreditsTabProps {
  /** What the player has come for: it stands first. */
  chosen: Offer | null;
  /** Stands below that. */
  children?: ReactNode;
}

export function CreditsTab({ chosen, children }: CreditsTabProps) {
  const purchase = usePurchaseCredits();
  const { data: profile } = useProfile();
  const fullGameRefund = profile?.guaranteeUsed
    ? checkoutStrings.guaranteeUsed
    : offerStrings.refunds.fullGame;
  const buttonOf = (offer: Offer) => ({
    offer,
    pending:
      purchase.isPending &&
      purchase.variables.amount === offer.dollars &&
      purchase.variables.product === offer.product,
    disabled: purchase.isPending,
    onBuy: () => purchase.mutate({ amount: offer.dollars, product: offer.product, returnTo: 'account' }),
  });
  return (
    <div className="flex flex-col gap-12">
      {chosen && (
        <div className="flex flex-col gap-6">
          <OfferPlate offer={chosen}>
            <BuyButton {...buttonOf(chosen)} primary className="mt-4 w-full sm:w-auto sm:min-w-56" />
            <p className="mt-3 text-note text-ink-soft">
              {chosen.product === 'full-game' ? fullGameRefund : offerStrings.refunds.unspent}
            </p>
          </OfferPlate>
          {children}
        </div>
      )}
      <section>
        <CardTitle>{commonStrings.buyCredits}</CardTitle>
        <p className="measure mt-2 text-ink-soft">
          {accountStrings.credits.text} <OwnTurns />
        </p>
        <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4">
          {packs
            .filter((pack) => pack !== chosen)
            .map((pack) => (
              <Pack key={pack.dollars} offer={pack}>
                <BuyButton
                  {...buttonOf(pack)}
                  primary={chosen === null && pack.popular === true}
                  className="mt-auto w-full"
                />
              </Pack>
            ))}
        </ul>
        <TokenPrices className="mt-4 text-note text-ink-soft" />
      </section>
      <Purchases />
      <StatementView />
    </div>
  );
}

function Pack({ offer: { dollars, name, badge, popular }, children }: { offer: Offer; children: ReactNode }) {
  return (
    <li className="plate relative flex flex-col p-6">
      <div className="flex min-h-7 items-start justify-between gap-3">
        <h3 className="font-semibold">{name}</h3>
        {badge && <Badge variant={popular ? 'solid' : 'accent'}>{badge}</Badge>}
      </div>
      <p className="display figures mt-3 text-price leading-none">${dollars}</p>
      <p className="mt-3 mb-6 text-note text-ink-soft">
        {offerStrings.includes(formatDollars(dollars), typicalTurns(dollars))}
      </p>
      {children}
    </li>
  );
}

function BuyButton({
  offer,
  primary,
  pending,
  disabled,
  onBuy,
  className,
}: {
  offer: Offer;
  primary: boolean;
  pending: boolean;
  disabled: boolean;
  onBuy: () => void;
  className: string;
}) {
  return (
    <Button
      className={className}
      variant={primary ? 'primary' : 'secondary'}
      pending={pending}
      disabled={disabled}
      onClick={onBuy}
    >
      {pending ? commonStrings.processing : accountStrings.credits.buy(offer.dollars)}
    </Button>
  );
}
