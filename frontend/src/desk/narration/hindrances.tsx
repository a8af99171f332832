import type { NarrationHindrance, NarrationOperations, WaitingTurns } from '@rubicon/contracts';
import { narrationStrings } from '../../strings/desk/narration.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { formatLimit, formatWait } from '../lib/format-duration.js';
import type { Runbook } from '../lib/runbooks.js';
import { DeskLink } from '../ui/desk-link.js';
import { RunbookName } from '../ui/runbook-name.js';

const strings = narrationStrings.hindrances;
const { screens } = shellStrings;
const narrators = { to: '/narrators', name: screens.narrators };
const figures = { to: '/figures', name: screens.figures };
const models = { to: '/models', name: screens.models };

const helpOf: Readonly<
  Record<NarrationHindrance, { screen: { to: string; name: string }; runbook: Runbook }>
> = {
  no_narrator: { screen: narrators, runbook: 'nobody-tells-turns' },
  narrators_rest: { screen: narrators, runbook: 'nobody-tells-turns' },
  queue_away: { screen: figures, runbook: 'the-queue-is-away' },
  turns_overfull: { screen: narrators, runbook: 'turns-wait-too-long' },
  prologues_overfull: { screen: narrators, runbook: 'turns-wait-too-long' },
  cap_spent: { screen: models, runbook: 'the-daily-cap-is-near' },
  cap_within_reach: { screen: models, runbook: 'the-daily-cap-is-near' },
};

/** What keeps turns from being told or taken, beside a pause, each with what helps. */
export function Hindrances({ now }: { now: NarrationOperations }) {
  const { hindrances, paused } = now;
  if (hindrances.length === 0) return null;
  return (
    <div className="mt-3">
      {paused && <p className="text-ink-soft">{strings.onceResumed}</p>}
      <ul aria-label={strings.label} className="flex flex-col gap-2">
        {hindrances.map((each) => (
          <Hindrance key={each} is={each} now={now} />
        ))}
      </ul>
    </div>
  );
}

function Hindrance({ is, now }: { is: NarrationHindrance; now: NarrationOperations }) {
  const { screen, runbook } = helpOf[is];
  return (
    <li className="border-t border-line pt-2">
      <p className="figures text-pretty">{inWords(is, now)}</p>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <DeskLink to={screen.to}>{screen.name}</DeskLink>
        <RunbookName page={runbook} />
      </p>
    </li>
  );
}

function inWords(is: NarrationHindrance, { turns, prologues, admitsUpToMs }: NarrationOperations): string {
  const most = formatLimit(admitsUpToMs);
  switch (is) {
    case 'turns_overfull':
      return strings.turns_overfull(waitOf(turns), most);
    case 'prologues_overfull':
      return strings.prologues_overfull(waitOf(prologues), most);
    default:
      return strings[is];
  }
}

function waitOf(waiting: WaitingTurns | null): string {
  return formatWait(waiting?.nextWaitedMs ?? 0);
}
