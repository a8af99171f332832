import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screenshots } from '../../../media/media.js';
import { ScreenshotCarousel } from './carousel.js';
import { slideForKey, wrapped } from './carousel-index.js';

describe('the ring', () => {
  it.each([
    [6, 0],
    [-1, 5],
    [7, 1],
    [-7, 5],
    [3, 3],
  ])('leads from %d to %d of six', (index, shown) => {
    expect(wrapped(index, 6)).toBe(shown);
  });

  it.each([
    ['ArrowRight', 5, 0],
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 0, 5],
    ['Home', 4, 0],
    ['End', 1, 5],
    ['Tab', 1, null],
    ['ArrowDown', 1, null],
  ])('%s at %d leads to %s', (key, index, next) => {
    expect(slideForKey(key, index, 6)).toBe(next);
  });
});

async function open() {
  render(
    <>
      <h2 id="looks">Looks</h2>
      <ScreenshotCarousel labelledBy="looks" />
    </>,
  );
  const carousel = screen.getByRole('region', { name: 'Looks' });
  const user = userEvent.setup();
  await within(carousel).findByRole('img');
  return {
    user,
    carousel,
    shown: () => within(carousel).getByRole('tabpanel').getAttribute('aria-label'),
    press: (name: string) => user.click(within(carousel).getByRole('button', { name })),
  };
}
const label = (number: number) => `${number} of 6: ${screenshots[number - 1]!.caption}`;

it('goes round to the end and on to the beginning', async () => {
  const { carousel, press, shown } = await open();
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  expect(shown()).toBe(label(1));
  await press('Previous screenshot');
  expect(shown()).toBe(label(6));
  await press('Next screenshot');
  expect(shown()).toBe(label(1));
  await press('Next screenshot');
  expect(shown()).toBe(label(2));
});

it('shows what a dot stands for, and says which one is shown', async () => {
  const { carousel, user, shown } = await open();
  await user.click(within(carousel).getByRole('tab', { name: /^Screenshot 4/ }));
  expect(shown()).toBe(label(4));
  expect(within(carousel).getByRole('tab', { selected: true })).toHaveAccessibleName(/^Screenshot 4/);
});

it('is leafed through with the arrow keys, one stop for the Tab key', async () => {
  const { carousel, user, shown } = await open();
  const tab = (number: number) =>
    within(carousel).getByRole('tab', { name: RegExp(`^Screenshot ${number}`) });
  tab(1).focus();
  await user.keyboard('{ArrowLeft}');
  expect(shown()).toBe(label(6));
  expect(tab(6)).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toBe(label(2));
  await user.keyboard('{End}');
  expect(shown()).toBe(label(6));
  await user.keyboard('{Home}');
  expect(shown()).toBe(label(1));
  expect(
    within(carousel)
      .getAllByRole('tab')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toEqual([tab(1)]);
});

it.each([
  ['to the left', 200, 100, 2],
  ['to the right', 100, 200, 6],
  ['hardly at all', 100, 120, 1],
])('takes a swipe %s', async (_how, from, to, number) => {
  const { carousel, user, shown } = await open();
  const target = within(carousel).getByRole('tabpanel');
  await user.pointer([
    { keys: '[TouchA>]', target, coords: { clientX: from, clientY: 50 } },
    { keys: '[/TouchA]', target, coords: { clientX: to, clientY: 55 } },
  ]);
  expect(shown()).toBe(label(number));
});

it('loads one picture at first, then also the next', async () => {
  const { carousel, press } = await open();
  const loaded = () => within(carousel).getAllByRole('img', { hidden: true }).length;
  expect(loaded()).toBe(1);
  await press('Next screenshot');
  expect(loaded()).toBe(2);
});
