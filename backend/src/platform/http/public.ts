/**
 * Who a route answers besides signed-in players. `@Public()`: everybody, with a token or without. `@VisitorsToo()`: players as such, and
 * visitors; a token that counts no more is refused, since its player is no visitor. Either way `@CurrentPlayer()` tells who asks.
 */
import { SetMetadata, type CustomDecorator } from '@nestjs/common';

export type Access = 'public' | 'visitors-too';

export const ACCESS = Symbol('access');
export const Public = (): CustomDecorator<symbol> => SetMetadata(ACCESS, 'public' satisfies Access);
export const VisitorsToo = (): CustomDecorator<symbol> =>
  SetMetadata(ACCESS, 'visitors-too' satisfies Access);
