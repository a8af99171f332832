import { ArrowLeft } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../lib/class-names.js';
import { demoStrings } from '../../../strings/demo.js';
import { Sketch, type SketchedPart } from './tutorial-sketch.js';

const steps: readonly { readonly title: string; readonly part: SketchedPart; readonly text: ReactNode }[] = [
  {
    part: 'story',
    ...demoStrings.tryFree.tutorial.story,
  },
  {
    part: 'input',
    ...demoStrings.tryFree.tutorial.input,
  },
  {
    part: 'status',
    ...demoStrings.tryFree.tutorial.status,
  },
];

/** Three steps over the scene; the last one begins the prologue. */
export function Tutorial({ onDone }: { onDone: () => void }) {
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = steps[index]!;
  const last = index === steps.length - 1;

  function show(next: number) {
    setIndex(next);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="tutorial-step" className="plate animate-rise px-5 py-4 shadow-float sm:p-8">
      <div className="flex items-center justify-between gap-4">
        <p className="eyebrow">{demoStrings.tryFree.tutorial.progress(index + 1, steps.length)}</p>
        <span aria-hidden="true" className="flex gap-1.5">
          {steps.map(({ title }, dot) => (
            <span
              key={title}
              className={classNames('size-2 rotate-45', dot === index ? 'bg-accent' : 'bg-line-strong')}
            />
          ))}
        </span>
      </div>
      <div className="mt-3 grid gap-5 sm:mt-4 sm:grid-cols-[9.5rem_1fr] sm:gap-7">
        <Sketch part={step.part} className="h-36 w-full max-sm:hidden" />
        <div className="sm:min-h-36">
          <h2 id="tutorial-step" ref={heading} tabIndex={-1} className="display display-lg">
            {step.title}
          </h2>
          <p className="mt-2">{step.text}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        {index === 0 ? (
          <Button variant="ghost" className="-ml-3 px-3" onClick={onDone}>
            {demoStrings.tryFree.tutorial.skip}
          </Button>
        ) : (
          <Button variant="ghost" className="-ml-3 px-3" onClick={() => show(index - 1)}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            {demoStrings.tryFree.tutorial.back}
          </Button>
        )}
        <Button size="lg" onClick={() => (last ? onDone() : show(index + 1))}>
          {last ? demoStrings.tryFree.tutorial.begin : demoStrings.tryFree.tutorial.next}
        </Button>
      </div>
    </section>
  );
}
