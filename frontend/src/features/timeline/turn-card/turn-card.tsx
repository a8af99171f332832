import type { GameState, GameTree, TreeNode } from '@rubicon/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { BookOpen, GitCompareArrows, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Narrative } from '../../../components/story/narrative.js';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogContent } from '../../../components/ui/dialog.js';
import { Notice } from '../../../components/ui/notice.js';
import { Spinner } from '../../../components/ui/spinner.js';
import { turnQuery } from '../../../lib/queries/turn.js';
import { commonStrings } from '../../../strings/common.js';
import { timelineStrings } from '../../../strings/timeline.js';
import { branchLabel, turnName } from '../branch-label.js';
import { gameAddress, useGoBack } from '../timeline.api.js';
import { openingQuery, type Told } from './opening.api.js';

export interface TurnCardProps {
  tree: GameTree;
  state: GameState;
  /** The game's id for the opening. */
  turnId: string;
  onTask: (kind: 'share' | 'export' | 'compare') => void;
  onClose: () => void;
}

/** A turn by itself: what was typed, when, what was told, and where one can go from here. */
export function TurnCard({ tree, state, turnId, onTask, onClose }: TurnCardProps) {
  const { card } = timelineStrings;
  const node = tree.nodes.find((one) => one.turnId === turnId) ?? null;
  const isHead = turnId === tree.headTurnId;
  const goBack = useGoBack(tree.gameId);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        className="max-w-2xl"
        title={turnName(node)}
        description={<Facts tree={tree} node={node} isHead={isHead} />}
      >
        {node ? <TurnText node={node} /> : <OpeningText tree={tree} />}
        <div className="mt-6 border-t border-line pt-5">
          {isHead ? (
            <>
              <Button asChild className="max-sm:w-full">
                <Link to={gameAddress(state)}>{card.play}</Link>
              </Button>
              <p className="mt-2 text-note text-ink-soft">{card.hereAlready}</p>
            </>
          ) : (
            <>
              <Button
                className="max-sm:w-full"
                pending={goBack.isPending}
                onClick={() => goBack.mutate(turnId)}
              >
                {goBack.isPending ? card.goingBack : card.goBack}
              </Button>
              <p className="mt-2 text-note text-ink-soft">{card.goBackHint}</p>
            </>
          )}
          <div className="mt-4 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
            {tree.branches.length > 1 && (
              <Button variant="secondary" size="sm" onClick={() => onTask('compare')}>
                <GitCompareArrows aria-hidden="true" className="size-4" />
                {card.compare}
              </Button>
            )}
            {node && (
              <>
                <Button variant="secondary" size="sm" onClick={() => onTask('share')}>
                  <Share2 aria-hidden="true" className="size-4" />
                  {card.share}
                </Button>
                <Button variant="secondary" size="sm" onClick={() => onTask('export')}>
                  <BookOpen aria-hidden="true" className="size-4" />
                  {card.export}
                </Button>
              </>
            )}
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Facts({ tree, node, isHead }: { tree: GameTree; node: TreeNode | null; isHead: boolean }) {
  const branch = tree.branches.find(({ branchId }) => branchId === (node?.branchId ?? tree.gameId));
  const { picture, endings } = timelineStrings;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="font-semibold text-ink">{node?.currentDate ?? tree.opening.currentDate}</span>
      {node && <span>{node.gamePhase}</span>}
      {branch && tree.branches.length > 1 && <bdi>{branchLabel(tree, branch)}</bdi>}
      {isHead && <Badge variant="solid">{picture.head}</Badge>}
      {(node?.turnId ?? tree.gameId) === tree.savedTurnId && <Badge variant="accent">{picture.saved}</Badge>}
      {node?.ending && <Badge variant="second">{endings[node.ending]}</Badge>}
    </div>
  );
}

function TurnText({ node }: { node: TreeNode }) {
  const { card } = timelineStrings;
  const turn = useQuery(turnQuery(node.turnId));
  return (
    <>
      <figure className="mt-5">
        <figcaption className="eyebrow">{node.kind === 'question' ? card.asked : card.typed}</figcaption>
        <blockquote
          dir="auto"
          className="mt-1 border-s-2 border-second ps-4 wrap-anywhere whitespace-pre-line italic"
        >
          {turn.data?.userInput ?? node.title}
        </blockquote>
      </figure>
      <WhatWasTold query={turn} />
    </>
  );
}

function OpeningText({ tree }: { tree: GameTree }) {
  const first = tree.nodes[0]?.turnId ?? tree.gameId;
  return <WhatWasTold query={useQuery(openingQuery(tree.gameId, first))} />;
}

/** Folded until it is to be read. */
function WhatWasTold({ query }: { query: UseQueryResult<Told> }) {
  const { card } = timelineStrings;
  const [unfolded, setUnfolded] = useState(false);
  return (
    <>
      <Button
        variant="link"
        className="mt-4"
        aria-expanded={unfolded}
        onClick={() => {
          setUnfolded(!unfolded);
          if (query.isError) void query.refetch();
        }}
      >
        {unfolded ? card.fold : card.read}
      </Button>
      {unfolded &&
        (query.data ? (
          <ToldText told={query.data} />
        ) : query.isError ? (
          <Notice tone="danger" title={card.notRead} className="mt-4">
            <Button variant="secondary" size="sm" className="mt-2" onClick={() => void query.refetch()}>
              {commonStrings.tryAgain}
            </Button>
          </Notice>
        ) : (
          <p className="mt-4 flex items-center gap-2 text-ink-soft">
            <Spinner decorative />
            {card.reading}
          </p>
        ))}
    </>
  );
}

function ToldText({ told: { narrative, ending } }: { told: Told }) {
  return (
    <div className="mt-4 animate-fade">
      <Narrative text={narrative ?? ''} />
      {ending && ending.epilogue !== '' && (
        <div className="mt-5 border-t border-line pt-4">
          <p className="eyebrow text-center">{timelineStrings.compare.epilogue}</p>
          <div className="mt-2 italic">
            <Narrative text={ending.epilogue} />
          </div>
        </div>
      )}
    </div>
  );
}
