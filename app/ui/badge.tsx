import type { ReactNode } from 'react';

interface BadgeProps {
  readonly tone?: 'neutral' | 'brand' | 'accent' | 'good' | 'warn' | 'bad';
  /** a dot before the words, filled when the thing is so at this moment */
  readonly dot?: 'filled' | 'hollow';
  readonly children: ReactNode;
}

/** A few words about the state of a thing. The words say it; the colour only helps. */
export function Badge({ tone = 'neutral', dot, children }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone} data-dot={dot}>
      {children}
    </span>
  );
}
