import { useProfile } from '../lib/queries/profile.js';
import { commonStrings } from '../strings/common.js';
import { Sentence } from '../strings/sentence.js';
import { ContactLink } from './contact-link.js';
import { Notice } from './ui/notice.js';

/** Where a suspended account would play or buy: it stays there for as long as that is so. Nothing for everybody else. */
export function SuspensionNotice({ className }: { className?: string }) {
  const profile = useProfile();
  if (!profile.data?.isSuspended) return null;
  return (
    <Notice title={commonStrings.suspended.title} className={className}>
      <p className="measure mt-1">
        <Sentence text={commonStrings.suspended.text} parts={{ contact: <ContactLink /> }} />
      </p>
    </Notice>
  );
}
