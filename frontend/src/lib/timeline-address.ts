/** The picture of the whole tree of a game. */
export function timelineAddress(gameId: string): string {
  return `/timeline?${new URLSearchParams({ game: gameId })}`;
}
