/**
 * What an operation may answer other than success, for the API's description. `@Refuses('wrong_password')`: the codes that it refuses with
 * itself; what every one of its kind may answer follows from its guards. `@FailsWith(…)`: how the turn may end that it waits for.
 */
import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { FailureCode, RefusalCode } from '../refusals/index.js';
import type { EdgeCode } from './problems.js';

export const REFUSES = Symbol('refuses');
export const Refuses = (...codes: (RefusalCode | EdgeCode)[]): CustomDecorator<symbol> =>
  SetMetadata(REFUSES, codes);

export const FAILS_WITH = Symbol('fails-with');
export const FailsWith = (...codes: readonly FailureCode[]): CustomDecorator<symbol> =>
  SetMetadata(FAILS_WITH, codes);
