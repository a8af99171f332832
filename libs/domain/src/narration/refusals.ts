/** Every refusal of the house's narration: its code, and the sentence fit to show to operators. */
import { reasonRefusals } from '../lasting-reason.js';
import { refuser } from '../refuser.js';

export const narrationRefusals = {
  ...reasonRefusals,
  narration_paused_already: 'Narration is paused already.',
  narration_not_paused: 'Narration is not paused: it goes on.',
  narrator_quiet_already: 'This narrator is quiet already: it finishes what it tells and begins nothing.',
  narrator_drained_already: 'This narrator is drained already: wake it first.',
  narrator_takes_turns: 'This narrator takes turns already.',
  last_narrator:
    'No other narrator takes turns: all would wait. Pause narration instead, which tells players why, or ask again with evenTheLast: true.',
  slots_out_of_range: 'A narrator has 0 to 1,000 slots.',
  slots_changed: 'Another operator has changed these slots meanwhile. Please look again.',
  daily_cap_out_of_range: 'The cap of a day is $0 to $1,000,000, in whole micro-dollars.',
  daily_cap_changed: 'Another operator has changed the cap meanwhile. Please look again.',
  daily_cap_as_configured: 'The cap is as configured: nobody has changed it.',
  fallback_forced_already: 'The first model is passed over already.',
  fallback_not_forced: 'The first model is not passed over.',
};

export const refuse = refuser(narrationRefusals);
