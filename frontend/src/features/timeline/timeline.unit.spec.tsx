import type { GameState, GameTree, Share } from '@rubicon/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { desmoulins, firstTurn, openingState } from '../../testing/games.js';
import { renderApp } from '../../testing/render-app.js';
import { heldAnswer, problem, serveApi, type ServedApi } from '../../testing/serve-api.js';
import { freshSession, player, playerProfile } from '../../testing/sessions.js';
import { grownTree, turnIdOf, withBranchName, withEnding } from '../../testing/trees.js';

const { gameId } = openingState;
const address = `/timeline?game=${gameId}`;
let api: ServedApi;
let user: ReturnType<typeof userEvent.setup>;

/** jsdom lays nothing out: rows without a height would lie on one another. */
const ROW_PX = 62;
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: ROW_PX });
});

beforeEach(async () => {
  localStorage.setItem('token', freshSession().token);
  user = userEvent.setup({ pointerEventsCheck: 0 });
  api = await serveApi({
    'GET /api/auth/me': { body: player },
    'GET /api/user/profile': { body: playerProfile },
    'GET /api/games/saved': { body: [] },
  });
  stands(twoTellings);
});
afterEach(async () => {
  await api.close();
  localStorage.clear();
  sessionStorage.clear();
});

/** Four turns, then another way from turn 3, which ends in death. */
const twoTellings = withEnding(forked(), turnIdOf(5), 'death');
function forked(): GameTree {
  const tree = grownTree(5);
  const [, , , fourth, fifth] = tree.nodes;
  const begun = { ...fifth!, parentTurnId: turnIdOf(2), branchId: turnIdOf(5), depth: 3 };
  const [first] = tree.branches;
  return {
    ...tree,
    nodes: [...tree.nodes.slice(0, 4), begun],
    branches: [
      { ...first!, tipTurnId: fourth!.turnId, turnCount: 4, currentDate: fourth!.currentDate },
      {
        ...first!,
        branchId: begun.turnId,
        fromTurnId: turnIdOf(2),
        tipTurnId: begun.turnId,
        turnCount: 1,
        currentDate: begun.currentDate,
      },
    ],
    headTurnId: fourth!.turnId,
    savedTurnId: turnIdOf(1),
  };
}

function stands(tree: GameTree, state: Partial<GameState> = {}) {
  api.answer({
    [`GET /api/games/${gameId}/tree`]: { body: tree },
    [`GET /api/game/load/${gameId}`]: {
      body: {
        gameState: { ...openingState, headTurnId: tree.headTurnId, turnCount: tree.nodes.length, ...state },
        character: desmoulins,
      },
    },
  });
}

const said = () => screen.getAllByRole('treeitem').map((item) => item.firstElementChild?.textContent);
const row = (name: RegExp) => screen.findByRole('treeitem', { name });
const press = (keys: string) => user.keyboard(keys);
const asked = (method: string, path: string) =>
  api.asked.filter((call) => call.method === method && call.url === path).map(({ body }) => body);

it('tells the whole tree in words', async () => {
  renderApp(address);
  await screen.findByRole('tree', { name: 'Timeline of the story' });
  expect(said()).toEqual([
    'The opening, 14 July 1789.',
    'Turn 1, 17 July 1789. “Go east. Follow the crowd to the Bastille.” Saved here. The Bastille and the Great Fear begins.',
    'Turn 2, 20 July 1789. “I ask Lucile what she has heard of her father, and whether he would see me now.” 1 other telling, 1 turn.',
    'Turn 3, 29 July 1789. “What were the three estates?” Begins the branch “What were the three estates?”. The branch “What were the three estates?” ends here so far. The story ends here, in death. Not on the path told so far.',
    'Turn 3, 23 July 1789. “Print the pamphlet tonight.”',
    'Turn 4, 26 July 1789. “Wait.” You are here. The branch First telling ends here so far.',
  ]);
  expect(screen.getByText('5 turns in 2 branches')).toBeVisible();
  expect(document.title).toBe('The Timeline \u00b7 Rubicon');
  const levels = screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-level'));
  expect(levels).toEqual(['1', '1', '1', '2', '1', '1']);
});

