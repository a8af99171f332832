import { useDraftText, type Draft } from '../../../components/story/draft.js';
import { demoStrings } from '../../../strings/demo.js';

/** Says of what was typed that it is still there; nothing where nothing was. */
export function KeptDraft({ draft }: { draft: Draft }) {
  const isKept = useDraftText(draft).trim() !== '';
  return isKept && <p className="mt-1 text-ink-soft">{demoStrings.tryFree.kept}</p>;
}
