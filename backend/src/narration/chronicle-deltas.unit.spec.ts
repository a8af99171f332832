import type { ChronicleLine } from '@rubicon/domain';
import { chronicleDeltas } from './chronicle-deltas.js';
import type { ProposedLine } from './read-proposals.js';

const proposed = (part: Partial<ProposedLine>): ProposedLine => ({
  line: null,
  topic: 'person',
  subject: 'Your daughter Élise',
  text: 'Élise is nine.',
  change: 'new',
  ...part,
});
const chronicle = [{ id: 'a.0' }, { id: 'b.3' }] as ChronicleLine[];

it('resolves the numbers of the prompt, and holds an unknown one for none', () =>
  expect(
    chronicleDeltas(
      [1, 2, 3, 0, null].map((line) => proposed({ line, change: 'changed' })),
      chronicle,
      { action: '', kind: 'action' },
    ).map(({ lineId }) => lineId),
  ).toEqual(['a.0', 'b.3', null, null, null]));

it.each([
  ['I kiss my DAUGHTER élise goodbye', 'action', true],
  ['I kiss Jeanne.', 'action', false],
  ['You and your men and the others', 'action', false],
  ['Where is Élise?', 'question', true],
  ['Write to Élise', 'suggestion', false],
] as const)('knows whether the player brought it up: %s (%s)', (action, kind, fromPlayer) =>
  expect(chronicleDeltas([proposed({})], [], { action, kind })).toEqual([
    {
      lineId: null,
      topic: 'person',
      subject: 'Your daughter Élise',
      text: 'Élise is nine.',
      change: 'new',
      fromPlayer,
    },
  ]),
);
