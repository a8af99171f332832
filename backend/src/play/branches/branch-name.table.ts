import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SealedText } from '../../platform/keys/index.js';

/** What the player called a branch last; an empty name is none. */
@Entity('branch_name')
export class BranchNameRow {
  @PrimaryColumn('uuid', { name: 'game_id' })
  gameId: string;

  /** The node it begins with: the game's id for the first one. */
  @PrimaryColumn('uuid', { name: 'branch_id' })
  branchId: string;

  @Column('jsonb')
  name: SealedText;
}
