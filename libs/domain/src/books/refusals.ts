/** Every refusal of the books: its code, and the sentence fit to show to auditors. */
import { reasonRefusals } from '../lasting-reason.js';
import { refuser } from '../refuser.js';

export const booksRefusals = {
  ...reasonRefusals,
  unknown_month: 'There is nothing in the books of this month.',
  month_not_over: 'This month has not been over for an hour yet.',
  month_closed: 'This month is closed.',
  earlier_month_open: 'An earlier month is open: months are closed in their order.',
  provider_not_fetched: 'The payment provider’s rows have not been fetched until the end of this month.',
  exceptions_open: 'There are exceptions that nobody has accepted.',
  heads_not_signed: 'Heads of the ledger are not signed here: no signing key is set.',
  books_changed: 'Another auditor has changed the books meanwhile. Please look at them again.',
  month_not_closed: 'This month is not closed.',
  later_month_closed: 'A later month is closed: only the last closed month is reopened.',
};

export const refuse = refuser(booksRefusals);
