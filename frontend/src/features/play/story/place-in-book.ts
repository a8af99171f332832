/** Where in the book the reader is: a new page is brought to its beginning, and nothing above ever moves what they read. */
import { useLayoutEffect, useRef, type RefObject } from 'react';

export interface PlaceInBook {
  /** The element that scrolls. */
  readonly book: RefObject<HTMLElement | null>;
  readonly before: RefObject<HTMLDivElement | null>;
  readonly newest: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** The reader moves it, by whatever means. */
  readonly onMove: () => void;
}

/** A page that is being written, and ends, stays the same page. */
export const beingWritten = 'being written';

export function usePlaceInBook(page: string): PlaceInBook {
  const book = useRef<HTMLElement>(null);
  const before = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  /** The newest page's beginning stands at the book's upper edge. */
  const atBeginning = useRef(true);
  /** By the reader, since then: a long list scrolls by itself while it measures its pages. */
  const moved = useRef(false);
  const shown = useRef<string>(null);

  const toBeginning = useRef(() => {
    if (book.current && newest.current) book.current.scrollTop = beginningOf(newest.current);
    atBeginning.current = true;
    moved.current = false;
  });
  useLayoutEffect(() => {
    const ended = shown.current === beingWritten;
    shown.current = page;
    if (!ended || atBeginning.current) toBeginning.current();
  }, [page]);
  useLayoutEffect(() => {
    const above = before.current;
    if (!above) return;
    let height = above.offsetHeight;
    const watch = new ResizeObserver(() => {
      const grown = above.offsetHeight - height;
      height = above.offsetHeight;
      if (atBeginning.current) toBeginning.current();
      // Of the pages in view a long list itself takes care, once it is there.
      else if (
        book.current &&
        book.current.scrollTop >= height - grown &&
        (height === grown || !isVirtual(above))
      )
        book.current.scrollTop += grown;
    });
    watch.observe(above);
    return () => watch.disconnect();
  }, []);
  return {
    book,
    before,
    newest,
    onMove: () => {
      moved.current = true;
    },
    onScroll: () => {
      if ((moved.current || !isVirtual(before.current)) && book.current && newest.current)
        atBeginning.current = Math.abs(book.current.scrollTop - beginningOf(newest.current)) < 2;
    },
  };
}

/** Of the page; of a prologue that became a game's opening, whole on one page, of what was done there last. */
function beginningOf(page: HTMLElement): number {
  const acts = page.querySelectorAll<HTMLElement>('[data-act]');
  return (acts[acts.length - 1] ?? page).offsetTop;
}

function isVirtual(list: HTMLElement | null): boolean {
  return Boolean(list?.querySelector('[data-virtual]'));
}
