import { Sentence } from '../../../strings/sentence.js';
import { detailStrings } from '../../../strings/desk/player.js';
import { KeyHint } from '../../ui/key-hint.js';

const keys = { next: 'j', previous: 'k', enter: 'Enter' };

/** Beside a timeline of which no event is open; where the screen is narrow the timeline has the room. */
export function NoEvent() {
  return (
    <section
      aria-label={detailStrings.label}
      className="hidden border-l border-line-strong px-5 py-6 text-ink-soft xl:block"
    >
      <p className="font-semibold">{detailStrings.none}</p>
      <p className="mt-1 text-note">
        <Sentence
          text={detailStrings.noneHint}
          parts={{
            next: <KeyHint>{keys.next}</KeyHint>,
            previous: <KeyHint>{keys.previous}</KeyHint>,
            enter: <KeyHint>{keys.enter}</KeyHint>,
          }}
        />
      </p>
    </section>
  );
}
