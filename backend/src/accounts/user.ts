import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Role, Session, User } from '@rubicon/contracts';
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
  @ApiProperty({ enum: ['player', 'support', 'auditor', 'operator'] })
  role: Role;
}

@ApiSchema({ name: 'Session' })
export class SessionAnswer implements Session {
  @ApiProperty({ description: 'A JWT; its payload’s `exp` is in seconds.' })
  token: string;
  @ApiProperty({ type: UserAnswer })
  user: UserAnswer;
}

export function userOf({ playerId, username, email, createdAt, role }: AccountRow): UserAnswer {
  return { id: playerId, username, email, createdAt: createdAt.toISOString(), role };
}
