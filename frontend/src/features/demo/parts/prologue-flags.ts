/** Which prologue this browser has to continue once there is an account: a turn played offers it, declining hides the offer. */
import { localItems } from '../../../lib/storage.js';

export function rememberServerDemo(): void {
  localItems.write('rubicon_server_demo', 'true');
}

export function hasServerDemo(): boolean {
  return localItems.read('rubicon_server_demo') === 'true';
}

/** A turn has been played, or the visitor asked to keep the prologue: what was declined before no longer counts. */
export function offerPrologue(): void {
  localItems.remove('rubicon_prologue_declined');
}

export function declinePrologue(): void {
  localItems.write('rubicon_prologue_declined', 'true');
  localItems.remove('rubicon_demo_redirect');
}

export function isPrologueDeclined(): boolean {
  return localItems.read('rubicon_prologue_declined') === 'true';
}

/** It goes on as a game of an account. */
export function forgetServerDemo(): void {
  localItems.remove('rubicon_server_demo');
  localItems.remove('rubicon_demo_redirect');
}
