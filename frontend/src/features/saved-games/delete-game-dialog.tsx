import type { GameType, SavedGameSummary } from '@rubicon/contracts';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '../../components/ui/dialog.js';
import { useDeleteGame } from './delete-game.api.js';

/** The scenarios as a sentence names them: of Japan there is only one. */
const scenarios: Readonly<Record<GameType, string>> = {
  french_revolution: 'the French Revolution',
  roman_republic: 'the Roman Republic',
  sengoku_japan: 'Sengoku Japan',
};

export function DeleteGameDialog({ game, onClose }: { game: SavedGameSummary; onClose: () => void }) {
  const deletion = useDeleteGame(onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        alert
        title="Delete Saved Game"
        description={`Are you sure you want to delete your ${game.characterName} game in ${scenarios[game.gameType]}? This action cannot be undone.`}
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
