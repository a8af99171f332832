/** What a visitor typed (specification, section 5): not empty, at most 500 code points after trimming. */
import { demoInputLimit } from '@rubicon/contracts';
import { invalidRequest } from '../../platform/refusals/index.js';
import { wellFormed } from '../../platform/text/index.js';

/** @throws Refused `invalid_request` on the field */
export function readableAction(typed: string, field: string): string {
  const action = wellFormed(typed).trim();
  if (action === '') throw invalidRequest({ [field]: ['Please say what you do.'] });
  if (Array.from(action).length > demoInputLimit)
    throw invalidRequest({ [field]: [`Please keep your input under ${demoInputLimit} characters.`] });
  return action;
}
