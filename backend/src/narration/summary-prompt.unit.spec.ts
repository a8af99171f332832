import type { ChronicleLine } from '@rubicon/domain';
import { countTokens } from './count-tokens.js';
import { linesToSummarise, summaryRoom } from './lines-to-summarise.js';
import { readSummary, summaryPrompt } from './summary-prompt.js';

let lines = 0;
const line = (part: Partial<ChronicleLine>): ChronicleLine => ({
  id: `n.${(lines += 1)}`,
  topic: 'person',
  subject: 'Marie',
  text: 'Marie hides your printing press in the cellar under her shop.',
  nodeId: 'n',
  ordinal: 1,
  lastDepth: 1,
  settled: false,
  fromPlayer: false,
  pinned: false,
  corrected: false,
  ...part,
});
const many = (count: number, part: Partial<ChronicleLine> = {}) =>
  Array.from({ length: count }, () => line(part));
const chosen = (chronicle: readonly ChronicleLine[], depth = 50) =>
  linesToSummarise(chronicle, depth, countTokens);

describe('lines to summarise', () => {
  it('are none while the chronicle has room', () => expect(chosen(many(100))).toEqual([]));

  it('share their subject with others, are old, and untouched by the player', () => {
    const old = many(140);
    const chronicle = [
      line({ subject: 'Alone' }),
      ...old,
      line({ pinned: true }),
      line({ corrected: true }),
      line({ fromPlayer: true }),
      line({ lastDepth: 45 }),
      line({ subject: 'the MARIE' }),
    ];
    const ids = chosen(chronicle).map(({ id }) => id);
    expect(ids).toEqual([...old, chronicle.at(-1)!].map(({ id }) => id));
  });

  it('are no more than a call can take', () => {
    const groups = Array.from({ length: 60 }, (_, n) => many(4, { subject: `Witness ${n}` }));
    const offered = chosen(groups.flat());
    expect(offered.length).toBeGreaterThan(80);
    expect(offered.length).toBeLessThan(240);
    // Of a window of 4,096 tokens.
    const few = linesToSummarise(groups.flat(), 50, countTokens, summaryRoom(3_096).offered);
    expect(few).toEqual(offered.slice(0, few.length));
    expect(few.length).toBeLessThan(offered.length / 2);
  });

  it('fit into any window with what is made of them', () => {
    expect(summaryRoom(12_000)).toEqual({ offered: 3_000, written: 2_000 });
    for (const maxInputTokens of [3_050, 3_096, 7_192]) {
      const { offered, written } = summaryRoom(maxInputTokens);
      const orders = summaryPrompt([], 'en').reduce((sum, { content }) => sum + countTokens(content), 0);
      expect(offered + written + orders).toBeLessThan(maxInputTokens);
    }
  });

  it('are the player’s own only when those alone outgrow the prompt', () => {
    const others = many(80, { subject: 'x' }).map((one, n) => ({ ...one, subject: `S${n}` }));
    expect(chosen([...others, ...many(70, { fromPlayer: true })])).toEqual([]);
    expect(chosen(many(220, { fromPlayer: true })).length).toBeGreaterThan(100);
  });
});

describe('a summary', () => {
  const chronicle = [line({ id: 'a.0' }), line({ id: 'b.0' }), line({ id: 'b.1', settled: true })];

  it('is asked for with the lines as data', () => {
    const [system, user] = summaryPrompt(chronicle, 'de');
    expect(system!.content).toMatch(/^# Summary of a chronicle\n/);
    expect(system!.content).toContain('Deutsch');
    expect(JSON.parse(user!.content)).toEqual({
      task: 'summarise',
      lines: [
        `c1 person Marie: ${chronicle[0]!.text}`,
        `c2 person Marie: ${chronicle[1]!.text}`,
        `c3 person (settled) Marie: ${chronicle[2]!.text}`,
      ],
    });
  });

  it('is read with the ids of the lines it stands for', () => {
    const lineOf = (from: unknown, topic = 'person') => ({
      from,
      topic,
      subject: ' Marie:',
      text: ' She hides\nit. ',
    });
    const written = JSON.stringify({
      lines: [lineOf(['c1', 'c3', 'c9', 7]), lineOf('c1'), lineOf(['c1'], 'rain'), null],
    });
    expect(readSummary(`Here it is: ${written} Yours`, chronicle)).toEqual([
      { replaces: ['a.0', 'b.1'], topic: 'person', subject: 'Marie', text: 'She hides it.' },
      { replaces: [], topic: 'person', subject: 'Marie', text: 'She hides it.' },
    ]);
  });

  it.each(['', 'I cannot.', '{"lines":[', '{"lines":3}', '{}'])('is none in %j', (written) =>
    expect(readSummary(written, chronicle)).toBeNull(),
  );
});
