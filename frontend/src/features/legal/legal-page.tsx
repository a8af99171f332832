import type { ReactNode } from 'react';

/** A page of plain language in chapters, with its contents beside it where there is room. */
export function LegalPage({
  title,
  lead,
  since,
  chapters,
}: {
  title: string;
  lead: ReactNode;
  /** "21 November 2026" */
  since: string;
  chapters: readonly Chapter[];
}) {
  return (
    <div className="page-width pt-6 md:pt-14">
      <h1 className="display display-xl md:text-[4.2rem] md:leading-[1.02]">{title}</h1>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <nav aria-label="On this page" className="lg:sticky lg:top-8 lg:self-start">
          <ul className="border-t border-line-strong">
            {chapters.map(({ id, heading }) => (
              <li key={id} className="border-b border-line">
                <a href={`#${id}`} className="block py-2 text-accent underline-offset-4 hover:underline">
                  {heading}
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-[0.9rem] text-ink-soft">In force since {since}.</p>
        </nav>
        <div className="max-w-[38rem]">
          <div className="text-[1.15rem]">{lead}</div>
          {chapters.map(({ id, heading, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="mt-12 scroll-mt-8">
              <h2 id={`${id}-heading`} className="display display-lg">
                {heading}
              </h2>
              <div className="mt-4 flex flex-col gap-3">{body}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

export interface Chapter {
  readonly id: string;
  readonly heading: string;
  readonly body: ReactNode;
}

/** What is so, in rows: "Your email address" and what it is for. */
export function Rows({ rows }: { rows: readonly (readonly [what: string, explained: ReactNode])[] }) {
  return (
    <dl className="border-t border-line-strong">
      {rows.map(([what, explained]) => (
        <div key={what} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[11rem_1fr]">
          <dt className="font-semibold">{what}</dt>
          <dd>{explained}</dd>
        </div>
      ))}
    </dl>
  );
}