it('is walked with the arrow keys: along the turns, into a telling and out of it', async () => {
  renderApp(address);
  const here = await row(/You are here/);
  expect(screen.getAllByRole('treeitem').filter((item) => item.tabIndex === 0)).toEqual([here]);
  act(() => here.focus());
  await press('{ArrowUp}{ArrowUp}');
  expect(await row(/in death/)).toHaveFocus();
  await press('{ArrowLeft}');
  const fork = await row(/^Turn 2/);
  expect(fork).toHaveFocus();
  expect(fork).toHaveAttribute('aria-expanded', 'true');
  await press('{ArrowLeft}');
  expect(fork).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('treeitem', { name: /in death/ })).toBeNull();
  await press('{ArrowRight}{ArrowRight}');
  expect(await row(/in death/)).toHaveFocus();
  await press('{Home}');
  expect(await row(/^The opening/)).toHaveFocus();
  await press('{End}');
  expect(await row(/You are here/)).toHaveFocus();
});

it('draws long runs as one until every turn is asked for', async () => {
  stands(grownTree(60));
  renderApp(address);
  const run = /^55 turns in a row, 20 July 1789 to 29 December 1789\.$/;
  expect(await row(run)).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByRole('button', { name: 'Show every turn' }));
  expect(await row(run)).toHaveAttribute('aria-expanded', 'true');
  expect(await row(/^Turn 2,/)).toHaveAttribute('aria-level', '2');
  await user.click(screen.getByRole('button', { name: 'Condense' }));
  expect(await row(run)).toHaveAttribute('aria-expanded', 'false');
  await user.click(await row(run));
  expect(await row(run)).toHaveAttribute('aria-expanded', 'true');
});

