/** What `npm run survive` finds in a diary that is not what the pages show. */
import type { GameTree, PaymentSummary, Statement, StatementEntry, TreeNode } from '@rubicon/contracts';
import { emptyDiary, newGame, type Diary, type GameLine, type TurnLine } from '../trials/survive/diary.js';
import { judgeCharges, judgePurchases, judgeTree } from '../trials/survive/judge-diary.js';

const turn = (more: Partial<TurnLine> = {}): TurnLine => ({
  input: 'I answer letter 1-1.',
  parentTurnId: null,
  told: 'acknowledged',
  turnId: 't1',
  outcome: 'narrated',
  failureCode: null,
  narrative: 'Letter1.',
  chargedMicroUsd: 12_000,
  ...more,
});
const unanswered = turn({
  told: 'unknown',
  turnId: null,
  outcome: null,
  narrative: null,
  chargedMicroUsd: 0,
});
const refused = { ...unanswered, told: 'refused' } as const;

function game(turns: TurnLine[], more: Partial<GameLine> = {}): GameLine {
  return { ...newGame('g', 'roman_republic'), turns, heads: [{ turnId: 't1' }], ...more };
}

function tree(nodes: [turnId: string, title: string, parentTurnId?: string][], more: Partial<GameTree> = {}) {
  const shown: GameTree = {
    gameId: 'g',
    headTurnId: 't1',
    savedTurnId: null,
    opening: { currentDate: '' },
    nodes: nodes.map(([turnId, title, parentTurnId = 'g']) => ({ turnId, title, parentTurnId }) as TreeNode),
    branches: [],
  };
  return { ...shown, ...more };
}

const told = 'I answer letter 1-1.';
const diary = (more: Partial<Diary>): Diary => ({ ...emptyDiary(), ...more });

describe('of a story', () => {
  it.each<[string, GameLine, GameTree, string[]]>([
    ['nothing where all is as it was told', game([turn()]), tree([['t1', told]]), []],
    [
      'a turn that is gone',
      game([turn()], { heads: [{ turnId: 'g' }] }),
      tree([], { headTurnId: 'g' }),
      ['“I answer letter 1-1.” (narrated) stands 0 times in game g'],
    ],
    [
      'a turn that was told twice',
      game([turn()]),
      tree([
        ['t1', told],
        ['t1', told],
      ]),
      ['“I answer letter 1-1.” (narrated) stands 2 times in game g'],
    ],
    [
      'nothing of one that nobody answered, and that is there',
      game([unanswered], { heads: [{ turnId: 'g' }, { input: told }] }),
      tree([['t9', told]], { headTurnId: 't9' }),
      [],
    ],
    [
      'nothing of one that nobody answered, and that is not there',
      game([unanswered], { heads: [{ turnId: 'g' }, { input: told }] }),
      tree([], { headTurnId: 'g' }),
      [],
    ],
    [
      'one that nobody answered, and that is there twice',
      game([unanswered], { heads: [{ input: told }] }),
      tree(
        [
          ['t8', told],
          ['t9', told],
        ],
        { headTurnId: 't8' },
      ),
      ['“I answer letter 1-1.” (unknown) stands 2 times in game g'],
    ],
    [
      'one that was refused, and is there',
      game([refused], { heads: [{ turnId: 't9' }] }),
      tree([['t9', told]], { headTurnId: 't9' }),
      ['“I answer letter 1-1.” (refused) stands 1 times in game g'],
    ],
    [
      'one that nobody sent',
      game([turn()]),
      tree([
        ['t1', told],
        ['t2', 'I flee.'],
      ]),
      ['nobody sent turn t2 of game g'],
    ],
    [
      'a branch that grows from elsewhere',
      game([turn({ parentTurnId: 'g' })]),
      tree([['t1', told, 't0']]),
      ['turn t1 grew from t0, and was to grow from g'],
    ],
    [
      'an undo that was undone',
      game([turn()], { heads: [{ turnId: 'g' }] }),
      tree([['t1', told]]),
      ['game g stands at t1, and not at g'],
    ],
    [
      'a save that is lost',
      game([turn()], { saved: [{ turnId: 't1' }] }),
      tree([['t1', told]]),
      ['game g is saved at null, and not at t1'],
    ],
    [
      'nothing of a save that nobody answered',
      game([turn()], { saved: [null, { turnId: 't1' }] }),
      tree([['t1', told]]),
      [],
    ],
    [
      'a name that is lost',
      game([turn()], { names: ['North'] }),
      tree([['t1', told]]),
      ['the first branch of game g is called null, not North'],
    ],
  ])('%s', (_, line, shown, differences) => expect(judgeTree(line, shown)).toEqual(differences));
});

