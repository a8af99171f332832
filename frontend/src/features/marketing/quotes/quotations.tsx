import { useRef } from 'react';
import { EraEmblem } from '../../../components/era/era-emblem.js';
import { classNames } from '../../../lib/class-names.js';
import { useSeen } from '../films/use-on-screen.js';
import { quoteStrings } from '../../../strings/quotes.js';

/** Three voices, the first of them loud; below a heading of level 2 with the given id. */
export function Quotations({ headingId }: { headingId: string }) {
  const section = useRef<HTMLElement>(null);
  // The slanted face is fetched when it comes near.
  const near = useSeen(section, '400px');
  return (
    <section ref={section} aria-labelledby={headingId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-line-strong pb-3">
        <h2 id={headingId} className="display display-lg">
          {quoteStrings.title}
        </h2>
        <p className="text-note text-ink-soft">{quoteStrings.invented}</p>
      </div>
      <ul className="@container mt-8 grid gap-x-14 gap-y-10 md:grid-cols-2">
        {quoteStrings.said.map(({ era, words, speaker }, index) => (
          <li key={era} className={classNames(index === 0 && 'md:col-span-2')}>
            <figure className="flex gap-5 @max-[14rem]:flex-col">
              <EraEmblem
                era={era}
                className={classNames(
                  'mt-1.5 shrink-0 text-ornament',
                  index === 0 ? 'size-9 md:size-14' : 'size-9',
                )}
              />
              <div>
                <blockquote
                  className={classNames(
                    near && 'italic',
                    index === 0 ? 'text-large leading-snug md:text-figure' : 'text-large leading-snug',
                  )}
                >
                  <p>{quoteStrings.marked(words)}</p>
                </blockquote>
                <figcaption className="mt-3 text-ink-soft">{speaker}</figcaption>
              </div>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
