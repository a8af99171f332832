/**
 * The six screenshots, one at a time: the WAI-ARIA pattern "Carousel (tabbed)". Buttons, dots, arrow keys on the dots and a swipe all
 * wrap at both ends. A picture loads when it is first shown, the next one once someone has begun to leaf.
 */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../lib/class-names.js';
import { screenshots } from '../../../media/media.js';
import { useSeen } from '../films/use-on-screen.js';
import { ScreenshotPicture } from '../../../components/screenshot-picture.js';
import { marketingStrings } from '../../../strings/marketing.js';
import { slideForKey, wrapped } from './carousel-index.js';
import { useSwipe } from './use-swipe.js';

const { screenshots: strings } = marketingStrings;

export function ScreenshotCarousel({ labelledBy }: { labelledBy: string }) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const dots = useRef<HTMLDivElement>(null);
  const seen = useSeen(frame, '200px');
  const [index, setIndex] = useState(0);
  const [leafed, setLeafed] = useState(false);
  const count = screenshots.length;
  const current = screenshots[index]!;

  function show(next: number) {
    setLeafed(true);
    setIndex(wrapped(next, count));
  }
  const swipe = useSwipe((step) => show(index + step));

  function onKeyDown(event: KeyboardEvent) {
    const next = slideForKey(event.key, index, count);
    if (next === null) return;
    event.preventDefault();
    show(next);
    dots.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <section className="@container" aria-roledescription={strings.carousel} aria-labelledby={labelledBy}>
      <div ref={frame} className="plate touch-pan-y p-2 select-none" {...swipe}>
        <div aria-live="polite">
          {screenshots.map((screenshot, position) => (
            <div
              key={screenshot.number}
              id={`${id}-slide-${screenshot.number}`}
              role="tabpanel"
              aria-roledescription={strings.slide}
              aria-label={strings.position(position + 1, count, screenshot.caption)}
              hidden={position !== index}
              className={classNames(
                'aspect-[39/64] overflow-hidden bg-sunken sm:aspect-video',
                leafed && 'animate-fade',
              )}
            >
              {seen && (position === index || (leafed && position === wrapped(index + 1, count))) && (
                <ScreenshotPicture
                  screenshot={screenshot}
                  sizes="(min-width: 72rem) 67rem, 94vw"
                  loading="eager"
                  hasPhones
                />
              )}
            </div>
          ))}
        </div>
      </div>
      <div className="mt-4 flex items-center justify-between gap-4">
        <p className="display display-md max-sm:hidden" aria-hidden="true">
          {current.caption}
        </p>
        <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between @max-[20rem]:flex-wrap">
          <Button variant="ghost" size="icon" aria-label={strings.previous} onClick={() => show(index - 1)}>
            <ChevronLeft aria-hidden="true" className="size-6" />
          </Button>
          <div
            ref={dots}
            role="tablist"
            aria-label={strings.list}
            className="flex @max-[20rem]:order-last @max-[20rem]:w-full @max-[20rem]:flex-wrap @max-[20rem]:justify-center"
            onKeyDown={onKeyDown}
          >
            {screenshots.map(({ number, caption }, position) => (
              <button
                key={number}
                type="button"
                role="tab"
                aria-selected={position === index}
                aria-controls={`${id}-slide-${number}`}
                aria-label={strings.numbered(number, caption)}
                tabIndex={position === index ? 0 : -1}
                className="group grid size-9 place-items-center"
                onClick={() => show(position)}
              >
                <span
                  className={classNames(
                    'size-2.5 rotate-45 border border-accent transition-colors group-hover:bg-accent',
                    position === index && 'bg-accent',
                  )}
                />
              </button>
            ))}
          </div>
          <Button variant="ghost" size="icon" aria-label={strings.next} onClick={() => show(index + 1)}>
            <ChevronRight aria-hidden="true" className="size-6" />
          </Button>
        </div>
      </div>
    </section>
  );
}