describe('a turn’s card', () => {
  const long = 'What were the three estates, and which of them paid for the powder?';
  beforeEach(() =>
    api.answer({
      [`GET /api/game/turns/${turnIdOf(5)}`]: {
        body: firstTurn({
          userInput: long,
          narrative: 'Nobody answers you.',
          ending: { kind: 'death', epilogue: 'They remembered the question.' },
        }),
      },
    }),
  );
  async function open(name: RegExp) {
    const { router } = renderApp(address);
    const turn = await row(name);
    act(() => turn.focus());
    await press('{Enter}');
    return { router, dialog: within(await screen.findByRole('dialog')) };
  }

  it('shows what was typed, in full, and what was told', async () => {
    const { dialog } = await open(/You are here/);
    expect(dialog.getByText('The story stands here. What you do next goes on from this turn.')).toBeVisible();
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await row(/in death/));
    const card = within(await screen.findByRole('dialog', { name: 'Turn 3' }));
    expect(await card.findByText(long)).toBeVisible();
    expect(card.queryByText('Nobody answers you.')).toBeNull();
    await user.click(card.getByRole('button', { name: 'Read it' }));
    expect(await card.findByText('Nobody answers you.')).toBeVisible();
    expect(card.getByText('They remembered the question.')).toBeVisible();
  });

  it('reads the opening', async () => {
    api.answer({
      [`GET /api/games/${gameId}/turns`]: {
        body: {
          turns: [],
          nextBefore: null,
          opening: { narrative: 'The tocsin.', currentDate: '14 July 1789' },
        },
      },
    });
    const { dialog } = await open(/^Turn 4/);
    expect(dialog.getByRole('heading', { name: 'Turn 4' })).toBeVisible();
    await press('{Escape}');
    await user.click(await row(/^The opening/));
    const card = within(await screen.findByRole('dialog', { name: 'The opening' }));
    await user.click(card.getByRole('button', { name: 'Read it' }));
    expect(await card.findByText('The tocsin.')).toBeVisible();
  });

  it('goes back to the turn, and on to the game there', async () => {
    const back = { ...openingState, headTurnId: turnIdOf(5), currentDate: '29 July 1789' };
    api.answer({
      [`POST /api/games/${gameId}/rewind`]: { body: { gameState: back, character: desmoulins } },
      'GET /api/game/state': { body: { gameState: back, character: desmoulins } },
    });
    const { router, dialog } = await open(/in death/);
    await user.click(dialog.getByRole('button', { name: 'Go back to here' }));
    expect(await screen.findByText('The story stands here again')).toBeVisible();
    expect(asked('POST', `/api/games/${gameId}/rewind`)).toEqual([{ turnId: turnIdOf(5) }]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/game'));
    expect(router.state.location.search).toBe('?gameType=french_revolution');
  });

  it('says why it cannot while a turn is being written', async () => {
    api.answer({ [`POST /api/games/${gameId}/rewind`]: problem(409, 'turn_pending', 'Busy.') });
    const { dialog, router } = await open(/in death/);
    await user.click(dialog.getByRole('button', { name: 'Go back to here' }));
    expect(await screen.findByText(/^A turn is being written in this game\. Wait for its end/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/timeline');
  });

  it('says that the game is gone when it was deleted elsewhere', async () => {
    const { dialog } = await open(/in death/);
    const gone = problem(404, 'game_not_found', 'There is no such game.');
    api.answer({
      [`POST /api/games/${gameId}/rewind`]: gone,
      [`GET /api/games/${gameId}/tree`]: gone,
    });
    await user.click(dialog.getByRole('button', { name: 'Go back to here' }));
    expect(await screen.findByRole('heading', { name: 'There is no such game' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the branches', () => {
  async function branches() {
    const rendered = renderApp(address);
    await user.click(await screen.findByRole('tab', { name: 'Branches (2)' }));
    return rendered;
  }

  it('stand with their turns, days and endings, the one told first', async () => {
    await branches();
    const list = within(screen.getByRole('list', { name: 'Branches' }));
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'First telling',
      '“What were the three estates?”',
    ]);
    expect(list.getByText('4 turns \u00b7 up to 26 July 1789')).toBeVisible();
    expect(list.getByText('Death')).toBeVisible();
    expect(list.getAllByRole('button', { name: /^Return to this branch: “What/ })).toHaveLength(1);
  });

  it('get a name, and lose it when it is empty', async () => {
    const names: unknown[] = [];
    const path = `/api/games/${gameId}/branches/${turnIdOf(5)}`;
    api.answer({
      [`PUT ${path}`]: ({ body }) => {
        names.push(body);
        const { name } = body as { name: string };
        return { body: withBranchName(twoTellings, 1, name === '' ? null : name) };
      },
    });
    await branches();
    await user.click(screen.getByRole('button', { name: 'Name the branch “What were the three estates?”' }));
    const field = screen.getByRole('textbox', { name: 'Name of the branch' });
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('maxlength', '60');
    await user.type(field, '  The question {Enter}');
    expect(await screen.findByRole('heading', { name: 'The question' })).toBeVisible();
    const rename = screen.getByRole('button', { name: 'Name the branch The question' });
    expect(rename).toHaveFocus();
    await user.click(rename);
    await user.clear(screen.getByRole('textbox', { name: 'Name of the branch' }));
    await press('{Enter}');
    expect(await screen.findByText('Name taken away')).toBeVisible();
    expect(names).toEqual([{ name: 'The question' }, { name: '' }]);
    await user.click(screen.getByRole('button', { name: /^Name the branch “What/ }));
    await press('nothing{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(names).toHaveLength(2);
  });

  it('are returned to, each to its last turn', async () => {
    api.answer({ [`POST /api/games/${gameId}/rewind`]: problem(409, 'turn_pending', 'Busy.') });
    await branches();
    await user.click(screen.getByRole('button', { name: /^Return to this branch: “What/ }));
    expect(await screen.findByText(/^A turn is being written/)).toBeVisible();
    expect(asked('POST', `/api/games/${gameId}/rewind`)).toEqual([{ turnId: turnIdOf(5) }]);
  });

  it('are held against each other', async () => {
    const { router } = await branches();
    await user.click(screen.getByRole('button', { name: /^Compare the branch “What/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare two tellings' }));
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Where the story stands (26 July 1789)',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Compare' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/timeline/compare'));
    expect(router.state.location.search).toBe(`?game=${gameId}&left=${turnIdOf(5)}&right=${turnIdOf(4)}`);
  });
});

describe('a book', () => {
  const saved = jest.fn<string, [Blob]>(() => 'blob:book');
  const names: string[] = [];
  beforeEach(() => {
    names.length = 0;
    saved.mockClear();
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: jest.fn() });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['EPUB', 'epub'],
    ['Print-ready page', 'html'],
    ['Markdown', 'markdown'],
  ])('is saved as %s, under the name the server gives it', async (label, format) => {
    api.answer({
      [`GET /api/games/${gameId}/book`]: {
        headers: { 'content-disposition': 'attachment; filename="camille.book"' },
        body: 'The tocsin.',
      },
    });
    renderApp(address);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a book of it' }));
    await user.click(dialog.getByRole('radio', { name: RegExp(`^${label}`) }));
    await user.click(dialog.getByRole('button', { name: 'Save the book' }));
    expect(await screen.findByText('Saved as camille.book.')).toBeVisible();
    expect(names).toEqual(['camille.book']);
    const call = api.asked.find(({ url }) => url.startsWith(`/api/games/${gameId}/book`))!;
    expect(call.url).toBe(`/api/games/${gameId}/book?format=${format}&turn=${turnIdOf(4)}`);
    expect(call.headers.authorization).toMatch(/^Bearer /);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that it is being made, and when it could not be', async () => {
    const held = heldAnswer();
    api.answer({
      [`GET /api/games/${gameId}/book`]: held.answer,
    });
    renderApp(address);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('button', { name: 'Save the book' }));
    expect(await screen.findByRole('button', { name: 'Binding the book...' })).toBeDisabled();
    await waitFor(() => expect(api.asked.some(({ url }) => url.includes('/book?'))).toBe(true));
    held.give(problem(503, 'unavailable', 'Not now.'));
    expect(await screen.findByText('The book could not be made')).toBeVisible();
    expect(screen.getByText('Not now.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Save the book' })).toBeEnabled();
    expect(names).toEqual([]);
  });
});

describe('sharing', () => {
  const share: Share = {
    shareId: '5e0a',
    turnId: turnIdOf(4),
    url: 'https://rubicon.example/shared/5e0a',
    branch: { branchId: gameId, name: null },
    currentDate: '26 July 1789',
    sharedAt: '2026-03-14T10:00:00.000Z',
  };
  const shares = `/api/games/${gameId}/shares`;
  async function open(links: Share[]) {
    api.answer({ [`GET ${shares}`]: { body: { shares: links } } });
    renderApp(address);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    return within(await screen.findByRole('dialog', { name: 'Share the story' }));
  }

  it('says who can read what, makes a link and copies it', async () => {
    api.answer({
      [`POST ${shares}`]: () => {
        api.answer({ [`GET ${shares}`]: { body: { shares: [share] } } });
        return { status: 201, body: share };
      },
    });
    const dialog = await open([]);
    expect(dialog.getByText(/^Anyone who has the link can read it, without an account/)).toBeVisible();
    expect(await dialog.findByText('None: nobody else can read this game.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Make a link' }));
    expect(await dialog.findByRole('textbox', { name: 'Link to share' })).toHaveValue(share.url);
    const [call] = api.asked.filter(({ method, url }) => method === 'POST' && url === shares);
    expect(call!.body).toEqual({ turnId: turnIdOf(4) });
    expect(call!.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    await user.click(dialog.getByRole('button', { name: 'Copy: Link to share' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(share.url);
  });

  it('keeps the link that was made while the list was on its way', async () => {
    const other = { ...share, shareId: 'other', turnId: turnIdOf(2) };
    const list = heldAnswer();
    let asked = 0;
    api.answer({
      [`GET ${shares}`]: () => ((asked += 1) === 1 ? list.answer() : { body: { shares: [share, other] } }),
      [`POST ${shares}`]: { status: 201, body: share },
    });
    renderApp(address);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('button', { name: 'Make a link' }));
    await screen.findByRole('textbox', { name: 'Link to share' });
    list.give({ body: { shares: [other] } });
    await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(2));
    expect(screen.getByRole('textbox', { name: 'Link to share' })).toHaveValue(share.url);
  });

  it('shows the link of a turn that has one, and makes none beside it', async () => {
    const dialog = await open([{ ...share, shareId: 'other', turnId: turnIdOf(2) }, share]);
    expect(await dialog.findByText('This turn has a link already')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Link to share' })).toHaveValue(share.url);
    expect(dialog.queryByRole('button', { name: 'Make a link' })).toBeNull();
    expect(dialog.getAllByRole('textbox')).toHaveLength(2);
  });

  it('takes a link back once that is confirmed', async () => {
    api.answer({ [`DELETE ${shares}/5e0a`]: { status: 204, body: '' } });
    const dialog = await open([share]);
    const named = 'First telling, up to 26 July 1789';
    await user.click(await dialog.findByRole('button', { name: `Take back the link to ${named}` }));
    expect(api.asked.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(dialog.getByRole('button', { name: `Take back the link to ${named}` }));
    await user.click(dialog.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('Link taken back')).toBeVisible();
    expect(dialog.getByText('None: nobody else can read this game.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible();
  });

  it('says when there are as many as there may be', async () => {
    api.answer({ [`POST ${shares}`]: problem(409, 'too_many_shares', 'Too many.') });
    const dialog = await open([{ ...share, turnId: turnIdOf(2) }]);
    await user.click(dialog.getByRole('button', { name: 'Make a link' }));
    expect(await screen.findByText(/^This game has as many open links as a game may have/)).toBeVisible();
  });
});

describe('without a tree to show', () => {
  it('says that nothing has been told yet', async () => {
    stands(grownTree(0));
    renderApp(address);
    expect(await screen.findByRole('heading', { name: 'Nothing told yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Play the first turn' })).toHaveAttribute(
      'href',
      `/game?loadGame=${gameId}&gameType=french_revolution`,
    );
    expect(screen.queryByRole('tree')).toBeNull();
  });

  it('leads to the saved games when the address names no game, or one that is not there', async () => {
    renderApp('/timeline');
    expect(await screen.findByRole('heading', { name: 'Which game?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your Saved Games' })).toHaveAttribute('href', '/saved-games');
    act(() => document.body.replaceChildren());
    renderApp('/timeline?game=other');
    expect(await screen.findByRole('heading', { name: 'There is no such game' })).toBeVisible();
  });

  it('waits, and can be tried again', async () => {
    const held = heldAnswer();
    api.answer({
      [`GET /api/games/${gameId}/tree`]: held.answer,
    });
    renderApp(address);
    expect(await screen.findByText('Unrolling the timeline...')).toBeVisible();
    await waitFor(() => expect(api.asked.some(({ url }) => url.endsWith('/tree'))).toBe(true));
    held.give(problem(503, 'unavailable', 'Not now.'));
    expect(await screen.findByText('Not now.')).toBeVisible();
    stands(twoTellings);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await row(/You are here/)).toBeVisible();
  });
});
