/** What can be done from the dashboard: small forms, each posting to an address of its own. */
export const dashboardHome = '/dashboard';

export function actions(...forms: readonly string[]): string {
  return `<div class="actions">${forms.join('')}</div>`;
}

export function button(path: string, label: string): string {
  return `<form method="post" action="${dashboardHome}/${path}"><button type="submit">${label}</button></form>`;
}

interface AmountField {
  readonly field: string;
  /** Cents. */
  readonly most: number;
  /** What an empty field means. */
  readonly empty: string;
}

export function amountForm(path: string, label: string, { field, most, empty }: AmountField): string {
  return `<form method="post" action="${dashboardHome}/${path}">
      <input type="number" name="${field}" min="0" max="${most}" inputmode="numeric" placeholder="${empty}" aria-label="${label}: cents; empty: ${empty}">
      <button type="submit">${label}</button></form>`;
}
