/** What is remembered along a path: merged, contradicted, amended, summarised, chosen. */
import { checkSummary } from './check-summary.js';
import type {
  ChronicleAmendment,
  ChronicleDelta,
  ChronicleLine,
  ChronicleNode,
  ChronicleSummaryLine,
} from './chronicle.js';
import { lineId, parseLineId } from './chronicle.js';
import { emptyChronicle, foldChronicle, foldOn, linesOf, type FoldedChronicle } from './fold-chronicle.js';
import { oncePer } from './once-per.js';
import { selectLines } from './select-lines.js';

const node = (
  nodeId: string,
  delta: readonly Partial<ChronicleDelta>[],
  summary?: readonly ChronicleSummaryLine[],
): ChronicleNode => ({
  nodeId,
  ordinal: 10,
  delta: delta.map((part) => ({
    change: 'new',
    lineId: null,
    topic: 'person',
    subject: 'Marie',
    text: 'Marie is a baker.',
    fromPlayer: false,
    ...part,
  })),
  summary: summary ? { summaryId: 'sum', lines: summary } : null,
});
const none = new Map<string, ChronicleAmendment>();
const told = (path: readonly ChronicleNode[], amendments = none) =>
  foldChronicle(path, amendments).map(
    ({ id, text, settled }) => `${id} ${text}${settled ? ' (settled)' : ''}`,
  );

describe('the fold', () => {
  it('keeps lines in the order in which they were told, at most six a turn', () =>
    expect(
      told([
        node('a', [{}, { subject: 'Paul', text: 'Paul prints.' }]),
        node(
          'b',
          Array.from({ length: 7 }, (_, n) => ({ subject: `S${n}`, text: `Says ${n}.` })),
        ),
      ]),
    ).toEqual([
      'a.0 Marie is a baker.',
      'a.1 Paul prints.',
      ...[0, 1, 2, 3, 4, 5].map((n) => `b.${n} Says ${n}.`),
    ]));

  it('tells the same fact once, whatever its letter case', () =>
    expect(told([node('a', [{}]), node('b', [{ subject: 'MARIE', text: 'marie is a baker' }])])).toEqual([
      'a.0 Marie is a baker.',
    ]));

  it('keeps two facts about one subject', () =>
    expect(told([node('a', [{}]), node('b', [{ text: 'Marie hides your press.' }])])).toHaveLength(2));

  it('changes and settles the line that is named, and without one the last about its subject', () =>
    expect(
      told([
        node('a', [{ topic: 'promise', text: 'You owe Marie bread.' }, { text: 'Marie is a baker.' }]),
        node('b', [{ change: 'settled', lineId: 'a.0', topic: 'promise', text: 'You brought the bread.' }]),
        node('c', [{ change: 'changed', text: 'Marie has sold her shop.' }]),
      ]),
    ).toEqual(['a.0 You brought the bread. (settled)', 'a.1 Marie has sold her shop.']));

  it('tells a change of something unknown as new', () =>
    expect(told([node('a', [{ change: 'changed', lineId: 'x.9' }])])).toEqual(['a.0 Marie is a baker.']));

  it('lets nobody die twice, and the dead neither live nor bleed', () =>
    expect(
      told([
        node('a', [{ topic: 'death', text: 'Marie was shot.' }]),
        node('b', [
          { text: 'Marie greets you.' },
          { topic: 'wound', text: 'Marie limps.' },
          { topic: 'death', text: 'Marie drowned.' },
          { topic: 'death', change: 'changed', text: 'Marie was only hiding.' },
          { topic: 'secret', text: 'Marie had a brother.' },
        ]),
      ]),
    ).toEqual(['a.0 Marie was shot.', 'b.4 Marie had a brother.']));

  it('goes by the player: struck is gone and stays gone, corrected is only ever settled', () => {
    const amendments = new Map<string, ChronicleAmendment>([
      ['a.0', { pinned: false, text: null, struck: true }],
      ['a.1', { pinned: true, text: 'Paul is my brother.', struck: false }],
    ]);
    const path = [
      node('a', [{}, { subject: 'Paul', text: 'Paul is a spy.' }]),
      node('b', [{}, { change: 'changed', subject: 'Paul', lineId: 'a.1', text: 'Paul is a traitor.' }]),
      node('c', [{ change: 'settled', subject: 'Paul', lineId: 'a.1', text: 'Paul is gone.' }]),
    ];
    expect(told(path, amendments)).toEqual(['a.1 Paul is my brother. (settled)']);
    expect(foldChronicle(path, amendments)[0]).toMatchObject({ pinned: true, corrected: true });
  });

  it('lets a summary stand for its lines, except those that the player pinned', () => {
    const path = [
      node('a', [{}, { text: 'Marie hides your press.', fromPlayer: true }, { text: 'Marie has two sons.' }]),
      node(
        'b',
        [],
        [
          {
            replaces: ['a.0', 'a.1', 'a.2'],
            topic: 'person',
            subject: 'Marie',
            text: 'Marie, a baker, hides your press.',
          },
        ],
      ),
      node('c', [{ text: 'Marie is afraid.' }]),
    ];
    expect(told(path)).toEqual(['sum.0 Marie, a baker, hides your press.', 'c.0 Marie is afraid.']);
    expect(foldChronicle(path, none)[0]).toMatchObject({ nodeId: 'a', fromPlayer: true, settled: false });
    expect(told(path, new Map([['a.2', { pinned: true, text: null, struck: false }]]))).toEqual([
      'a.2 Marie has two sons.',
      'sum.0 Marie, a baker, hides your press.',
      'c.0 Marie is afraid.',
    ]);
  });
});

