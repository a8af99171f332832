import { Dialog, DialogContent } from '../../components/ui/dialog.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { useSeatedDesk } from '../lib/seated-desk.js';
import { KeyHint } from '../ui/key-hint.js';
import { desks } from './desks.js';

export function KeyboardMap({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { keys: map } = desks[useSeatedDesk()];
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={shellStrings.keyboard.title} className="max-w-sm">
        {map.map(([where, keys]) => (
          <section key={where} className="mt-5">
            <h3 className="eyebrow mb-2">{where}</h3>
            <dl className="grid grid-cols-[4rem_1fr] items-baseline gap-y-1.5">
              {keys.map(([key, does]) => (
                <div key={key} className="contents">
                  <dt>
                    <KeyHint>{key}</KeyHint>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </DialogContent>
    </Dialog>
  );
}
