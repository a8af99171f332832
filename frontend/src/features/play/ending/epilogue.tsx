import type { GameEnding, GameType } from '@rubicon/contracts';
import { EraEmblem } from '../../../components/era/era-emblem.js';
import { endingStrings } from '../../../strings/play-panels.js';
import { useLanguageOf } from '../narrative-language.js';

/** After the last page: what became of it all, on a leaf of its own between two bands of the era's pattern. */
export function Epilogue({ ending, era, date }: { ending: GameEnding; era: GameType; date: string }) {
  const lang = useLanguageOf(ending.epilogue);
  const paragraphs = ending.epilogue.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <section aria-label={endingStrings.epilogue} className="mx-auto mt-10 max-w-[37rem] animate-rise">
      <Band />
      <div className="px-2 py-8 text-center sm:px-8">
        <EraEmblem era={era} className="mx-auto size-12 text-ornament" />
        <p className="eyebrow mt-4">{endingStrings.epilogue}</p>
        <h2 className="display display-lg mt-1.5">{endingStrings.kinds[ending.kind]}</h2>
        <p className="mt-1 text-ink-soft">{date}</p>
        <div lang={lang} className="mt-6 text-lead leading-[1.72] italic">
          {paragraphs.map((paragraph, index) => (
            <p key={index} className="mb-[0.9em] last:mb-0">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <Band />
    </section>
  );
}

function Band() {
  return <div aria-hidden="true" className="era-pattern h-(--pattern-height) opacity-60" />;
}