describe('what the player said of a line that was summarised', () => {
  const press = 'Marie, a baker, hides your press.';
  const path = [
    node('a', [{}, { text: 'Marie hides your press.' }, { text: 'Marie has two sons.' }]),
    node('b', [], [{ replaces: ['a.0', 'a.1'], topic: 'person', subject: 'Marie', text: press }]),
    {
      ...node('c', []),
      summary: {
        summaryId: 'later',
        lines: [
          { replaces: ['sum.0', 'a.2'], topic: 'person', subject: 'Marie', text: 'Marie bakes, and hides.' },
        ],
      },
    } as const,
  ];

  it('takes back every summary that says it otherwise', () => {
    expect(told(path)).toEqual(['later.0 Marie bakes, and hides.']);
    const corrected = new Map([['a.1', { pinned: false, text: 'Marie burnt your press.', struck: false }]]);
    expect(told(path, corrected)).toEqual([
      'a.0 Marie is a baker.',
      'a.1 Marie burnt your press.',
      'a.2 Marie has two sons.',
    ]);
    const struck = new Map([['a.1', { pinned: false, text: null, struck: true }]]);
    expect(told(path, struck)).toEqual(['a.0 Marie is a baker.', 'a.2 Marie has two sons.']);
  });
});

describe('a fold in pieces', () => {
  const amendments = new Map<string, ChronicleAmendment>([
    ['a.0', { pinned: false, text: null, struck: true }],
    ['b.0', { pinned: true, text: 'Paul is my brother.', struck: false }],
  ]);
  const path = [
    node('a', [{}, { topic: 'promise', text: 'You owe Marie bread.' }]),
    node('b', [{ subject: 'Paul', text: 'Paul is a spy.' }, { text: 'Marie has two sons.' }]),
    node(
      'c',
      [{}, { text: 'Marie sings.' }],
      [{ replaces: ['b.1', 'c.1'], topic: 'person', subject: 'Marie', text: 'Marie has sons, and sings.' }],
    ),
    node('d', [{ change: 'settled', lineId: 'a.1', topic: 'promise', text: 'You brought the bread.' }]),
  ];

  it('is the same as one at once, wherever it is cut, and leaves what it began with as it was', () => {
    const whole = foldOn(emptyChronicle, path, amendments);
    for (let cut = 0; cut <= path.length; cut += 1) {
      const before = foldOn(emptyChronicle, path.slice(0, cut), amendments);
      const told = linesOf(before);
      expect(foldOn(before, path.slice(cut), amendments)).toEqual(whole);
      expect(linesOf(before)).toEqual(told);
    }
  });

  it('is the same when it was kept as JSON in between', () => {
    const whole = foldOn(emptyChronicle, path, amendments);
    for (let cut = 0; cut <= path.length; cut += 1) {
      const kept = JSON.stringify(foldOn(emptyChronicle, path.slice(0, cut), amendments));
      const before = JSON.parse(kept) as FoldedChronicle;
      expect(foldOn(before, path.slice(cut), amendments)).toEqual(whole);
    }
  });

  it('keeps what the player struck, so that it can be taken back', () =>
    expect(foldOn(emptyChronicle, path, amendments).struck.map(({ line }) => line.text)).toEqual([
      'Marie is a baker.',
    ]));
});

