import { localDemoTurns } from '@rubicon/scenarios/public/local-demo';
import { Bookmark } from 'lucide-react';
import { Button } from '../../../components/ui/button.js';
import { DollarNote, ToCheckout } from '../parts/one-dollar.js';
import { demoStrings } from '../../../strings/demo.js';
import { useSavePrologue } from './save-prologue.js';

export function TopBar({ turnCount }: { turnCount: number }) {
  const savePrologue = useSavePrologue();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-y border-line py-2.5">
      <p className="flex items-baseline gap-3">
        <span className="display display-md">{demoStrings.prologue.title}</span>
        <span className="figures text-aside text-ink-soft">
          {demoStrings.prologue.turn(turnCount, localDemoTurns)}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {turnCount >= 1 && (
          <Button variant="ghost" size="sm" onClick={savePrologue}>
            <Bookmark aria-hidden="true" className="size-4" strokeWidth={1.6} />
            {demoStrings.prologue.save}
          </Button>
        )}
        <ToCheckout variant="secondary" size="sm">
          {demoStrings.prologue.unlock}
        </ToCheckout>
        <DollarNote className="max-sm:basis-full" />
      </div>
    </div>
  );
}
