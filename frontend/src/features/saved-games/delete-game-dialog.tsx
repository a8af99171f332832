import type { SavedGameSummary } from '@rubicon/contracts';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../components/ui/dialog.js';
import { eraLabels } from '../../lib/era/eras.js';
import { useDeleteGame } from './delete-game.api.js';

export function DeleteGameDialog({ game, onClose }: { game: SavedGameSummary; onClose: () => void }) {
  const deletion = useDeleteGame(onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        alert
        title="Delete Saved Game"
        description={`Are you sure you want to delete your ${game.characterName} game in the ${eraLabels[game.gameType].name}? This action cannot be undone.`}
      >
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button variant="danger" pending={deletion.isPending} onClick={() => deletion.mutate(game)}>
            Delete Game
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
