/** The prologue while it is played, and once it is over: the page on the left, the moves and the standing on the right. */
import { demoTurns, type DemoCharacter, type DemoState } from '@rubicon/contracts';
import { useRef } from 'react';
import { Composer } from '../../../components/story/composer.js';
import { showStory } from '../../../components/story/show-story.js';
import { SuggestionList, suggestionInput } from '../../../components/story/suggestion-list.js';
import { eraLabels } from '../../../lib/era/eras.js';
import { demoActionLimit } from '../parts/action-limit.js';
import { useDemoDraft } from '../parts/demo-draft.js';
import { demoStrings } from '../../../strings/demo.js';
import { AtRest } from './at-rest.js';
import { CharacterStatus } from './character-status.js';
import { Completion } from './completion.js';
import { DemoFeatures } from './demo-features.js';
import { EndingBanner } from './ending-banner.js';
import { Interruptions } from './interruptions.js';
import { LimitReached } from './limit-reached.js';
import { minutesAndSeconds, PlayTimer, useSecondsPlayed } from './play-timer.js';
import { isAtRest, isOverLimit, usePlayDemo } from './server-demo.api.js';
import { StoryPage } from './story-page.js';
import { TurnProgress } from './turn-progress.js';

const words = {
  label: demoStrings.tryFree.ownAction,
  placeholder: demoStrings.tryFree.placeholder,
  send: demoStrings.takeAction,
  sending: demoStrings.tryFree.telling,
  length: demoStrings.length,
  tooLong: demoStrings.tooLong,
};

export function PlayScreen({ state, character }: { state: DemoState; character: DemoCharacter | null }) {
  const { turnsDone } = state;
  const draft = useDemoDraft('try_free', { turnsDone, action: state.story.at(-1)?.input ?? null });
  const story = useRef<HTMLElement>(null);
  const { play, telling, error } = usePlayDemo(state);
  const over = state.completed || turnsDone >= demoTurns;
  const seconds = useSecondsPlayed(state.startedAt, !over);
  const busy = telling !== null || state.pending;

  function act(action: string) {
    if (busy || over) return;
    play(action);
    showStory(story.current);
  }

  return (
    <div className="page-width pt-2 md:pt-6">
      <header className="grid gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-end">
        <div>
          <div className="flex items-baseline justify-between gap-4">
            <p className="eyebrow">{over ? eraLabels[state.gameType].title : demoStrings.tryFree.name}</p>
            {!over && <PlayTimer seconds={seconds} />}
          </div>
          <h1 className="display display-lg mt-0.5 sm:display-xl">
            {over ? demoStrings.tryFree.complete : eraLabels[state.gameType].title}
          </h1>
          <p className="mt-1">
            <span className="font-semibold">{state.currentDate}</span>
            {over && (
              <span className="text-ink-soft">
                {' '}
                {demoStrings.tryFree.playedIn(minutesAndSeconds(seconds))}
              </span>
            )}
          </p>
        </div>
        <TurnProgress turnsDone={turnsDone} />
      </header>
      {!over && <EndingBanner turnIndex={turnsDone} />}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <StoryPage state={state} telling={telling ?? (state.pending ? '' : null)} storyRef={story} />
        <div className="flex flex-col gap-7 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {over ? (
            <Completion />
          ) : (
            <section aria-labelledby="next-move">
              <h2 id="next-move" className="display display-md">
                {demoStrings.tryFree.nextMove}
              </h2>
              <SuggestionList
                suggestions={state.actionButtons}
                disabled={busy}
                onChoose={(suggestion) => act(suggestionInput(suggestion))}
              />
              <Composer
                draft={draft}
                words={words}
                limit={demoActionLimit}
                busy={busy}
                onSend={act}
                className="mt-4"
                inputClassName="max-h-64 min-h-[80px]"
              />
              {isAtRest(error) && (
                <div className="mt-5">
                  <AtRest error={error} draft={draft} />
                </div>
              )}
              {isOverLimit(error) && (
                <div className="mt-5">
                  <LimitReached error={error} draft={draft} />
                </div>
              )}
            </section>
          )}
          <CharacterStatus character={character} stats={state.playerStats} />
        </div>
        {!over && <DemoFeatures />}
      </div>
      {!over && <Interruptions state={state} busy={busy} />}
    </div>
  );
}
