import { memo } from 'react';
import { classNames } from '../../lib/class-names.js';

export interface NarrativeProps {
  text: string;
  /** BCP 47, when it is not the page's own. */
  lang?: string | undefined;
  /** More comes. */
  writing?: boolean;
  /** Opens with an initial in the era's face. */
  initial?: boolean;
}

/** A story's text in paragraphs; what stands between asterisks is emphasised. */
export function Narrative({ text, lang, writing = false, initial = true }: NarrativeProps) {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return (
    <div lang={lang} className="mx-auto max-w-[37rem] text-lead leading-[1.72] oldstyle-nums">
      {paragraphs.map((paragraph, index) => (
        <Paragraph
          key={index}
          text={paragraph}
          first={initial && index === 0}
          writing={writing && index === paragraphs.length - 1}
        />
      ))}
    </div>
  );
}

/** Before each thing that was done in a prologue. */
const ACT = '**Your Action:**';
/** An initial is a letter, after a quotation mark perhaps; a date's first digit is none. */
const OPENS_WITH_LETTER = /^[“‘"']?\p{L}/u;
/** Beside a shorter paragraph an initial would reach into the next one. */
const INITIAL_FROM_CHARACTERS = 100;
const initialStyles =
  'first-letter:float-left first-letter:mt-[0.06em] first-letter:mr-[0.08em] first-letter:font-display first-letter:text-initial first-letter:leading-[0.8] first-letter:text-ornament';

const Paragraph = memo(function Paragraph({
  text,
  first,
  writing,
}: {
  text: string;
  first: boolean;
  writing: boolean;
}) {
  // One that is being written nearly always will be; an initial that came later would push the words aside.
  const isLong = writing || text.length >= INITIAL_FROM_CHARACTERS;
  return (
    <p
      data-act={text.startsWith(ACT) || undefined}
      className={classNames(
        'mb-[0.9em] whitespace-pre-line',
        first && isLong && OPENS_WITH_LETTER.test(text) && initialStyles,
        writing && 'flow-root',
      )}
    >
      {emphasised(text)}
      {writing && (
        <span
          aria-hidden="true"
          className="ml-0.5 inline-block h-[1em] w-[0.4em] translate-y-[0.14em] bg-accent"
        />
      )}
    </p>
  );
});

const EMPHASIS = /(\*\*[^*\n]+\*\*|\*[^*\n]+\*)/;

function emphasised(text: string) {
  return text.split(EMPHASIS).map((part, index) => {
    if (part.length > 4 && part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    if (part.length > 2 && part.startsWith('*')) return <em key={index}>{part.slice(1, -1)}</em>;
    return part;
  });
}
