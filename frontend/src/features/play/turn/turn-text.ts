import type { Turn } from '@rubicon/contracts';

/** A turn as the player gives it. */
export type TurnText = Pick<Turn, 'userInput' | 'kind' | 'parentTurnId'>;
