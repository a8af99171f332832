import { Fragment, type ReactNode } from 'react';

const PART = /\{(\w+)\}/;

/**
 * A sentence of these strings with more than text in it: `<Sentence text="Selected: {name}" parts={{ name: <b>Danton</b> }} />`. The
 * sentence stays whole, so that another language can order its parts differently. A part not given leaves its place empty.
 */
export function Sentence({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  // Splitting by a group keeps what it matched: text and names take turns.
  return text
    .split(PART)
    .map((piece, index) => (index % 2 === 0 ? piece : <Fragment key={index}>{parts[piece]}</Fragment>));
}
