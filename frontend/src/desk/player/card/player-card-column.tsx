import type { PlayerCard } from '@rubicon/contracts';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Badge } from '../../../components/ui/badge.js';
import { formatCount } from '../../../lib/format.js';
import { playerStrings } from '../../../strings/desk/player.js';
import { shellStrings } from '../../../strings/desk/shell.js';
import { TextAccess } from '../../grant/text-access.js';
import { formatSecond } from '../../lib/format-staff.js';
import { Figure } from '../../ui/figure.js';
import { Money } from '../../ui/money.js';

const strings = playerStrings.card;
const badges = { active: 'plain', suspended: 'second', leaving: 'second', erased: 'plain' } as const;

/** Who it is as far as the reader may see it, how they stand, what they have. */
export function PlayerCardColumn({ card }: { card: PlayerCard }) {
  const name = card.username ?? card.maskedUsername ?? playerStrings.erasedName;
  useEffect(() => {
    // The name itself stays out of the browser's history.
    document.title = shellStrings.windowTitle(
      playerStrings.windowTitle(card.maskedUsername ?? playerStrings.erasedName),
    );
  }, [card.maskedUsername]);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h1 className="display text-large break-words">{name}</h1>
        <p className="mt-1.5">
          <Badge variant={badges[card.state]}>{strings.states[card.state]}</Badge>
        </p>
        {card.state === 'erased' && <p className="mt-2 text-note text-ink-soft">{strings.erased}</p>}
        {card.state === 'suspended' && <p className="mt-2 text-note text-ink-soft">{strings.suspended}</p>}
      </div>
      <TextAccess player={card} canOpen={card.state !== 'erased'} />
      <dl className="flex flex-col gap-3 text-note">
        {card.maskedEmail !== null && (
          <Fact name={strings.email}>
            <span className="break-all">{card.email ?? card.maskedEmail}</span>
          </Fact>
        )}
        <Fact name={strings.id}>
          <CopiedId id={card.playerId} />
        </Fact>
        {card.registeredAt !== null && (
          <Fact name={strings.registered}>
            <span className="figures">{formatSecond(card.registeredAt)}</span>
          </Fact>
        )}
      </dl>
      <Figures title={strings.balances}>
        <Figure name={strings.available} strong>
          <Money microUsd={card.availableMicroUsd} />
        </Figure>
        <Figure name={strings.reserved}>
          <Money microUsd={card.reservedMicroUsd} />
        </Figure>
        <Figure name={strings.held}>
          <Money microUsd={card.heldMicroUsd} />
        </Figure>
        <Figure name={strings.frozen}>
          <Money microUsd={card.frozenMicroUsd} />
        </Figure>
      </Figures>
      <Figures title={strings.overall}>
        <Figure name={strings.purchased}>
          <Money microUsd={card.purchasedMicroUsd} />
        </Figure>
        <Figure name={strings.granted}>
          <Money microUsd={card.grantedMicroUsd} />
        </Figure>
        <Figure name={strings.charged}>
          <Money microUsd={card.chargedMicroUsd} />
        </Figure>
        <Figure name={strings.withdrawn}>
          <Money microUsd={card.withdrawnMicroUsd} />
        </Figure>
        <Figure name={strings.games}>{formatCount(card.games)}</Figure>
        <Figure name={strings.turns}>{formatCount(card.turns)}</Figure>
        <Figure name={strings.openReports}>{formatCount(card.openReports)}</Figure>
        <Figure name={strings.openActs}>{formatCount(card.openActs)}</Figure>
      </Figures>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Figures({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="eyebrow border-b border-line pb-1">{title}</h2>
      <dl className="figures mt-1.5 flex flex-col gap-1 text-note">{children}</dl>
    </section>
  );
}

const COPIED_MS = 2_000;

function CopiedId({ id }: { id: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const over = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(over);
  }, [copied]);
  return (
    <span className="flex items-start gap-1.5">
      <span className="figures min-w-0 break-all">{id}</span>
      <button
        type="button"
        onClick={() => void navigator.clipboard.writeText(id).then(() => setCopied(true))}
        className="-mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-era text-ink-soft hover:bg-sunken hover:text-ink"
      >
        {copied ? (
          <Check className="size-4" aria-hidden="true" />
        ) : (
          <Copy className="size-4" aria-hidden="true" />
        )}
        <span className="sr-only">{strings.copy}</span>
        <span role="status" className="sr-only">
          {copied && strings.copied}
        </span>
      </button>
    </span>
  );
}
