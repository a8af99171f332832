import type { Visit } from './visit.js';

/** Waits for the notification, reads it and closes it. @returns all it says */
export async function readToast({ page, press }: Visit, title: string): Promise<string> {
  const toast = page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title });
  await toast.waitFor();
  const text = await toast.innerText();
  await press(toast.getByRole('button', { name: 'Close notification' }));
  await toast.waitFor({ state: 'hidden' });
  return text;
}
