/** What to do next: three of different kinds, the first in the spirit of what was just done. */
import type { Suggestion } from '@rubicon/scenarios';
import { commonProposals } from './data/proposals.js';
import type { ProposalKind } from './data/era-voice.js';
import type { Intent } from './reading.js';
import type { Pen } from './pen.js';

const kindOf: Readonly<Partial<Record<Intent, ProposalKind>>> = {
  speak: 'word',
  persuade: 'word',
  write: 'word',
  negotiate: 'people',
  pray: 'people',
  command: 'force',
  fight: 'force',
  flee: 'secret',
  investigate: 'secret',
  scheme: 'secret',
  trade: 'money',
  build: 'craft',
  wait: 'craft',
};
const kinds: readonly ProposalKind[] = ['people', 'secret', 'force', 'word', 'money', 'craft'];

export function proposalsFor(pen: Pen, intent: Intent): Suggestion[] {
  const { scene, voice } = pen;
  const turn = scene.turn + pen.offset;
  const lead = kindOf[intent] ?? kinds[turn % kinds.length]!;
  const others = kinds.filter((kind) => kind !== lead);
  const wanted = [lead, others[turn % others.length]!, others[(turn + 2) % others.length]!];
  const told = scene.earlier.join('\n');
  const last = scene.earlier.at(-1) ?? '';
  const chosen: Suggestion[] = [];
  for (const kind of wanted) {
    const pool = [...voice.proposals, ...commonProposals].filter((one) => one.kind === kind);
    const filled = pool.map((_, index) => {
      const { title, text } = pool[(turn + index) % pool.length]!;
      const salt = `${kind} ${index}`;
      const [head = '', body = ''] = pen.fill(`${title}\n${text}`, salt).split('\n');
      return { title: head, text: body };
    });
    const fresh = filled.filter(
      ({ title }) => !last.includes(title) && !chosen.some((one) => one.title === title),
    );
    const next = fresh.find(({ title }) => !told.includes(title)) ?? fresh[0];
    if (next) chosen.push(next);
  }
  return chosen;
}
