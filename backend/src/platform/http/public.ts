/** `@Public()`: the route answers without a token too; with a valid one `@CurrentPlayer()` still tells who asks. */
import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const IS_PUBLIC = Symbol('public');
export const Public = (): CustomDecorator<symbol> => SetMetadata(IS_PUBLIC, true);
