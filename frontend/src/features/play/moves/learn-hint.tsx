import type { PublicEra } from '@rubicon/scenarios/public/public-era';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { localItems } from '../../../lib/storage.js';
import { playStrings } from '../../../strings/play.js';

const { learn } = playStrings.moves;

/** Shown until the player has got it; this browser remembers. */
export function LearnHint({ examples }: { examples: PublicEra['learnExamples'] }) {
  const [dismissed, setDismissed] = useState(
    () => localItems.read('rubicon_learn_hint_dismissed') === 'true',
  );
  if (dismissed) return null;
  return (
    <aside
      aria-labelledby="learn-hint"
      className="painted-apart mt-5 border-l-4 border-second bg-surface px-4 py-3.5"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="learn-hint" className="font-semibold">
          {learn.title}
        </h2>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            localItems.write('rubicon_learn_hint_dismissed', 'true');
            setDismissed(true);
          }}
        >
          {learn.dismiss}
        </Button>
      </div>
      <p className="mt-1 text-aside text-ink-soft">{learn.text}</p>
      <ul className="mt-1.5 flex flex-col gap-1 text-aside italic">
        {examples.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
    </aside>
  );
}
