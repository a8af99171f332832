import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export const UNDESCRIBED = Symbol('undescribed');

/** `@Undescribed()`: guarded, and listed by roles, like every call; but the API's description does not speak of it, for it is no part of the API. */
export const Undescribed = (): CustomDecorator<symbol> => SetMetadata(UNDESCRIBED, true);
