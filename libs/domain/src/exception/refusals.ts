/** Every refusal of an exception: its code, and the sentence fit to show to auditors. */
import { reasonRefusals } from '../lasting-reason.js';
import { refuser } from '../refuser.js';

export const exceptionRefusals = {
  ...reasonRefusals,
  exception_taken: 'Another auditor has taken this exception.',
  exception_changed: 'The amount or the explanation is another by now. Please look at it again.',
  exception_not_explained: 'There is no explanation to decide about.',
  own_explanation: 'Whoever explains an exception does not decide about it: another auditor does.',
  exception_accepted: 'This explanation has been accepted already.',
};

export const refuse = refuser(exceptionRefusals);
