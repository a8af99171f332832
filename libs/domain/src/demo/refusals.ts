/** Every refusal of a prologue: its code, and the sentence fit to show to the player. */
import { refuser } from '../refuser.js';

export const demoRefusals = {
  no_demo: 'There is no prologue under way in this browser.',
  demo_pending: 'The last turn of your prologue is still being written.',
  demo_turn_mismatch: 'Your prologue has moved on in another tab.',
  demo_completed: 'Your free prologue is over: its three turns are played.',
  demo_continued: 'This prologue has been continued in an account: it goes on there.',
};

export const refuse = refuser(demoRefusals);
