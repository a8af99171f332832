import { shellStrings } from '../../strings/desk/shell.js';
import { DeskTitle } from '../ui/desk-title.js';

export function Component() {
  return <DeskTitle>{shellStrings.screens.sessions}</DeskTitle>;
}
