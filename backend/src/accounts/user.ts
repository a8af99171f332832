import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Session, User } from '@rubicon/contracts';
import type { AccountRow } from './account.table.js';

@ApiSchema({ name: 'User' })
export class UserAnswer implements User {
  @ApiProperty({ format: 'uuid' })
  id: string;
  @ApiProperty()
  username: string;
  @ApiProperty({ format: 'email' })
  email: string;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

@ApiSchema({ name: 'Session' })
export class SessionAnswer implements Session {
  @ApiProperty({ description: 'A JWT; its payload’s `exp` is in seconds.' })
  token: string;
  @ApiProperty({ type: UserAnswer })
  user: UserAnswer;
}

export function userOf({ playerId, username, email, createdAt }: AccountRow): UserAnswer {
  return { id: playerId, username, email, createdAt: createdAt.toISOString() };
}
