import { shellStrings } from '../../strings/desk/shell.js';
import { DeskTitle } from '../ui/desk-title.js';

export function NotFoundScreen() {
  return (
    <>
      <DeskTitle>{shellStrings.notFound}</DeskTitle>
      <p className="mt-3 text-ink-soft">{shellStrings.notFoundText}</p>
    </>
  );
}
