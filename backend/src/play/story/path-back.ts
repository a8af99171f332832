/** The one walk along a path of the tree: from a turn back to the opening. */
import type { EntityManager } from 'typeorm';

export interface PathFrom {
  readonly gameId: string;
  /** The turn that it begins with. */
  readonly turnId: string;
  /** Turns at the most, that one included; without it, the whole path. */
  readonly most?: number;
  /** The walk ends with this turn. Null: with the first one. */
  readonly until?: string | null;
}

/** PostgreSQL's largest integer. */
const WHOLE_PATH = 2_147_483_647;

/** Ids only: what is asked of the nodes is joined to them at the end, so that no text is carried along. */
const path = `
  WITH RECURSIVE path AS (
    SELECT turn_id, parent_turn_id, 1 AS place FROM turn_node WHERE turn_id = $1 AND game_id = $2
    UNION ALL
    SELECT node.turn_id, node.parent_turn_id, path.place + 1
    FROM turn_node node JOIN path ON node.turn_id = path.parent_turn_id
    WHERE path.place < $3 AND path.turn_id IS DISTINCT FROM $4::uuid
  )`;

/**
 * The rows of a path, newest first; none when the game has no such turn.
 * @param columns of `node`, a row of `turn_node`, and of what is `joined` to it
 */
export function pathBack<Row>(
  manager: EntityManager,
  { gameId, turnId, most = WHOLE_PATH, until = null }: PathFrom,
  columns: string,
  joined = '',
): Promise<Row[]> {
  const rows = `SELECT ${columns} FROM path JOIN turn_node node USING (turn_id) ${joined} ORDER BY place`;
  return manager.query<Row[]>(path + rows, [turnId, gameId, most, until]);
}
