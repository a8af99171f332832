import type { StaffLetter } from '@rubicon/contracts';
import { detailStrings as strings } from '../../../strings/desk/player.js';
import { formatSecond } from '../../lib/format-staff.js';
import { PersonalText } from '../../ui/personal-text.js';
import { Section } from '../../ui/section.js';

export function LetterView({ letter }: { letter: StaffLetter }) {
  return (
    <Section title={strings.letter}>
      <p className="figures mb-2 text-note text-ink-soft">
        {letter.sentAt === null ? strings.notSent : strings.sent(formatSecond(letter.sentAt))}
      </p>
      <div className="border border-line bg-surface px-4 py-3">
        <PersonalText text={letter.subject} className="block font-semibold" />
        <PersonalText text={letter.text} className="mt-3 block" />
      </div>
    </Section>
  );
}
