/** The payment provider's page. */
import type { Visit } from './visit.js';

export const paysAlways = '4242 4242 4242 4242';
export const declinedAlways = '4000 0000 0000 0002';

export async function payWith({ page, press }: Visit, cardNumber: string): Promise<void> {
  await page.getByLabel('Card number').fill(cardNumber);
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await press(page.getByRole('button', { name: 'Pay' }));
}
