import { demoTurns } from '@rubicon/contracts';
import { Progress } from '../../../components/ui/progress.js';
import { demoStrings } from '../../../strings/demo.js';

/** @param turnsDone 0 to 3; the turn that is played is the next one */
export function TurnProgress({ turnsDone }: { turnsDone: number }) {
  const turn = Math.min(turnsDone + 1, demoTurns);
  return (
    <div className="flex items-center gap-4">
      <span className="figures shrink-0 text-aside font-semibold">
        {demoStrings.tryFree.turn(turn, demoTurns)}
      </span>
      <Progress value={turnsDone} max={demoTurns} label={demoStrings.tryFree.turnsPlayed} />
    </div>
  );
}
