import { Link } from 'react-router-dom';
import { ContactLink } from '../../../components/contact-link.js';
import { marketingStrings } from '../../../strings/marketing.js';
import { Sentence } from '../../../strings/sentence.js';

const { privacy } = marketingStrings;

export function PrivacyNotice() {
  return (
    <section aria-labelledby="privacy" className="grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr]">
      <div>
        <h2 id="privacy" className="display display-lg">
          {privacy.title}
        </h2>
        <p className="mt-3 text-ink-soft">
          <Sentence
            text={privacy.inFull}
            parts={{
              privacy: (
                <Link to="/privacy" className="text-accent underline underline-offset-4">
                  {privacy.notice}
                </Link>
              ),
              terms: (
                <Link to="/terms" className="text-accent underline underline-offset-4">
                  {privacy.terms}
                </Link>
              ),
            }}
          />
          <br />
          <Sentence text={privacy.questions} parts={{ contact: <ContactLink /> }} />
        </p>
      </div>
      <ul className="border-t border-line-strong">
        {privacy.statements.map(({ what, text }) => (
          <li key={what} className="border-b border-line py-3">
            <Sentence text={text} parts={{ what: <strong className="font-semibold">{what}</strong> }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