describe('a summary', () => {
  const lines = foldChronicle(
    [
      node('a', [
        {},
        { text: 'Marie hides your press.' },
        { topic: 'promise', text: 'You promised Marie bread.' },
        { subject: 'Paul', text: 'Paul prints.' },
      ]),
    ],
    none,
  );
  const summary = {
    replaces: ['a.0', 'a.1'],
    topic: 'person',
    subject: 'marie',
    text: 'Marie hides a press.',
  } as const;

  it('holds when it says what two or more lines of one subject say, in fewer words', () =>
    expect(checkSummary([summary], lines)).toEqual([summary]));

  it.each([
    ['one line only', { ...summary, replaces: ['a.0'] }],
    ['a line that is not there', { ...summary, replaces: ['a.0', 'z.0'] }],
    ['two subjects', { ...summary, replaces: ['a.0', 'a.3'] }],
    ['an open promise under another topic', { ...summary, replaces: ['a.0', 'a.2'] }],
    ['more words than before', { ...summary, text: 'M'.repeat(60) }],
    ['nothing', { ...summary, text: ' ' }],
    ['lines of another summary', { ...summary, replaces: ['a.0', 'a.0'] }],
  ])('does not hold with %s', (_what, proposed) => expect(checkSummary([proposed], lines)).toEqual([]));
});

describe('the choice of lines', () => {
  const line = (id: string, part: Partial<ChronicleLine>): ChronicleLine => ({
    id,
    topic: 'person',
    subject: id,
    text: id,
    nodeId: 'a',
    ordinal: 1,
    lastDepth: 1,
    settled: false,
    fromPlayer: false,
    pinned: false,
    corrected: false,
    ...part,
  });
  const chosen = (lines: readonly ChronicleLine[], budget: number, action = '') =>
    selectLines(lines, { action, lately: '', depth: 100, budget, costOf: () => 1 }).map(({ id }) => id);

  it('is all of it while it fits, in its own order', () =>
    expect(chosen([line('one', { pinned: true }), line('two', {})], 2)).toEqual(['one', 'two']));

  it('takes what is pinned, then what the player said, then what is spoken of, then what is open', () => {
    const lines = [
      line('settled', { topic: 'debt', settled: true }),
      line('open', { topic: 'debt' }),
      line('Mirabeau', {}),
      line('mine', { fromPlayer: true }),
      line('pinned', { pinned: true, settled: true }),
    ];
    const action = 'I write to mirabeau.';
    expect(chosen(lines, 1, action)).toEqual(['pinned']);
    expect(chosen(lines, 2, action)).toEqual(['mine', 'pinned']);
    expect(chosen(lines, 3, action)).toEqual(['Mirabeau', 'mine', 'pinned']);
    expect(chosen(lines, 4, action)).toEqual(['open', 'Mirabeau', 'mine', 'pinned']);
  });

  it('takes the oldest of those that are as relevant as others', () => {
    const topics = ['place', 'promise', 'place', 'promise', 'person', 'place'] as const;
    const lines = topics.map((topic, place) => line(String(place), { topic }));
    const budgets = [1, 2, 3, 4, 5];
    expect(budgets.map((budget) => chosen(lines, budget).join(''))).toEqual([
      '1',
      '13',
      '134',
      '0134',
      '01234',
    ]);
  });

  it('leaves out a line that does not fit for a smaller one', () =>
    expect(
      selectLines([line('long', { pinned: true }), line('short', {})], {
        action: '',
        lately: '',
        depth: 1,
        budget: 3,
        costOf: ({ id }) => (id === 'long' ? 5 : 2),
      }).map(({ id }) => id),
    ).toEqual(['short']));

  it('counts no further when twenty in a row did not fit', () => {
    const lines = Array.from({ length: 100 }, (_, place) => line(String(place), {}));
    const counted = jest.fn(({ id }: ChronicleLine) => (id === '0' || id === '99' ? 1 : 5));
    const request = { action: '', lately: '', depth: 100, budget: 8, costOf: counted };
    expect(selectLines(lines, request).map(({ id }) => id)).toEqual(['0', '1']);
    expect(counted).toHaveBeenCalledTimes(22);
  });
});

it('says of a line once what can be said of it, and anew when something was told of it', () => {
  const compute = jest.fn(({ subject }: ChronicleLine) => subject);
  const said = oncePer(compute);
  const line = foldChronicle([node('a', [{}])], none)[0]!;
  expect([said(line), said(line), said({ ...line, subject: 'Paul' })]).toEqual(['Marie', 'Marie', 'Paul']);
  expect(compute).toHaveBeenCalledTimes(2);
});

it('reads its own ids of lines, and nothing else', () => {
  const owner = '5f0c2b1e-7d34-5a98-8c6b-1e9d3f4a2b70';
  expect(parseLineId(lineId(owner, 4))).toEqual({ ownerId: owner, place: 4 });
  for (const bad of ['', owner, `${owner}.`, `${owner}.-1`, `${owner}.1000`, `${owner}.04`, `x.${owner}.1`])
    expect(parseLineId(bad)).toBeNull();
});
