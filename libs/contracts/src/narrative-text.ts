/**
 * The turn's answer as text (specification, section 4: "Responses are parsed"): narrative, "What to Do Next", three numbered
 * bold-titled options. The server writes it with `formatResponse`; a browser or a text-only model's answer is read with
 * `parseResponse`.
 */
import type { Suggestion } from './api.js';

const HEADING = 'What to Do Next';
const MARKERS =
  /^[ \t]*(?:#{1,6}[ \t]*)?(?:\*\*)?[ \t]*(?:What to Do Next|Your Next Possibilities|You may also choose)/im;
const BOLD_OPTION = /^[ \t]*\d{1,2}[.)][ \t]*\*\*(.+?)\*\*[ \t]*[:.–—-]?[ \t]*(.*)$/;
const PLAIN_OPTION = /^[ \t]*\d{1,2}[.)][ \t]+(.+)$/;

export function formatResponse(narrative: string, suggestions: readonly Suggestion[]): string {
  const options = suggestions.map(({ title, text }, index) => `${index + 1}. **${title}**: ${text}`);
  return `${narrative}\n\n**${HEADING}**\n\n${options.join('\n')}`;
}

/** Cuts the narrative at the first marker (or, without one, at the closing run of numbered lines) and reads the options. */
export function parseResponse(response: string): { narrative: string; suggestions: Suggestion[] } {
  const marker = MARKERS.exec(response);
  const lines = response.split('\n');
  const cut = marker ? response.slice(0, marker.index).split('\n').length - 1 : closingOptionsStart(lines);
  const suggestions = lines.slice(cut).flatMap((line) => readOption(line) ?? []);
  return { narrative: lines.slice(0, cut).join('\n').trim(), suggestions };
}

function readOption(line: string): Suggestion | null {
  const bold = BOLD_OPTION.exec(line);
  if (bold) return { title: bold[1]!.replace(/[:.]$/, '').trim(), text: bold[2]!.trim() };
  const plain = PLAIN_OPTION.exec(line);
  return plain ? { title: plain[1]!.trim(), text: '' } : null;
}

/** Index of the first line of the numbered lines the text ends with; the line count when it ends otherwise. */
function closingOptionsStart(lines: readonly string[]): number {
  let start = lines.length;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index]!;
    if (line.trim() === '') continue;
    if (!readOption(line)) break;
    start = index;
  }
  return start;
}
