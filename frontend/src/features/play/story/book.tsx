/** The story as one book that is read on: every page before, whole; then the newest, and beneath it what is shown with it. */
import type { ReactNode } from 'react';
import { playStrings } from '../../../strings/play.js';
import type { PlaceInBook } from './place-in-book.js';

export interface BookProps {
  place: PlaceInBook;
  /** Pages before the newest one. */
  earlier: ReactNode;
  children: ReactNode;
}

export function Book({ place: { book, before, newest, onScroll, onMove }, earlier, children }: BookProps) {
  return (
    <section
      ref={book}
      tabIndex={0}
      aria-label={playStrings.story.book}
      onScroll={onScroll}
      onWheel={onMove}
      onPointerDown={onMove}
      onKeyDown={onMove}
      className="plate painted-apart relative min-h-0 overflow-y-auto overscroll-contain px-5 [grid-area:book] [overflow-anchor:none] [scrollbar-color:var(--line-strong)_transparent] [scrollbar-width:thin] focus-visible:-outline-offset-4 max-sm:border-x-0 sm:px-8"
    >
      <div ref={before}>{earlier}</div>
      <div ref={newest} className="flex min-h-full flex-col pb-2 sm:pb-5">
        {children}
      </div>
    </section>
  );
}
