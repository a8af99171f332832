/** Hundreds of pages: only those in view are drawn; those before are asked for as the reader comes near them. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';
import { commonStrings } from '../../../strings/common.js';
import { playStrings } from '../../../strings/play.js';
import type { PageListProps } from './page-list.js';
import { PastPageOf } from './past-page.js';

/** As long as most are on a desk; each is measured when it is drawn. */
const PAGE_PX = 460;
const NEAR_TOP_PX = 4 * PAGE_PX;

export interface ManyPagesProps extends PageListProps {
  /** What scrolls. */
  book: RefObject<HTMLElement | null>;
  loading: boolean;
  /** The oldest page known is nearly in view. */
  onTop: () => void;
}

export function ManyPages({ turns, book, loading, onTop, ...pageProps }: ManyPagesProps) {
  // eslint-disable-next-line react-hooks/incompatible-library -- a warning for the React Compiler, which does not build this page
  const virtualizer = useVirtualizer({
    count: turns.length,
    getScrollElement: () => book.current,
    estimateSize: () => PAGE_PX,
    getItemKey: (index) => turns[index]!.turnId,
    // Where the reader is already: the list comes later than the newest page, which stands after it.
    initialOffset: () => book.current?.scrollTop ?? 0,
    anchorTo: 'end',
    // Its end is not the book's: what grows in it grows downwards.
    scrollEndThreshold: -1,
    overscan: 2,
  });
  useEffect(() => {
    const scrolled = book.current;
    if (!scrolled) return;
    const look = () => {
      if (scrolled.scrollTop < NEAR_TOP_PX) onTop();
    };
    scrolled.addEventListener('scroll', look, { passive: true });
    return () => scrolled.removeEventListener('scroll', look);
  }, [book, onTop]);
  return (
    <>
      {loading && (
        <p className="sr-only" role="status">
          {commonStrings.loading}
        </p>
      )}
      <ol
        data-virtual
        aria-label={playStrings.story.earlier}
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            data-index={index}
            ref={virtualizer.measureElement}
            aria-setsize={turns.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start}px)` }}
          >
            <PastPageOf turn={turns[index]!} {...pageProps} />
          </li>
        ))}
      </ol>
    </>
  );
}
