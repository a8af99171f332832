/** The prologue in the browser: the standing on the left, the story and the input beside it; on a phone one below the other. */
import { localDemoTurns } from '@rubicon/scenarios/public/local-demo';
import { Composer } from '../../../components/story/composer.js';
import { demoActionLimit } from '../parts/action-limit.js';
import { useDemoDraft } from '../parts/demo-draft.js';
import { demoStrings } from '../../../strings/demo.js';
import { EndPanel } from './end-panel.js';
import type { OpenPrologue } from './open-prologue.js';
import { Standing } from './standing.js';
import { TopBar } from './top-bar.js';
import { UnfoldingStory } from './unfolding-story.js';
import { useLocalTurns } from './use-local-turns.js';

const words = {
  label: demoStrings.prologue.whatNext,
  placeholder: demoStrings.prologue.placeholder,
  send: demoStrings.takeAction,
  sending: demoStrings.prologue.telling,
  length: demoStrings.length,
  tooLong: demoStrings.tooLong,
};

export function PrologueView({ demo, state: opened }: OpenPrologue) {
  const { state, telling, play, over, ended } = useLocalTurns(demo, opened);
  const draft = useDemoDraft('demo', { turnsDone: state.turnCount, action: state.lastAction || null });
  return (
    <div className="page-width">
      <TopBar turnCount={state.turnCount} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <Standing state={state} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <h2 className="display display-lg mb-3">{demoStrings.prologue.story}</h2>
          <UnfoldingStory state={state} telling={telling} />
          {ended ? (
            <EndPanel characterName={state.characterName} />
          ) : (
            <div className="mt-4">
              <Composer
                draft={draft}
                words={words}
                limit={demoActionLimit}
                busy={telling !== null}
                over={over}
                onSend={play}
                inputClassName="max-h-64 min-h-[80px]"
              />
              <p className="figures mt-2 text-note text-ink-soft">
                {demoStrings.prologue.turnsRemaining(localDemoTurns - state.turnCount)}
              </p>
            </div>
          )}
        </div>
        <aside
          aria-label={demoStrings.prologue.context}
          className="self-start border-l-4 border-line-strong px-4 text-aside"
        >
          <p className="text-ink-soft">{demo.historicalContext}</p>
        </aside>
      </div>
    </div>
  );
}
