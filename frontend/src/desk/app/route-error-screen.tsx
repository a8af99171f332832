import { Button } from '../../components/ui/button.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { DeskTitle } from '../ui/desk-title.js';

/** In place of a screen that could not be fetched or drawn; the shell around it stays. */
export function RouteErrorScreen() {
  return (
    <>
      <DeskTitle>{shellStrings.failed}</DeskTitle>
      <p className="mt-3 mb-6 text-ink-soft">{shellStrings.failedText}</p>
      <Button size="sm" onClick={() => window.location.reload()}>
        {shellStrings.reload}
      </Button>
    </>
  );
}
