/** /timeline/compare?game=&left=&right=: two tellings of one story, held against each other. */
import type { ComparedPath, Comparison, GameTree } from '@rubicon/contracts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowLeftRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { EraRule } from '../../../components/era/era-rule.js';
import { Button } from '../../../components/ui/button.js';
import { PageSpinner } from '../../../components/ui/spinner.js';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../components/ui/tabs.js';
import { useAddressTab } from '../../../lib/address-tab.js';
import { useEraDress } from '../../../lib/era/page-era.js';
import { usePageTitle } from '../../../lib/page-title.js';
import { gameQuery } from '../../../lib/queries/game.js';
import { timelineAddress } from '../../../lib/timeline-address.js';
import { useMedia, wideScreen } from '../../../lib/use-media.js';
import { timelineStrings } from '../../../strings/timeline.js';
import { branchLabel, turnName } from '../branch-label.js';
import { NoGameNamed, TimelineNotLoaded } from '../timeline-not-loaded.js';
import { treeQuery } from '../timeline.api.js';
import { ComparisonTable } from './comparison-table.js';
import { comparisonQuery, type Compared } from './comparison.api.js';
import { PathColumn } from './path-column.js';

const strings = timelineStrings.compare;

export function ComparisonPage() {
  usePageTitle(strings.title);
  const params = useSearchParams()[0];
  const [gameId, left, right] = ['game', 'left', 'right'].map((name) => params.get(name));
  if (!gameId || !left || !right) return <NoGameNamed />;
  return <ComparisonOf compared={{ gameId, left, right }} />;
}

/** The other way round, with the same tab open. */
function swapped(params: URLSearchParams): string {
  const sides = { left: params.get('right') ?? '', right: params.get('left') ?? '' };
  return new URLSearchParams({ ...Object.fromEntries(params), ...sides }).toString();
}

function ComparisonOf({ compared }: { compared: Compared }) {
  const [params] = useSearchParams();
  const comparison = useQuery(comparisonQuery(compared));
  const tree = useQuery(treeQuery(compared.gameId));
  const game = useQuery(gameQuery(compared.gameId));
  const queries = [comparison, tree, game];
  const gameType = game.data?.gameState.gameType ?? null;
  useEraDress(gameType);
  const failed = queries.find(({ isError }) => isError);
  if (failed?.error)
    return (
      <TimelineNotLoaded
        error={failed.error}
        onRetry={() => {
          for (const query of queries) if (query.isError) void query.refetch();
        }}
      />
    );
  if (!comparison.data || !tree.data || gameType === null) return <PageSpinner label={strings.loading} />;
  return (
    <div className="page-width pt-6 md:pt-10">
      <Link
        to={timelineAddress(compared.gameId)}
        className="inline-flex min-h-9 items-center gap-2 text-accent underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {strings.back}
      </Link>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display display-xl">{strings.title}</h1>
        <Button asChild variant="ghost" size="sm" className="max-sm:-ml-3">
          <Link replace to={{ search: swapped(params) }}>
            <ArrowLeftRight aria-hidden="true" className="size-4" />
            {strings.swap}
          </Link>
        </Button>
      </div>
      <p className="mt-2 text-ink-soft">{partedWords(comparison.data, compared.gameId)}</p>
      <EraRule era={gameType} className="my-6" />
      <TwoPaths comparison={comparison.data} tree={tree.data} />
    </div>
  );
}

function partedWords({ commonTurnId, commonDate, left, right }: Comparison, gameId: string): string {
  if (left.turnCount === 0 && right.turnCount === 0) return strings.same;
  if (left.turnCount === 0 || right.turnCount === 0)
    return `${strings.partedOn(commonDate)} ${strings.sameText}`;
  return commonTurnId === gameId ? strings.partedAtOpening(commonDate) : strings.partedOn(commonDate);
}

const sideNames = ['left', 'right'] as const;

/** The table serves both screens; what was told stands side by side, or behind tabs where there is no room. */
function TwoPaths({ comparison, tree }: { comparison: Comparison; tree: GameTree }) {
  const wide = useMedia(wideScreen);
  const [tab, openTab] = useAddressTab('tab', sideNames, 'left');
  const labels = pathLabels(comparison, tree);
  // A turn held against itself has one name, and two regions need two.
  const isOne = labels.left === labels.right;
  const sides = sideNames.map((side) => ({
    side,
    path: comparison[side],
    label: labels[side],
  }));
  return (
    <>
      <ComparisonTable comparison={comparison} labels={labels} />
      {wide ? (
        <div className="mt-10 grid grid-cols-2 gap-10">
          {sides.map(({ side, path, label }) => (
            <section key={side} aria-label={isOne ? undefined : label} className="min-w-0">
              <h2
                dir="auto"
                className="display display-lg border-b border-line-strong pb-2 wrap-anywhere text-accent"
              >
                {label}
              </h2>
              <PathColumn path={path} />
            </section>
          ))}
        </div>
      ) : (
        <Tabs value={tab} onValueChange={openTab} className="mt-8">
          <TabsList aria-label={strings.sides}>
            {sides.map(({ side, label }) => (
              <TabsTrigger key={side} value={side} className="max-w-[60%] truncate">
                {label}
              </TabsTrigger>
            ))}
          </TabsList>
          {sides.map(({ side, path, label }) => (
            <TabsContent key={side} value={side}>
              <h2 className="sr-only">{label}</h2>
              <PathColumn path={path} />
            </TabsContent>
          ))}
        </Tabs>
      )}
    </>
  );
}

/** Two turns of one branch are told apart by their places in it: both may fall on one day. */
function pathLabels({ left, right }: Comparison, tree: GameTree): Record<'left' | 'right', string> {
  const sameBranch = left.branch.branchId === right.branch.branchId;
  const label = ({ branch, tipTurnId, currentDate }: ComparedPath) => {
    const name = branchLabel(tree, branch);
    if (!sameBranch) return name;
    const turn = turnName(tree.nodes.find(({ turnId }) => turnId === tipTurnId));
    return strings.named(name, timelineStrings.picture.turnOn(turn, currentDate));
  };
  return { left: label(left), right: label(right) };
}
