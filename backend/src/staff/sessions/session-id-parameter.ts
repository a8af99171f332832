import { ParseUUIDPipe } from '@nestjs/common';
import { Refused } from '../../platform/refusals/index.js';

/** What is no id is nobody's. */
export const sessionIdParameter = new ParseUUIDPipe({
  exceptionFactory: () => new Refused('unknown_session'),
});
