import type { SavedGameSummary } from '@rubicon/contracts';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../components/ui/dialog.js';
import { commonStrings } from '../../strings/common.js';
import { savedGamesStrings } from '../../strings/saved-games.js';
import { useDeleteGame } from './delete-game.api.js';

export function DeleteGameDialog({ game, onClose }: { game: SavedGameSummary; onClose: () => void }) {
  const deletion = useDeleteGame(onClose);
  const { question, scenarios } = savedGamesStrings.deletion;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        alert
        title={savedGamesStrings.deletion.title}
        description={question(game.characterName, scenarios[game.gameType])}
      >
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">{commonStrings.cancel}</Button>
          </DialogClose>
          <Button variant="danger" pending={deletion.isPending} onClick={() => deletion.mutate(game)}>
            {savedGamesStrings.deletion.confirm}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