function entry(more: Partial<StatementEntry>): StatementEntry {
  return {
    kind: 'captured',
    at: '',
    turnId: null,
    gameId: null,
    paymentId: null,
    moneyCents: null,
    availableDeltaMicroUsd: 0,
    reservedDeltaMicroUsd: 0,
    frozenDeltaMicroUsd: 0,
    heldDeltaMicroUsd: 0,
    spentMicroUsd: 0,
    revision: 0,
    ...more,
  };
}
const statement = (...entries: StatementEntry[]) => ({ entries }) as Statement;
const charge = (turnId: string, spentMicroUsd = 12_000) => entry({ turnId, spentMicroUsd });

describe('of charges', () => {
  it.each<[string, TurnLine[], StatementEntry[], string[]]>([
    ['nothing where all is as it was told', [turn()], [charge('t1')], []],
    [
      'one that came twice',
      [turn()],
      [charge('t1'), charge('t1')],
      ['turn t1 (narrated) was charged 12000 and 12000, told 12000'],
    ],
    ['one that never came', [turn()], [], ['turn t1 (narrated) was charged nothing, told 12000']],
    ['nothing of one for a turn that nobody answered', [unanswered], [charge('t9')], []],
    [
      'one for a turn that nobody sent',
      [],
      [charge('t9')],
      ['1 charges for turns that were not sent; 0 were not answered'],
    ],
    [
      'one that came twice for a turn that nobody answered',
      [unanswered, unanswered],
      [charge('t9'), charge('t9')],
      ['2 charges for turns that were not sent; 2 were not answered'],
    ],
  ])('%s', (_, turns, entries, differences) =>
    expect(judgeCharges(diary({ games: [game(turns)] }), statement(...entries))).toEqual(differences),
  );
});

describe('of purchases', () => {
  const bought = {
    paymentId: 'p',
    amountCents: 500,
    paid: 'yes',
    refunds: 0,
    refundsPerhaps: 0,
    promisedCents: 0,
    deskCents: 0,
  } as const;
  const payment = (more: Partial<PaymentSummary> = {}) =>
    ({ paymentId: 'p', refundedCents: 0, pendingRefundCents: 0, ...more }) as PaymentSummary;
  const credited = entry({ kind: 'purchased', paymentId: 'p', availableDeltaMicroUsd: 5_000_000 });
  const back = entry({ kind: 'refund_settled', paymentId: 'p' });

  it.each<[string, Diary['purchases'][number], PaymentSummary[], StatementEntry[], string[]]>([
    ['nothing where all is as it was told', bought, [payment()], [credited], []],
    [
      'one that was credited twice',
      bought,
      [payment()],
      [credited, credited],
      ['payment p (paid: yes) was credited 2 times'],
    ],
    [
      'one that is lost',
      bought,
      [],
      [],
      ['payment p (paid: yes) is shown 0 times', 'payment p (paid: yes) was credited 0 times'],
    ],
    ['nothing of one that was perhaps paid', { ...bought, paid: 'perhaps' }, [], [], []],
    [
      'a refund that came twice',
      { ...bought, refunds: 1 },
      [payment({ refundedCents: 500 })],
      [credited, back, back],
      ['payment p (paid: yes) went back 2 times; told 1 times, not answered 0 times'],
    ],
    [
      'a refund of less than was promised',
      { ...bought, refunds: 1, promisedCents: 500 },
      [payment({ refundedCents: 400 })],
      [credited, back],
      ['payment p (paid: yes) went back with 400 cents; told 500, by the desk 0'],
    ],
  ])('%s', (_, line, payments, entries, differences) =>
    expect(judgePurchases(diary({ purchases: [line] }), payments, statement(...entries))).toEqual(
      differences,
    ),
  );
});
