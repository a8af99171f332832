import { findStrings } from '../../strings/desk/find.js';
import { DeskTitle } from '../ui/desk-title.js';

/** Who answers to what was searched for: `q` of the address. */
export function Component() {
  return <DeskTitle>{findStrings.title}</DeskTitle>;
}
