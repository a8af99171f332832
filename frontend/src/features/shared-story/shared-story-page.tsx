/** /shared/{shareId}: a story to read, for anybody who was given its link; says nothing of who played it. */
import type { SharedStory } from '@rubicon/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Notice } from '../../components/ui/notice.js';
import { PageSpinner } from '../../components/ui/spinner.js';
import { ApiError, serverMessage } from '../../lib/api/api-error.js';
import { useEraDress } from '../../lib/era/page-era.js';
import { useNoIndex } from '../../lib/head/use-no-index.js';
import { usePageTitle } from '../../lib/page-title.js';
import { commonStrings } from '../../strings/common.js';
import { sharedStoryStrings } from '../../strings/shared-story.js';
import { SharedBook } from './shared-book.js';
import { sharedStoryQuery } from './shared-story.api.js';
import { StoryGone } from './story-gone.js';

export function SharedStoryPage() {
  const { shareId = '' } = useParams();
  useNoIndex();
  const story = useInfiniteQuery(sharedStoryQuery(shareId));
  const first: SharedStory | undefined = story.data?.pages[0];
  useEraDress(first?.gameType ?? null);
  usePageTitle(first?.characterName ?? null);
  if (first)
    return (
      <SharedBook
        story={first}
        turns={story.data?.pages.flatMap(({ turns }) => turns) ?? []}
        more={story.hasNextPage}
        loading={story.isFetchingNextPage}
        failed={story.isFetchNextPageError}
        onMore={() => void story.fetchNextPage()}
      />
    );
  if (!story.isError) return <PageSpinner label={sharedStoryStrings.loading} />;
  if (isGone(story.error)) return <StoryGone />;
  return (
    <div className="page-width py-16">
      <h1 className="sr-only">{sharedStoryStrings.story}</h1>
      <Notice tone="danger" title={sharedStoryStrings.failed.title}>
        <p className="mt-1">{serverMessage(story.error, sharedStoryStrings.failed.text)}</p>
        <Button variant="secondary" className="mt-4" onClick={() => void story.refetch()}>
          {commonStrings.tryAgain}
        </Button>
      </Notice>
    </div>
  );
}

/** Taken back, never made, or no link at all. */
function isGone(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
