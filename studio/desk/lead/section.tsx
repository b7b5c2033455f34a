import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  /** A lead is titled by an h2. Parts of a page that is titled by an h1 take `h2`. */
  readonly heading?: 'h2' | 'h3';
  readonly children: ReactNode;
}

/** A titled part of a lead or of a page. */
export function Section({ title, heading: Heading = 'h3', children }: SectionProps) {
  const id = useId();
  return (
    <section className="desk-section" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </section>
  );
}
