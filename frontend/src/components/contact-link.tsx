import { contactEmail } from '../lib/page-meta.js';

/** The address to write to, as the server was told it (CONTACT_EMAIL). */
export function ContactLink() {
  const address = contactEmail();
  return (
    <a
      href={`mailto:${address}`}
      className="text-accent underline underline-offset-4 [overflow-wrap:anywhere]"
    >
      {address}
    </a>
  );
}
