import { tokenPacks } from '@rubicon/contracts';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { CardTitle } from '../../../components/ui/card.js';
import { formatDollars } from '../../../lib/format.js';
import { typicalTurns } from '../../../lib/payments/offers.js';
import { TokenPrices } from '../credits/token-prices.js';
import { accountStrings } from '../../../strings/account.js';
import { commonStrings } from '../../../strings/common.js';
import { offerStrings } from '../../../strings/offers.js';
import { Sentence } from '../../../strings/sentence.js';
import { usePurchaseTokens } from './purchase-tokens.api.js';
import { shortCount, type TokenPack } from './token-packs.js';

const MOST_POPULAR: TokenPack['name'] = 'Explorer';

/** Opened by `tab=topup` alone. A pack is sold by its size in tokens and credited in dollars (decision 25). */
export function TopUpTab() {
  const purchase = usePurchaseTokens();
  return (
    <section aria-labelledby="top-up-title">
      <CardTitle id="top-up-title">{accountStrings.topUp.title}</CardTitle>
      <p className="measure mt-2 text-ink-soft">{accountStrings.topUp.text}</p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-3">
        {tokenPacks.map((pack) => (
          <Pack
            key={pack.name}
            pack={pack}
            pending={purchase.isPending && purchase.variables.tokens === pack.tokens}
            disabled={purchase.isPending}
            onBuy={() => purchase.mutate({ tokens: pack.tokens, amount: pack.amount })}
          />
        ))}
      </ul>
      <TokenPrices className="mt-4 text-note text-ink-soft" />
    </section>
  );
}

function Pack({
  pack: { name, tokens, amount },
  pending,
  disabled,
  onBuy,
}: {
  pack: TokenPack;
  pending: boolean;
  disabled: boolean;
  onBuy: () => void;
}) {
  const popular = name === MOST_POPULAR;
  return (
    <li className="plate relative flex flex-col p-6">
      <div className="flex min-h-7 items-start justify-between gap-3">
        <h3 className="font-semibold">{name}</h3>
        {popular && <Badge variant="solid">{accountStrings.topUp.mostPopular}</Badge>}
      </div>
      <p className="display figures mt-3 text-price leading-none">
        <Sentence
          text={accountStrings.topUp.size}
          parts={{
            count: shortCount(tokens),
            tokens: <span className="text-large">{accountStrings.topUp.tokens}</span>,
          }}
        />
      </p>
      <p className="mt-3 mb-6 text-note text-ink-soft">
        {offerStrings.includes(formatDollars(amount), typicalTurns(amount))}
      </p>
      <Button
        className="mt-auto w-full"
        variant={popular ? 'primary' : 'secondary'}
        pending={pending}
        disabled={disabled}
        onClick={onBuy}
        aria-label={pending ? undefined : accountStrings.topUp.buyNamed(amount, shortCount(tokens))}
      >
        {pending ? commonStrings.processing : accountStrings.topUp.buy(amount)}
      </Button>
    </li>
  );
}
