import type { RunningNarrator } from '@rubicon/contracts';
import { Button } from '../../components/ui/button.js';
import { formatCount } from '../../lib/format.js';
import { narratorStrings as strings } from '../../strings/desk/narrators.js';
import { Sentence } from '../../strings/sentence.js';
import { formatWait } from '../lib/format-duration.js';
import { shortId } from '../lib/short-id.js';
import { Facts } from '../ui/facts.js';
import { KeyHint } from '../ui/key-hint.js';
import { Overtaken } from '../ui/overtaken.js';
import { UtcMoment } from '../ui/utc-moment.js';
import { longestTurn } from './longest-turn.js';
import type { NamedNarrator } from './named-narrator.js';
import { actKeys, actsOf, type NarratorAct } from './narrator-acts.js';

/** The chosen narrator: what can be decided of it, and what each process of its name does. @param overtaken why something was not done */
export function NarratorDetail({
  narrator,
  at,
  overtaken,
  onAct,
}: {
  narrator: NamedNarrator;
  at: string;
  overtaken: string | null;
  onAct: (act: NarratorAct) => void;
}) {
  const { name, mode, processes } = narrator;
  const isAlone = processes.length === 1;
  return (
    <section aria-labelledby="chosen-narrator" className="@container min-w-0">
      <h2 id="chosen-narrator" className="text-lead font-semibold [overflow-wrap:anywhere] max-lg:sr-only">
        {name}
      </h2>
      <p className="mt-1 text-ink-soft">{strings.modeTexts[mode]}</p>
      {!isAlone && <p className="mt-1">{strings.bearers(formatCount(processes.length))}</p>}
      <Overtaken sentence={overtaken} />
      <div className="mt-3 flex flex-wrap gap-2">
        {actsOf(mode).map((act, place) => (
          <Button
            key={place}
            size="sm"
            variant={act === 'wake' ? 'primary' : 'secondary'}
            aria-keyshortcuts={actKeys[act]}
            onClick={() => onAct(act)}
          >
            {strings[act].open}
            <KeyHint>{actKeys[act]}</KeyHint>
          </Button>
        ))}
      </div>
      {processes.map((process) => (
        <div key={process.instanceId} className="mt-5">
          {!isAlone && <h3 className="eyebrow mb-1.5">{strings.process(shortId(process.instanceId))}</h3>}
          <ProcessFacts process={process} at={at} />
        </div>
      ))}
    </section>
  );
}

function ProcessFacts({ process, at }: { process: RunningNarrator; at: string }) {
  const {
    slots,
    slotsSet,
    slotsConfigured,
    turns,
    prologues,
    version,
    roles,
    startedAt,
    isEnding,
    hasHeard,
  } = process;
  const longest = longestTurn([process], at);
  return (
    <>
      {isEnding && <p className="mb-1.5 font-semibold">{strings.endingText}</p>}
      {!hasHeard && !isEnding && <p className="mb-1.5">{strings.notHeardText}</p>}
      <div className="figures">
        <Facts
          facts={[
            [strings.facts.slots, formatCount(slots)],
            [strings.facts.slotsSet, slotsSet === null ? strings.facts.asConfigured : formatCount(slotsSet)],
            [strings.facts.slotsConfigured, formatCount(slotsConfigured)],
            [
              strings.facts.turns,
              longest === null
                ? strings.facts.noTurn
                : strings.facts.turnsLongest(turns.length, formatCount(turns.length), longest),
            ],
            [strings.facts.prologues, formatCount(prologues)],
            [strings.facts.startedAt, <Ago key="started" since={startedAt} at={at} />],
            [
              strings.facts.version,
              <span key="version" className="typed text-note [overflow-wrap:anywhere]">
                {version}
              </span>,
            ],
            [strings.facts.roles, roles.join(', ')],
          ]}
        />
      </div>
    </>
  );
}

function Ago({ since, at }: { since: string; at: string }) {
  return (
    <Sentence
      text={strings.facts.ago(formatWait(Date.parse(at) - Date.parse(since)))}
      parts={{ at: <UtcMoment at={since} /> }}
    />
  );
}
