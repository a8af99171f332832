import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { CardTitle } from '../../../components/ui/card.js';
import { formatDollars } from '../../../lib/format.js';
import { usePurchaseCredits } from '../../../lib/payments/purchase.js';
import { accountStrings } from '../../../strings/account.js';
import { commonStrings } from '../../../strings/common.js';
import { packs, typicalTurns, type CreditPack } from './credit-packs.js';
import { Purchases } from './purchases.js';
import { StatementView } from './statement-view.js';
import { TokenPrices } from './token-prices.js';

export function CreditsTab() {
  const purchase = usePurchaseCredits();
  return (
    <div className="flex flex-col gap-12">
      <section>
        <CardTitle>{commonStrings.buyCredits}</CardTitle>
        <p className="measure mt-2 text-ink-soft">{accountStrings.credits.text}</p>
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {packs.map((pack) => (
            <Pack
              key={pack.dollars}
              pack={pack}
              pending={purchase.isPending && purchase.variables.amount === pack.dollars}
              disabled={purchase.isPending}
              onBuy={() => purchase.mutate({ amount: pack.dollars, product: 'credits', returnTo: 'account' })}
            />
          ))}
        </ul>
        <TokenPrices className="mt-4 text-note text-ink-soft" />
      </section>
      <Purchases />
      <StatementView />
    </div>
  );
}

function Pack({
  pack,
  pending,
  disabled,
  onBuy,
}: {
  pack: CreditPack;
  pending: boolean;
  disabled: boolean;
  onBuy: () => void;
}) {
  const { dollars, name, badge, popular } = pack;
  return (
    <li className="plate relative flex flex-col p-6">
      <div className="flex min-h-7 items-start justify-between gap-3">
        <h3 className="font-semibold">{name}</h3>
        {badge && <Badge variant={popular ? 'solid' : 'accent'}>{badge}</Badge>}
      </div>
      <p className="display figures mt-3 text-price leading-none">${dollars}</p>
      <p className="mt-3 mb-6 text-note text-ink-soft">
        {accountStrings.credits.includes(formatDollars(dollars), typicalTurns(dollars))}
      </p>
      <Button
        className="mt-auto w-full"
        variant={popular ? 'primary' : 'secondary'}
        pending={pending}
        disabled={disabled}
        onClick={onBuy}
      >
        {pending ? commonStrings.processing : accountStrings.credits.buy(dollars)}
      </Button>
    </li>
  );
}
