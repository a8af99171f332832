import type { SharedStory, SharedTurn } from '@rubicon/contracts';
import { useEffect, useRef } from 'react';
import { EraEmblem } from '../../components/era/era-emblem.js';
import { EraRule } from '../../components/era/era-rule.js';
import { Narrative } from '../../components/story/narrative.js';
import { ToldTurn } from '../../components/story/told-turn.js';
import { Button } from '../../components/ui/button.js';
import { formatCount } from '../../lib/format.js';
import { sharedStoryStrings } from '../../strings/shared-story.js';
import { BeginYourOwn } from './begin-your-own.js';

export interface SharedBookProps {
  story: SharedStory;
  /** As far as they are loaded, oldest first. */
  turns: readonly SharedTurn[];
  more: boolean;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
}

/** The story from its title page to where it was shared. */
export function SharedBook({ story, turns, more, loading, failed, onMore }: SharedBookProps) {
  const { gameType, opening, ending } = story;
  return (
    <>
      <article className="page-width pt-6 md:pt-12">
        <TitlePage story={story} />
        <div className="plate mx-auto mt-8 max-w-[46rem] px-5 py-8 sm:px-10 sm:py-12">
          <h2 className="sr-only">{sharedStoryStrings.story}</h2>
          <p className="eyebrow text-center">{opening.currentDate}</p>
          <div className="mt-4">
            <Narrative text={opening.narrative} />
          </div>
          {turns.map((turn, index) => (
            <Chapter
              key={turn.turnId}
              turn={turn}
              newDay={turn.currentDate !== (turns[index - 1] ?? opening).currentDate}
            />
          ))}
          {more ? (
            <NextPage loading={loading} failed={failed} onMore={onMore} />
          ) : (
            <footer className="mt-10 text-center">
              <EraRule era={gameType} className="mx-auto max-w-80" />
              {ending ? (
                <>
                  <p className="display display-md mt-5 text-accent">
                    {sharedStoryStrings.endings[ending.kind]}
                  </p>
                  <div className="mt-3 text-left italic">
                    <Narrative text={ending.epilogue} />
                  </div>
                </>
              ) : (
                <>
                  <p className="display display-md mt-5">{sharedStoryStrings.soFar}</p>
                  <p className="mt-1 text-ink-soft">{sharedStoryStrings.soFarText}</p>
                </>
              )}
            </footer>
          )}
        </div>
      </article>
      <BeginYourOwn />
    </>
  );
}

function TitlePage({ story }: { story: SharedStory }) {
  const { gameType, characterName, characterEstate, branchName, opening, currentDate, turnCount } = story;
  return (
    <header className="mx-auto max-w-[46rem] text-center">
      <EraEmblem era={gameType} className="mx-auto size-20 text-ornament" />
      <p className="eyebrow mt-4">{sharedStoryStrings.eyebrow[gameType]}</p>
      <h1 dir="auto" className="display display-xl mt-2 wrap-anywhere">
        {branchName ?? characterName}
      </h1>
      <p className="mt-2">{branchName === null ? characterEstate : `${characterName}, ${characterEstate}`}</p>
      <p className="figures mt-1 text-ink-soft">
        {sharedStoryStrings.period(opening.currentDate, currentDate)} {'\u00b7'}{' '}
        {sharedStoryStrings.extent(turnCount, formatCount(turnCount))}
      </p>
      <p className="mx-auto mt-4 max-w-[32rem] text-aside text-ink-soft">{sharedStoryStrings.played}</p>
    </header>
  );
}

function Chapter({ turn, newDay }: { turn: SharedTurn; newDay: boolean }) {
  return (
    <section className="mt-8">
      {newDay && <p className="eyebrow mb-4 text-center">{turn.currentDate}</p>}
      <ToldTurn input={turn.userInput} text={turn.narrative} initial={false} />
    </section>
  );
}

/** So much before its end the next page is asked for. */
const AHEAD = '1200px';

/** Asks by itself as the reader comes near, and has a button for when that does not work. */
function NextPage({ loading, failed, onMore }: Pick<SharedBookProps, 'loading' | 'failed' | 'onMore'>) {
  const edge = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  const waiting = loading || failed;
  useEffect(() => {
    if (waiting || !edge.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) ask.current();
      },
      { rootMargin: AHEAD },
    );
    watch.observe(edge.current);
    return () => watch.disconnect();
  }, [waiting]);
  return (
    <div ref={edge} className="mt-10 flex flex-col items-center gap-3">
      {failed && (
        <p role="alert" className="text-danger">
          {sharedStoryStrings.moreFailed}
        </p>
      )}
      <Button variant="secondary" pending={loading} onClick={onMore}>
        {loading ? sharedStoryStrings.loadingMore : sharedStoryStrings.more}
      </Button>
    </div>
  );
}
