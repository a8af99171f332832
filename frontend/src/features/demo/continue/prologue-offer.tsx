import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EraEmblem } from '../../../components/era/era-emblem.js';
import { Button } from '../../../components/ui/button.js';
import { declinePrologue } from '../parts/prologue-flags.js';
import { demoStrings } from '../../../strings/demo.js';
import { useContinuePrologue } from './continue-prologue.api.js';
import { useWaitingPrologues } from './waiting-prologues.js';

/** To a player who came from a prologue: the same character, its turns the first pages of a new game (decision 1). */
export function PrologueOffer() {
  const [declined, setDeclined] = useState(false);
  const waiting = useWaitingPrologues();
  const navigate = useNavigate();
  const continuing = useContinuePrologue(
    ({ gameState }) => void navigate(`/game?gameType=${gameState.gameType}`),
  );
  if (declined || waiting.length === 0) return null;
  return (
    <div className="page-width pt-6">
      <section aria-labelledby="waiting-prologue" className="plate px-5 py-5 sm:px-7">
        <h2 id="waiting-prologue" className="display display-md">
          {demoStrings.continuing.title}
        </h2>
        <p className="mt-1 text-ink-soft">{demoStrings.continuing.text}</p>
        <ul className="mt-4 flex flex-col gap-4">
          {waiting.map((prologue) => {
            const { gameType, characterName, characterTitle, currentDate, turns, request } = prologue;
            const pending = continuing.isPending && continuing.variables.source === request.source;
            return (
              <li
                key={request.source}
                data-era={gameType}
                className="flex flex-wrap items-center gap-x-5 gap-y-3"
              >
                <EraEmblem era={gameType} className="size-12 shrink-0 text-ornament" />
                <p className="min-w-0 flex-1 basis-56">
                  <strong className="font-semibold">{characterName}</strong>
                  <span className="block text-aside text-ink-soft">
                    {demoStrings.continuing.played(characterTitle, currentDate, turns)}
                  </span>
                </p>
                <Button
                  pending={pending}
                  disabled={continuing.isPending}
                  onClick={() => continuing.mutate(request)}
                  className="max-sm:w-full"
                >
                  {pending ? demoStrings.continuing.pending : demoStrings.continuing.goOn(characterName)}
                </Button>
              </li>
            );
          })}
        </ul>
        <Button
          variant="ghost"
          size="sm"
          className="mt-3 -ml-3"
          disabled={continuing.isPending}
          onClick={() => {
            declinePrologue();
            setDeclined(true);
          }}
        >
          {demoStrings.continuing.decline}
        </Button>
      </section>
    </div>
  );
}
