import { track } from '../../../lib/analytics/index.js';
import { localItems } from '../../../lib/storage.js';
import { useToast } from '../../../lib/toast.js';
import { offerPrologue } from '../parts/prologue-flags.js';
import { demoStrings } from '../../../strings/demo.js';

/** It is kept with every turn; Save says so, and marks it as wanted. */
export function useSavePrologue(): () => void {
  const toast = useToast();
  return () => {
    localItems.write('rubicon_demo_saved', 'true');
    offerPrologue();
    toast({ title: demoStrings.prologue.saved, description: demoStrings.prologue.savedText });
  };
}

export const signUpPath = '/login?source=demo&action=signup';

/** Call on the way to `signUpPath`: there the prologue can be continued. */
export function leaveForSignUp(): void {
  localItems.write('rubicon_demo_redirect', 'true');
  offerPrologue();
  track({ name: 'demo_to_signup' });
}
