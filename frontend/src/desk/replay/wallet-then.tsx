import type { ReplayWallet } from '@rubicon/contracts';
import { formatMicroUsd } from '../../lib/format.js';
import { replayStrings as strings } from '../../strings/desk/replay.js';
import { shortId } from '../lib/short-id.js';
import { Money } from '../ui/money.js';

const pots = [
  ['availableMicroUsd', 'bg-accent'],
  ['reservedMicroUsd', 'bg-second'],
  ['heldMicroUsd', 'bg-line-strong'],
  ['frozenMicroUsd', 'bg-ink-soft'],
] as const;

/** What was in each pot, drawn as one bar; and of each lot how much was left. */
export function WalletThen({ wallet }: { wallet: ReplayWallet }) {
  const whole = pots.reduce((sum, [pot]) => sum + Math.max(wallet[pot], 0), 0);
  return (
    <div className="border border-line bg-surface px-4 py-3">
      <div aria-hidden="true" className="flex h-2.5 gap-px bg-line">
        {pots.map(([pot, ink]) => (
          <span key={pot} className={ink} style={{ width: `${part(wallet[pot], whole)}%` }} />
        ))}
      </div>
      <dl className="mt-2.5 flex flex-col gap-1 text-note">
        {pots.map(([pot, ink]) => (
          <div key={pot} className="flex items-center justify-between gap-4">
            <dt className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-2.5 ${ink}`} />
              {strings.names[pot]}
            </dt>
            <dd>
              <Money microUsd={wallet[pot]} />
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-3 border-t border-line pt-2.5 text-caption text-ink-soft">{strings.lots}</h3>
      {wallet.lots.length === 0 ? (
        <p className="mt-1 text-note">{strings.noLots}</p>
      ) : (
        <ul className="mt-1.5 flex flex-col gap-2.5 text-note">
          {wallet.lots.map(({ lotId, source, amountMicroUsd, remainingMicroUsd }) => (
            <li key={lotId}>
              <p className="figures flex flex-wrap justify-between gap-x-4">
                <span title={lotId}>
                  {strings.lot[source]} <span className="text-ink-soft">{shortId(lotId)}</span>
                </span>
                <span>{strings.left(formatMicroUsd(remainingMicroUsd), formatMicroUsd(amountMicroUsd))}</span>
              </p>
              <div aria-hidden="true" className="mt-1 h-1.5 bg-line">
                <div
                  className={`h-full ${source === 'purchase' ? 'bg-accent' : 'bg-line-strong'}`}
                  style={{ width: `${part(remainingMicroUsd, amountMicroUsd)}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function part(microUsd: number, whole: number): number {
  return whole <= 0 ? 0 : (Math.min(Math.max(microUsd, 0), whole) / whole) * 100;
}
