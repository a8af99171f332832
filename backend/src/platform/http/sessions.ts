/** Whether a sign-in still counts. The accounts slice keeps them; the guard asks. */
export abstract class Sessions {
  abstract isLive(sessionId: string, playerId: string): Promise<boolean>;
}
