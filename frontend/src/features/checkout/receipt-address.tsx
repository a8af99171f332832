import { useState } from 'react';
import { storedUser } from '../../lib/session/session.js';
import { checkoutStrings } from '../../strings/checkout.js';
import { Sentence } from '../../strings/sentence.js';

/** Where the receipt goes, when the stored user says so; what cannot be read is logged and ignored. */
export function ReceiptAddress() {
  const [email] = useState<unknown>(() => storedUser()?.email);
  if (typeof email !== 'string' || email === '') return null;
  return (
    <p className="mt-3 text-note break-words text-ink-soft">
      <Sentence
        text={checkoutStrings.creditsGoTo}
        parts={{ email: <span className="font-semibold text-ink">{email}</span> }}
      />
    </p>
  );
}
