import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { DollarNote, ToCheckout } from '../parts/one-dollar.js';
import { demoStrings } from '../../../strings/demo.js';
import { leaveForSignUp, signUpPath } from './save-prologue.js';

/** Takes the input's place, and the focus that was in it. */
export function EndPanel({ characterName }: { characterName: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section
      aria-labelledby="prologue-end"
      className="mt-5 animate-rise border-l-4 border-second bg-surface px-5 py-5 sm:px-7"
    >
      <h2 id="prologue-end" ref={heading} tabIndex={-1} className="display display-lg">
        {demoStrings.prologue.end.title}
      </h2>
      <p className="mt-2">{demoStrings.prologue.end.text(characterName)}</p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <ToCheckout>{demoStrings.prologue.end.unlock}</ToCheckout>
        <Button asChild variant="secondary">
          <Link to={signUpPath} onClick={leaveForSignUp}>
            {demoStrings.prologue.end.later}
          </Link>
        </Button>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <DollarNote />
        <Button asChild variant="link">
          <Link to="/">{demoStrings.prologue.end.home}</Link>
        </Button>
      </div>
    </section>
  );
}
