/** A visitor pays before there is an account, and the account that comes with the same browser has the credits. */
import { violationsIn } from './support/accessibility.js';
import { newPlayer } from './support/account.js';
import { payWith, paysAlways } from './support/hosted-checkout.js';
import { letterTo } from './support/mailbox.js';
import { stepsOn } from './support/steps.js';
import { desktop, phone, visitors, type Visit } from './support/visit.js';

const open = visitors();

describe('a visitor on a phone', () => {
  const step = stepsOn(() => visit.page);
  let visit: Visit;
  let returned = '';
  let transaction = '';
  const pay = () => visit.page.getByRole('button', { name: 'Pay $1 - Play Now' });

  beforeAll(async () => {
    visit = await open({ viewport: phone, touch: true });
  });
  afterEach(async () => {
    const beyondTheEdge = await visit.page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(beyondTheEdge).toBeLessThanOrEqual(0);
  });

  step('is offered the catalogue’s price, whatever the address says', async () => {
    const { page } = visit;
    await page.goto('/checkout?product=full-game&price=-1');
    await pay().waitFor();
    expect(await violationsIn(page)).toEqual([]);
  });

  step('may cancel, and is told that nothing was charged', async () => {
    const { page, press } = visit;
    await press(pay());
    await press(page.getByRole('link', { name: 'Cancel' }));
    await page.getByText('Your payment was cancelled. No charges were made.').waitFor();
    await page.waitForURL('/checkout');
    expect(await violationsIn(page)).toEqual([]);
  });

  step('pays, and is thanked', async () => {
    const { page, press } = visit;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('session_id=')) returned = request.url();
    });
    await press(pay());
    await page.getByLabel('Email').fill('payer@example.org');
    await payWith(visit, paysAlways);
    await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
    await page.getByText('$1.00', { exact: true }).waitFor();
    await page.getByText('Completed', { exact: true }).waitFor();
    await page.waitForURL('/thank-you');
    expect(await violationsIn(page)).toEqual([]);
    await page.reload();
    await page.getByText('Completed', { exact: true }).waitFor();
    transaction = (await page.getByRole('definition').first().textContent()) ?? '';
    expect(transaction).toMatch(/^[0-9a-f]{8}$/);
    expect((await letterTo('payer@example.org', /^Your receipt/)).text).toContain(
      `Transaction: ${transaction}`,
    );
  });

  step('signs up, and has the credits', async () => {
    const { page, press } = visit;
    const player = newPlayer();
    await press(page.getByRole('link', { name: 'Sign Up to receive them' }));
    await page.getByLabel('Username').fill(player.username);
    await page.getByLabel('Email').fill(player.email);
    await page.getByLabel('Password').fill(player.password);
    await press(page.getByRole('button', { name: 'Create Account' }));
    await page.waitForURL('/thank-you');
    await page.getByText('Completed', { exact: true }).waitFor();
    expect(await page.getByRole('heading', { name: 'Your credits wait for an account' }).count()).toBe(0);
    await press(page.getByRole('link', { name: 'Go to My Account' }));
    await page.getByText('$1.00', { exact: true }).first().waitFor();
    await page.goto('/account?tab=credits');
    await page.getByRole('cell', { name: `Credits purchased Transaction ${transaction}` }).waitFor();
  });

  it('shows another browser nothing of it', async () => {
    const { page, watch } = await open({ viewport: desktop });
    watch.expect({ status: 404, address: '/api/credits/payment-success' });
    expect(returned).toContain('/thank-you?session_id=');
    await page.goto(returned);
    await page.getByRole('heading', { name: 'Thank you', exact: true }).waitFor();
    expect(await page.getByText('Completed', { exact: true }).count()).toBe(0);
    expect(await violationsIn(page)).toEqual([]);
  });
});

it('sells the credits that the address names, also after a payment was cancelled', async () => {
  const visit = await open({ viewport: phone, touch: true });
  const { page, press } = visit;
  await page.goto('/checkout?product=credits&price=5');
  const pay = page.getByRole('button', { name: 'Pay $5 - Play Now' });
  await press(pay);
  await press(page.getByRole('link', { name: 'Cancel' }));
  await page.getByText('Your payment was cancelled. No charges were made.').waitFor();
  await pay.waitFor();
  expect(await violationsIn(page)).toEqual([]);
});

it('thanks for an order of the address with no more than is sold', async () => {
  const { page, watch } = await open({ viewport: desktop });
  watch.expect({ status: 404, address: '/api/orders/' });
  await page.goto('/thank-you?order=ord_1234567890&amount=9000');
  await page.getByText('34567890', { exact: true }).waitFor();
  await page.getByText('$20.00', { exact: true }).waitFor();
  expect(await violationsIn(page)).toEqual([]);
});
