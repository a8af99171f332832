import type { ReactNode } from 'react';

/** A titled part of a screen, @param level of its title: 2 right below the screen's own */
export function Section({
  title,
  level = 3,
  children,
}: {
  title: string;
  level?: 2 | 3;
  children: ReactNode;
}) {
  const Title = `h${level}` as const;
  return (
    <section>
      <Title className="eyebrow mb-2 border-b border-line pb-1">{title}</Title>
      {children}
    </section>
  );
}
