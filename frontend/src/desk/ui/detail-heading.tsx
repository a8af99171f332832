import { useEffect, useRef } from 'react';

/** The heading of what was chosen from a list. Choosing brings the focus here, so that Tab goes on within it. */
export function DetailHeading({ id, children }: { id: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Not when the address was opened: then nobody has chosen.
    if (document.activeElement?.closest('[data-row]')) heading.current?.focus();
  }, []);
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className="display text-large">
      {children}
    </h2>
  );
}
