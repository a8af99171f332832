/** /timeline?game={gameId}: the story's tree, its branches, and what can be done with them. */
import type { Character, GameState, GameTree, GameType } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, Share2 } from 'lucide-react';
import { memo, startTransition, useCallback, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { EraEmblem } from '../../components/era/era-emblem.js';
import { Button } from '../../components/ui/button.js';
import { PageSpinner } from '../../components/ui/spinner.js';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../components/ui/tabs.js';
import { useAddressTab } from '../../lib/address-tab.js';
import { eraLabels } from '../../lib/era/eras.js';
import { useEraDress } from '../../lib/era/page-era.js';
import { selectEra } from '../../lib/era/selected-era.js';
import { formatCount } from '../../lib/format.js';
import { usePageTitle } from '../../lib/page-title.js';
import { gameQuery } from '../../lib/queries/game.js';
import { useMedia, wideScreen } from '../../lib/use-media.js';
import { timelineStrings } from '../../strings/timeline.js';
import { BranchList } from './branches/branch-list.js';
import { TimelineDialogs, type TimelineTask } from './timeline-dialogs.js';
import { NoGameNamed, TimelineNotLoaded } from './timeline-not-loaded.js';
import { gameAddress, treeQuery } from './timeline.api.js';
import { TimelineTree } from './tree/timeline-tree.js';

export function TimelinePage() {
  usePageTitle(timelineStrings.title);
  const gameId = useSearchParams()[0].get('game');
  return gameId ? <TimelineOf key={gameId} gameId={gameId} /> : <NoGameNamed />;
}

function TimelineOf({ gameId }: { gameId: string }) {
  const tree = useQuery(treeQuery(gameId));
  const game = useQuery(gameQuery(gameId));
  const failed = [tree, game].find(({ isError }) => isError);
  useEraDress(game.data?.gameState.gameType ?? null);
  if (failed?.error)
    return (
      <TimelineNotLoaded
        error={failed.error}
        onRetry={() => {
          for (const query of [tree, game]) if (query.isError) void query.refetch();
        }}
      />
    );
  if (!tree.data || !game.data) return <PageSpinner label={timelineStrings.loading} />;
  return <TimelineView tree={tree.data} state={game.data.gameState} character={game.data.character} />;
}

function TimelineView({
  tree,
  state,
  character,
}: {
  tree: GameTree;
  state: GameState;
  character: Character;
}) {
  const [task, setTask] = useState<TimelineTask | null>(null);
  const { gameType } = state;
  useEffect(() => selectEra(gameType), [gameType]);

  return (
    <div className="page-width pt-6 md:pt-10">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="flex items-start gap-5">
          <EraEmblem era={gameType} className="size-20 shrink-0 text-ornament max-sm:hidden" />
          <div>
            <p className="eyebrow">{timelineStrings.of(character.name, eraLabels[gameType].name)}</p>
            <h1 className="display display-xl mt-0.5">{timelineStrings.title}</h1>
            {tree.nodes.length > 0 && (
              <p className="figures mt-1.5 text-ink-soft">
                {timelineStrings.extent(
                  tree.nodes.length,
                  formatCount(tree.nodes.length),
                  tree.branches.length,
                  formatCount(tree.branches.length),
                )}
              </p>
            )}
          </div>
        </div>
        <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto sm:flex-wrap">
          {tree.nodes.length > 0 && (
            <>
              <Button
                variant="secondary"
                onClick={() => setTask({ kind: 'export', turnId: tree.headTurnId })}
              >
                <BookOpen aria-hidden="true" className="size-4.5" strokeWidth={1.6} />
                {timelineStrings.export}
              </Button>
              <Button variant="secondary" onClick={() => setTask({ kind: 'share', turnId: tree.headTurnId })}>
                <Share2 aria-hidden="true" className="size-4.5" strokeWidth={1.6} />
                {timelineStrings.share}
              </Button>
            </>
          )}
          <Button asChild className="max-sm:order-first max-sm:col-span-2">
            <Link to={gameAddress(state)}>{timelineStrings.backToGame}</Link>
          </Button>
        </div>
      </header>
      {tree.nodes.length === 0 ? (
        <NothingTold state={state} />
      ) : (
        <>
          <p className="mt-4 max-w-[44rem] text-ink-soft">{timelineStrings.intro}</p>
          <TreeAndBranches tree={tree} era={gameType} onTask={setTask} />
        </>
      )}
      <TimelineDialogs tree={tree} state={state} task={task} onTask={setTask} />
    </div>
  );
}

const tabs = ['picture', 'branches'] as const;

/** Side by side, or behind tabs where there is no room. Opening a dialog over it draws none of it anew. */
const TreeAndBranches = memo(function TreeAndBranches({
  tree,
  era,
  onTask,
}: {
  tree: GameTree;
  era: GameType;
  onTask: (task: TimelineTask) => void;
}) {
  const wide = useMedia(wideScreen);
  const [tab, openTab] = useAddressTab('tab', tabs, 'picture');
  const open = useCallback(
    (turnId: string) => startTransition(() => onTask({ kind: 'card', turnId })),
    [onTask],
  );
  const picture = <TimelineTree tree={tree} era={era} onOpen={open} />;
  const branches = <BranchList tree={tree} onTask={onTask} />;
  if (wide)
    return (
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)_23rem] items-start gap-x-10">
        {picture}
        <div className="sticky top-20">
          <div className="plate px-5 pt-4 pb-2">
            <h2 className="display display-md">{timelineStrings.branches.title}</h2>
            {branches}
          </div>
        </div>
      </div>
    );
  return (
    <Tabs value={tab} onValueChange={openTab} className="mt-5">
      <TabsList aria-label={timelineStrings.title}>
        <TabsTrigger value="picture">{timelineStrings.picture.tab}</TabsTrigger>
        <TabsTrigger value="branches">
          {timelineStrings.branches.tab(formatCount(tree.branches.length))}
        </TabsTrigger>
      </TabsList>
      <TabsContent value="picture" className="pt-2">
        {picture}
      </TabsContent>
      <TabsContent value="branches" className="pt-2">
        {branches}
      </TabsContent>
    </Tabs>
  );
});

function NothingTold({ state }: { state: GameState }) {
  const { empty } = timelineStrings;
  return (
    <div className="plate mt-8 px-6 py-12 text-center">
      <div className="era-pattern mx-auto h-(--pattern-height) max-w-60 opacity-60" aria-hidden="true" />
      <h2 className="display display-lg mt-6">{empty.title}</h2>
      <p className="mx-auto mt-2 max-w-md text-ink-soft">{empty.text}</p>
      <Button asChild size="lg" className="mt-6">
        <Link to={gameAddress(state)}>{empty.play}</Link>
      </Button>
    </div>
  );
}
