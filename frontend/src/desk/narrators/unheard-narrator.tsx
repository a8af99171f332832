import { Notice } from '../../components/ui/notice.js';
import { narratorStrings } from '../../strings/desk/narrators.js';

const strings = narratorStrings.unheard;

/** The chosen one, which is not among those that run: what that means for what it told. */
export function UnheardNarrator({ name }: { name: string }) {
  return (
    <Notice tone="second" title={strings.title(name)} className="mt-5 py-3 [overflow-wrap:anywhere]">
      <p className="mt-1 max-w-3xl">{strings.text}</p>
    </Notice>
  );
}
