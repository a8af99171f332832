import { Link } from 'react-router-dom';
import { ContactLink } from '../../../components/contact-link.js';

/** Section 9 of the specification, last paragraph; each sentence is true (docs/privacy.md says where it is kept). */
const statements = [
  {
    what: 'Payments',
    how: 'are made through a card payment provider. Rubicon never sees a card number.',
  },
  {
    what: 'The narrative',
    how: 'is written by a large language model. It is sent your game, not your username or email address.',
  },
  {
    what: 'Game content',
    how: 'is not used for model training.',
  },
  {
    what: 'Account deletion',
    how: 'removes all data: who you were and what you wrote. The payment provider keeps its receipts for as long as the law says.',
  },
  {
    what: 'GDPR and CCPA',
    how: 'are complied with: you can see, correct, take along and erase what is kept about you, and nothing is sold.',
  },
] as const;

export function PrivacyNotice() {
  return (
    <section aria-labelledby="privacy" className="grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr]">
      <div>
        <h2 id="privacy" className="display display-lg">
          Privacy and data collection
        </h2>
        <p className="mt-3 text-ink-soft">
          In full:{' '}
          <Link to="/privacy" className="text-accent underline underline-offset-4">
            privacy notice
          </Link>{' '}
          and{' '}
          <Link to="/terms" className="text-accent underline underline-offset-4">
            terms
          </Link>
          .
          <br />
          Questions: <ContactLink />
        </p>
      </div>
      <ul className="border-t border-line-strong">
        {statements.map(({ what, how }) => (
          <li key={what} className="border-b border-line py-3">
            <strong className="font-semibold">{what}</strong> {how}
          </li>
        ))}
      </ul>
    </section>
  );
}
