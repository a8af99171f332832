import type { QueryClient } from '@tanstack/react-query';
import { askAnew } from './ask-anew.js';
import { paymentsQuery } from './payments.js';
import { profileQuery } from './profile.js';
import { statementQuery } from './statement.js';

/** After a payment or a refund: whatever shows credits asks anew. Resolves when what is on the screen has its answer. */
export async function creditsMoved(queryClient: QueryClient): Promise<void> {
  await askAnew(queryClient, profileQuery, statementQuery, paymentsQuery);
}
