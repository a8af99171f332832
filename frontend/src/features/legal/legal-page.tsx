import { Link } from 'react-router-dom';
import { ContactLink } from '../../components/contact-link.js';
import { legalStrings, type LegalRows, type LegalText } from '../../strings/legal/legal-text.js';
import { Sentence } from '../../strings/sentence.js';

/** A page of plain language in chapters, with its contents beside it where there is room. */
export function LegalPage({ text: { title, lead, since, chapters } }: { text: LegalText }) {
  return (
    <div className="page-width pt-6 md:pt-14">
      <h1 className="display display-xl md:text-poster md:leading-[1.02]">{title}</h1>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <nav aria-label={legalStrings.contents} className="lg:sticky lg:top-8 lg:self-start">
          <ul className="border-t border-line-strong">
            {chapters.map(({ id, heading }) => (
              <li key={id} className="border-b border-line">
                <a href={`#${id}`} className="block py-2 text-accent underline-offset-4 hover:underline">
                  {heading}
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-note text-ink-soft">{legalStrings.inForce(since)}</p>
        </nav>
        <div className="max-w-[38rem]">
          <div className="text-lead">
            <Paragraph text={lead} />
          </div>
          {chapters.map(({ id, heading, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="mt-12 scroll-mt-8">
              <h2 id={`${id}-heading`} className="display display-lg">
                {heading}
              </h2>
              <div className="mt-4 flex flex-col gap-3">
                {body.map((part, index) =>
                  typeof part === 'string' ? (
                    <Paragraph key={index} text={part} />
                  ) : (
                    <Rows key={index} {...part} />
                  ),
                )}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Paragraph({ text }: { text: string }) {
  return (
    <p>
      <Sentence
        text={text}
        parts={{
          contact: <ContactLink />,
          privacy: (
            <Link to="/privacy" className="text-accent underline underline-offset-4">
              {legalStrings.privacyNotice}
            </Link>
          ),
        }}
      />
    </p>
  );
}

function Rows({ rows }: LegalRows) {
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
